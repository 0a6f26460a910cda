"""The style of the page: a dim study, paper on dark wood."""

from rlyeh.decks.stats.colours import BRASS, DUST, EDGE, GREEN, NIGHT, PAPER, PLANK, WOOD

STYLE = f"""
* {{ box-sizing: border-box; }}
html {{ background: {NIGHT}; }}
body {{
  margin: 0 auto; max-width: 1180px; padding: 2.2rem 1.4rem 1.5rem; color: {PAPER};
  font: 16px/1.5 "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
  background: repeating-linear-gradient(90deg, {WOOD} 0 118px, {NIGHT} 118px 120px) {WOOD};
}}
h1, h2, h3 {{ font-weight: 600; letter-spacing: .04em; margin: 0; }}
header {{ text-align: center; margin-bottom: 1.8rem; padding-bottom: 1.4rem; border-bottom: 3px double {BRASS}; }}
header p {{ margin: .2rem 0; color: {DUST}; }}
header .tiles + p {{ margin-top: .9rem; font-size: .9rem; }}
header .over {{ color: {GREEN}; text-transform: uppercase; letter-spacing: .25em; font-size: .75rem; }}
h1 {{ font-size: 2.1rem; overflow-wrap: anywhere; }}
ul, ol {{ list-style: none; margin: 0; padding: 0; }}
.tiles {{ display: flex; flex-wrap: wrap; justify-content: center; gap: .8rem; margin-top: 1.1rem; }}
.tiles li {{ min-width: 7rem; padding: .5rem 1rem; background: {PLANK}; border: 1px solid {EDGE}; }}
.tiles strong {{ display: block; font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums; }}
.tiles span {{ color: {DUST}; font-size: .8rem; }}
.panels {{ columns: 3 320px; column-gap: 1.1rem; margin-bottom: 1.1rem; }}
.panel {{
  background: {PLANK}; border: 1px solid {EDGE}; outline: 1px solid {NIGHT}; padding: 1rem 1.2rem 1.1rem;
  break-inside: avoid;
}}
.panel + .panel {{ margin-top: 1.1rem; }}
h2 {{ font-size: 1rem; color: {BRASS}; padding-bottom: .45rem; margin-bottom: .8rem; border-bottom: 1px solid {EDGE}; }}
h3 {{ font-size: .9rem; color: {BRASS}; margin-bottom: .3rem; }}
.note {{ color: {DUST}; font-size: .82rem; margin: .7rem 0 0; }}
.legend {{ display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; margin-top: .6rem; font-size: .85rem; }}
.legend i, .list i {{ display: inline-block; width: .7em; height: .7em; margin-right: .45em; }}
.mark {{ vertical-align: -2px; margin-right: .35em; }}
.scroll {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; font-size: .88rem; font-variant-numeric: tabular-nums; }}
td, thead th, .figures tr:first-child th {{ text-align: center; }}
th {{ font-weight: 500; color: {DUST}; }}
.figures {{ margin-top: .6rem; font-size: .76rem; }}
.figures td, .figures th {{ padding: .15rem .1rem; border-top: 1px solid {EDGE}; }}
.heat td, .heat th {{ padding: .22rem .4rem; border: 1px solid {EDGE}; }}
tbody th, .figures th:first-child {{ text-align: left; color: {PAPER}; white-space: nowrap; }}
.count {{ color: {DUST}; }}
.hand {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(118px, 1fr)); gap: .5rem; margin: 0 0 .9rem; }}
.hand li {{
  position: relative; min-height: 6.6rem; padding: .45rem .55rem; color: #2a2018; background: #d9c9a2;
  border-top: 6px solid; display: flex; flex-direction: column; line-height: 1.2;
}}
.hand .cost {{ font-size: 1.15rem; }}
.hand .title {{ font-size: .86rem; font-weight: 600; }}
.hand small {{ font-size: .72rem; color: #5c4c38; }}
.hand .title + small {{ margin-top: auto; }}
.hand .icons {{ letter-spacing: .14em; font-weight: 600; min-height: 1em; }}
.list {{ columns: 3 240px; column-gap: 2rem; font-size: .9rem; }}
.list div {{ margin-bottom: 1rem; }}
.list li {{ break-inside: avoid; }}
.list small {{ color: {DUST}; }}
footer {{ margin-top: 1.6rem; text-align: center; color: {DUST}; font-size: .8rem; }}
@media print {{ * {{ print-color-adjust: exact; }} }}
"""
