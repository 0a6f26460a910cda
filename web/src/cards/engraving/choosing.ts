/** What is shown on which card: by its subtypes, its type, the words of its title, and its faction. */

import type { Shown } from "./engrave";
import * as beasts from "./beasts";
import * as belongings from "./belongings";
import * as grounds from "./grounds";
import type { Setting } from "./grounds";
import { HOLDINGS, type Holding } from "./holdings";
import * as outer from "./outer";
import { hooded, person, type Look } from "./people";
import * as places from "./places";
import { placed, type Scene, type Thing } from "./plate";
import type { Chance } from "./random";
import * as relics from "./relics";
import * as signs from "./signs";

type Subject = (chance: Chance, facts: Shown) => Thing[];
type Idea = { show: Subject; before: readonly Setting[] };

const idea = (show: Subject, ...before: readonly Setting[]): Idea => ({ show, before });

const WOMEN =
  /\b(mistress|mother|lady|miss|mrs|madame|daughter|sister|girl|queen|widow|julia|jenny|agnes|ashley|diana|mandy|carolyn|kate|marie|wendy|lavinia|asenath|keziah|sarah|anne?|mary|rita|daisy|ursula|lola|femme|dancer|witch|student)\b/i;

/** A person fills the picture, and may stand at either side of it. */
function portrait(chance: Chance, figure: readonly Thing[]): Thing[] {
  const things = placed(
    figure,
    chance.between(-0.05, 0.05),
    chance.between(1.18, 1.32),
    chance.between(-16, 10),
    16,
  );
  return chance.coin() ? things : flipped(things);
}

function flipped(things: readonly Thing[]): Thing[] {
  return things.map((thing) => {
    const { shape, tone } = thing;
    return {
      ...thing,
      shape: (x, y) => shape(-x, y),
      tone: typeof tone === "number" ? tone : (x, y) => tone(-x, y),
    };
  });
}

function somebody(
  look: Partial<Look>,
  hats: readonly Look["hat"][],
  dresses: readonly Look["dress"][],
  holdings: readonly (Holding | "")[],
): Subject {
  return (chance, facts) => {
    const woman = WOMEN.test(`${facts.title} ${facts.descriptor ?? ""}`) || chance.coin(0.18);
    const own: Look = {
      hat: woman ? chance.one(["cloche", "none", "none"]) : chance.one(hats),
      dress: woman ? chance.one(["gown", "coat"]) : chance.one(dresses),
      hair: woman ? "bob" : chance.one(["short", "short", "bald", "wild"]),
      beard: !woman && chance.coin(0.28),
      glasses: chance.coin(0.2),
      ...look,
    };
    const held = chance.one(holdings);
    return portrait(chance, [...person(chance, own), ...(held ? HOLDINGS[held]() : [])]);
  };
}

const detective = somebody(
  {},
  ["fedora", "fedora", "bowler"],
  ["coat", "coat", "suit"],
  ["lantern", "gun", "pipe", "", "rifle"],
);
const officer = somebody(
  { glasses: false },
  ["peaked", "fedora"],
  ["uniform", "suit"],
  ["gun", "", "rifle", "lantern"],
);
const crook = somebody(
  { glasses: false },
  ["fedora", "cap", "bowler"],
  ["suit", "coat"],
  ["gun", "knife", "", "pipe"],
);
const scholar = somebody(
  { glasses: true },
  ["none", "mortar", "bowler"],
  ["suit", "robe"],
  ["book", "book", "lantern", "pipe"],
);
const wanderer = somebody(
  {},
  ["cap", "none", "fedora"],
  ["coat", "suit"],
  ["lantern", "knife", "", "rifle", "candle"],
);
const player = somebody({}, ["none", "bowler"], ["suit"], ["violin"]);
const dreamer = somebody({ hat: "none" }, ["none"], ["robe", "gown"], ["candle", "", "lantern"]);
const worshipper: Subject = (chance) =>
  portrait(chance, [
    ...hooded(chance, chance.coin(0.75)),
    ...HOLDINGS[chance.one(["candle", "knife", "book"])](),
  ]);
