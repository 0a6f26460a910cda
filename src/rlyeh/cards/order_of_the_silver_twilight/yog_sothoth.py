"""The Order of the Silver Twilight: Yog-Sothoth."""

from rlyeh.language import *

CURSE_OF_THE_PUTRID_HUSK = support(
    "ost-008", "Curse of the Putrid Husk", YOG_SOTHOTH, cost=1, subtypes="Attachment, Curse",
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[loses_keywords(HOST)],
)