const sorcerer: Subject = (chance, facts) =>
  chance.coin(0.45)
    ? worshipper(chance, facts)
    : somebody(
        { beard: chance.coin(0.6), hat: "none" },
        ["none"],
        ["robe"],
        ["candle", "book"],
      )(chance, facts);

const { night, rays, sea, wood, town, bricks, library, columns, storm, vortex, lamplight, between } = grounds;

/** By subtype; the first of a card's own that is here decides. */
const BY_SUBTYPE: readonly (readonly [string, Idea])[] = [
  [
    "Ancient One",
    idea(
      (chance, facts) =>
        facts.faction === "neutral" ? outer.pharaoh(chance) : outer.elder(chance, facts.faction ?? ""),
      rays,
      vortex,
      storm,
    ),
  ],
  ["Zoog", idea((chance) => beasts.zoog(chance), wood, night)],
  ["Deep One", idea((chance) => beasts.fishman(chance), sea, sea, storm)],
  ["Mi-Go", idea((chance) => outer.fungus(chance), between, night)],
  ["Dark Young", idea((chance) => outer.young(chance), wood, storm)],
  ["Ghoul", idea((chance) => beasts.ghoul(chance), night, bricks)],
  ["Musician", idea(player, lamplight, columns)],
  ["Cultist", idea(worshipper, columns, bricks, night, rays)],
  ["Sorcerer", idea(sorcerer, vortex, columns, library)],
  ["Scientist", idea(scholar, library, lamplight)],
  ["Faculty", idea(scholar, library, columns)],
  ["Student", idea(scholar, library, lamplight)],
  ["Dreamer", idea(dreamer, night, vortex, between)],
  ["Government", idea(officer, town, bricks, columns)],
  ["Criminal", idea(crook, bricks, town, lamplight)],
  ["Investigator", idea(detective, town, bricks, lamplight, night)],
  ["Independent", idea(wanderer, night, wood, sea, storm)],
  [
    "Servitor",
    idea(
      (chance) => chance.one([outer.flier, outer.mass, beasts.worm, beasts.phantom])(chance),
      vortex,
      storm,
      night,
    ),
  ],
  [
    "Monster",
    idea(
      (chance) => chance.one([outer.mass, beasts.hound, beasts.worm, outer.flier])(chance),
      storm,
      wood,
      night,
    ),
  ],
  [
    "Creature",
    idea((chance) => chance.one([beasts.hound, beasts.worm, beasts.phantom])(chance), wood, night),
  ],
  ["Tome", idea((chance) => chance.one([relics.tome, relics.openBook])(chance), library, lamplight)],
  [
    "Weapon",
    idea(
      (chance) => chance.one([belongings.revolver, belongings.longGun, belongings.dagger])(chance),
      lamplight,
      bricks,
    ),
  ],
  ["Vehicle", idea((chance) => belongings.car(chance), town, night)],
  [
    "Artifact",
    idea((chance) => chance.one([relics.idol, relics.amulet, belongings.key])(chance), rays, lamplight),
  ],
  ["Curse", idea((chance) => chance.one([signs.claw, signs.greatEye])(chance), vortex, storm)],
  ["Madness", idea((chance) => chance.one([signs.greatEye, relics.mask])(chance), vortex, between)],
  ["Spell", idea((chance) => chance.one([signs.circleOfPower, relics.openBook])(chance), vortex, lamplight)],
  ["Ritual", idea((chance) => signs.circleOfPower(chance), columns, lamplight)],
  [
    "Item",
    idea(
      (chance) =>
        chance.one([relics.amulet, () => belongings.lamp(), belongings.key, relics.idol, relics.jar])(chance),
      lamplight,
      rays,
      bricks,
    ),
  ],
  ["Dreamlands", idea((chance) => places.minarets(chance), night, vortex, between)],
  [
    "Location",
    idea(
      (chance) => chance.one([places.mansion, places.tower, places.temple, places.street])(chance),
      night,
      storm,
    ),
  ],
  [
    "Environment",
    idea((chance) => chance.one([places.mountains, places.stonesRing, places.graves])(chance), night, storm),
  ],
  ["Research", idea((chance) => chance.one([signs.web, belongings.bottles])(chance), bricks, library)],
  ["Tactic", idea((chance) => signs.web(chance), bricks)],
];

/** By a word of the title; it goes before subtypes that say little. */
const BY_WORD: readonly (readonly [RegExp, Idea])[] = [
  [
    /shotgun|rifle|tommy|machine gun|thompson/i,
    idea((chance) => belongings.longGun(chance), lamplight, bricks),
  ],
  [
    /revolver|pistol|\.\d\d|gun\b|shot\b|blast|bullet|marksman/i,
    idea((chance) => belongings.revolver(chance), bricks, lamplight),
  ],
  [
    /knife|dagger|blade|sacrific|slaughter|blood|assassin|stab/i,
    idea((chance) => belongings.dagger(chance), lamplight, rays),
  ],
  [
    /necronomicon|book|tome|text|manuscript|page|diary|journal|litany|theor|stud(y|ies)|letter|scroll|papers?\b|map\b/i,
    idea((chance) => chance.one([relics.tome, relics.openBook])(chance), library, lamplight),
  ],
  [/key\b|lock\b/i, idea((chance) => belongings.key(chance), rays, lamplight)],
  [
    /mask|masque|play\b|performance|king in yellow|stage|theat/i,
    idea((chance) => relics.mask(chance), columns, vortex),
  ],
  [
    /whiskey|bottle|speakeasy|booze|bootleg|elixir|serum|potion|drug|poison/i,
    idea((chance) => belongings.bottles(chance), lamplight, bricks),
  ],
  [
    /brain|mind|jar|cylinder|experiment|surgery|transformation|mutation/i,
    idea((chance) => relics.jar(chance), library, lamplight),
  ],
  [/lantern|lamp|flashlight|torch|light\b/i, idea(() => belongings.lamp(), lamplight, bricks)],
  [/statue|idol|figurine|relic|antiquit|effigy/i, idea((chance) => relics.idol(chance), rays, lamplight)],
  [
    /amulet|ring\b|sign\b|pendant|necklace|medal|stone\b|gem|jewel|star\b/i,
    idea((chance) => relics.amulet(chance), lamplight, rays),
  ],
  [
    /grave|tomb|burial|crypt|dead|corpse|cemetery|mortis/i,
    idea((chance) => chance.one([places.graves, relics.skull])(chance), night, storm),
  ],
  [/skull|bone|death|kill/i, idea((chance) => relics.skull(chance), lamplight, rays)],
  [
    /gate\b|portal|threshold|door|passage|beyond|between|dimension/i,
    idea((chance) => chance.one([places.portal, places.doorway])(chance), between, vortex),
  ],
  [
    /university|miskatonic|school|library|campus|museum|hall\b|lodge|foundation|society/i,
    idea((chance) => places.hall(chance), night, rays),
  ],
  [
    /r.lyeh|sunken|city|ruins|cyclopean|carcosa|palace|temple|altar|shrine|pyramid/i,
    idea((chance) => chance.one([places.cyclopean, places.temple])(chance), storm, rays, vortex),
  ],
  [/tower|lighthouse|observatory|church|chapel|steeple/i, idea((chance) => places.tower(chance), sea, night)],
  [
    /house|manor|mansion|asylum|sanitarium|hotel|inn\b|club|shop|home|hideout|parlou?r|apartment|refuge/i,
    idea((chance) => chance.one([places.mansion, places.street])(chance), night, storm),
  ],
  [/prison|cell\b|jail|arrest|captur|detain|lockdown|bars\b/i, idea((chance) => places.cell(chance), bricks)],
  [
    /street|alley|arkham|innsmouth|dunwich|kingsport|boston|city|police|raid|chase|get-?away|patrol/i,
    idea((chance) => places.street(chance), night, lamplight),
  ],
  [/car\b|automobile|truck|driver|taxi/i, idea((chance) => belongings.car(chance), town, night)],
  [
    /ship|boat|voyage|harbor|harbour|dock|port\b|sail|sea\b|ocean|deep\b|tide|reef|water/i,
    idea((chance) => belongings.ship(chance), sea, sea, storm),
  ],
  [
    /time|clock|hour|moment|slow|haste|stasis|eternity|aeon/i,
    idea((chance) => belongings.clock(chance), vortex, lamplight),
  ],
  [
    /wood|forest|tree|hunt|pack\b|fertil|harvest|goat|young/i,
    idea((chance) => outer.young(chance), wood, night),
  ],
  [
    /mountain|plateau|hill|leng|kadath|wastes?\b|expedition/i,
    idea((chance) => chance.one([places.mountains, places.stonesRing])(chance), night, storm),
  ],
  [
    /dream|sleep|slumber|nightmare|ulthar|celepha/i,
    idea((chance) => places.minarets(chance), night, between),
  ],
  [
    /insan|mad|lunatic|fear|terror|panic|horror|whisper|voice|eye|gaze|vision|watch|stare|omen|prophe/i,
    idea((chance) => signs.greatEye(chance), vortex, rays),
  ],
  [
    /hand|grasp|grip|touch|reach|steal|snatch|extort|cut/i,
    idea((chance) => signs.claw(chance), vortex, lamplight),
  ],
  [/lightning|storm|thunder|power|electr|drain|energy|shock/i, idea((chance) => signs.bolt(chance), storm)],
  [
    /torch the|fire|burn|explo|dynamite|bomb|flame|ruin|destroy|wrath|rage|fury/i,
    idea((chance) => signs.burst(chance), rays, storm),
  ],
  [
    /ritual|rite|summon|call|invo|curse|hex|spell|circle|binding|bind|ward|seal|protect|charm/i,
    idea((chance) => signs.circleOfPower(chance), lamplight, vortex),
  ],
  [
    /plot|plan|conspir|scheme|secret|clue|evidence|case\b|investigat|research|search|lead|trap|cover|informant|rumor|deal/i,
    idea((chance) => signs.web(chance), bricks),
  ],
];

/** Where nothing else says anything, the faction does. */
const BY_FACTION: Readonly<Record<string, Idea>> = {
  agency: idea((chance) => chance.one([signs.web, belongings.revolver, places.street])(chance), bricks, town),
  miskatonic: idea(
    (chance) => chance.one([relics.openBook, places.hall, belongings.bottles])(chance),
    library,
    lamplight,
  ),
  syndicate: idea(
    (chance) => chance.one([belongings.revolver, belongings.bottles, belongings.car])(chance),
    bricks,
    town,
  ),
  cthulhu: idea((chance) => chance.one([signs.claw, outer.mass, places.cyclopean])(chance), sea, storm),
  hastur: idea(
    (chance) => chance.one([relics.mask, signs.greatEye, beasts.phantom])(chance),
    vortex,
    columns,
  ),
  "shub-niggurath": idea((chance) => chance.one([outer.young, outer.mass, signs.claw])(chance), wood, storm),
  "yog-sothoth": idea(
    (chance) => chance.one([signs.circleOfPower, places.portal, belongings.clock])(chance),
    between,
    vortex,
  ),
  "silver-twilight": idea(
    (chance) => chance.one([places.hall, belongings.key, relics.amulet])(chance),
    columns,
    lamplight,
  ),
  neutral: idea(
    (chance) => chance.one([places.street, places.doorway, relics.skull, belongings.clock])(chance),
    night,
    rays,
  ),
  story: idea(
    (chance) =>
      chance.one([
        places.street,
        places.mansion,
        places.cyclopean,
        places.portal,
        places.graves,
        places.doorway,
      ])(chance),
    night,
    storm,
    rays,
  ),
};

/** Characters are what their subtypes say; of other cards the title says more. */
function ideaFor(facts: Shown): Idea {
  const own = BY_SUBTYPE.find(([subtype]) => facts.subtypes.includes(subtype))?.[1];
  const word = BY_WORD.find(([words]) => words.test(facts.title))?.[1];
  const fallback = BY_FACTION[facts.faction ?? "story"] ?? (BY_FACTION.neutral as Idea);
  return (facts.type === "character" ? (own ?? word) : (word ?? own)) ?? fallback;
}

/** The scene of a card. */
export function sceneOf(facts: Shown, chance: Chance): Scene {
  const { show, before } = ideaFor(facts);
  const ground = chance.one(before)(chance);
  return grounds.scene(ground, show(chance, facts));
}
