import type { Phrases } from "$/i18n";

/** Words for those who learn: the guided game step by step, hints, and the glossary. */
export const learn = {
  title: ["Learn to play", "Spielen lernen"],
  intro: [
    "A whole game in ten minutes, at the real table, with a guide who explains every step. You play investigators of the Agency and Miskatonic University; your opponent gathers the servants of Cthulhu.",
    "Eine ganze Partie in zehn Minuten, am echten Tisch, mit einer Führung, die jeden Schritt erklärt. Du spielst Ermittler der Agentur und der Miskatonic-Universität; dein Gegner sammelt die Diener Cthulhus.",
  ],
  begin: ["Begin the guided game", "Geführte Partie beginnen"],
  goOn: ["Continue where you were", "Dort weitermachen, wo du warst"],
  beginAnew: ["Start over", "Von vorn beginnen"],
  opening: ["The table is being set …", "Der Tisch wird gedeckt …"],
  chapters: ["What you will learn", "Was du lernst"],
  fromHere: ["Start here", "Hier beginnen"],
  chapter_setup: ["Hand, resources and domains", "Hand, Ressourcen und Domänen"],
  chapter_first: ["Paying for a character", "Einen Charakter bezahlen"],
  chapter_story: ["A story and its four struggles", "Eine Geschichte und ihre vier Konflikte"],
  chapter_defence: ["Defending, insanity and wounds", "Verteidigung, Wahnsinn und Wunden"],
  chapter_win: ["Winning a story", "Eine Geschichte gewinnen"],
  chapter_events: ["Events and disrupts", "Ereignisse und Unterbrechungen"],
  chapter_end: ["Winning the game", "Die Partie gewinnen"],

  guide: ["The guide", "Die Führung"],
  progress: ["Step {done} of {steps}", "Schritt {done} von {steps}"],
  showMe: ["Do it for me", "Mach es für mich"],
  playsNow: ["Your opponent is playing …", "Dein Gegner spielt …"],
  movesOn: ["The guide moves on …", "Die Führung geht weiter …"],
  offPath: ["You have gone your own way", "Du bist deinen eigenen Weg gegangen"],
  offPathText: [
    "That was a legal move, but not the one of the lesson. Go back to take the move of the lesson instead, or play on as you like: your opponent will answer.",
    "Das war ein erlaubter Zug, aber nicht der der Einführung. Geh zurück und mach stattdessen den Zug der Einführung, oder spiel weiter, wie du magst: Dein Gegner wird antworten.",
  ],
  backToPath: ["Back to the lesson", "Zurück zur Einführung"],
  onMyOwn: ["Play on by myself", "Allein weiterspielen"],
  doneHead: ["You have won your first game", "Du hast deine erste Partie gewonnen"],
  doneText: [
    "You know all you need: resources, characters, stories, the four struggles, events and disrupts. The rest is on the cards. Now play the same deck against the Novice: the coach helps whenever you ask.",
    "Du weißt jetzt alles, was du brauchst: Ressourcen, Charaktere, Geschichten, die vier Konflikte, Ereignisse und Unterbrechungen. Der Rest steht auf den Karten. Spiel nun dasselbe Deck gegen den Novizen: Der Trainer hilft, wann immer du fragst.",
  ],
  overHead: ["The game is over", "Die Partie ist vorbei"],
  overText: [
    "You left the lesson before its end. You can start it again at any time.",
    "Du hast die Einführung vor ihrem Ende verlassen. Sie lässt sich jederzeit neu beginnen.",
  ],
  astray: [
    "The guide means something else. Give the same answer again to go your own way.",
    "Die Führung meint etwas anderes. Gib dieselbe Antwort noch einmal, um deinen eigenen Weg zu gehen.",
  ],
  hintsOn: ["Always", "Immer"],
  hintsOff: ["No more hints", "Keine Tipps mehr"],
  firstReal: ["Play your first real game", "Spiel deine erste richtige Partie"],
  lookAgain: ["Watch the replay", "Die Aufzeichnung ansehen"],

  hint: ["A hint", "Ein Tipp"],
  hintAsk: ["What would the coach do?", "Was würde der Trainer tun?"],
  hintThinks: ["The coach is thinking …", "Der Trainer denkt nach …"],
  hintDo: ["Do that", "Das tun"],
  hintHide: ["Hide the hint", "Tipp ausblenden"],

  head_welcome: ["Welcome", "Willkommen"],
  step_welcome: [
    "The aim: win three of the stories in the middle of the table. You have eight cards in hand. You may exchange them all once, but this hand is good.\nKeep it.",
    "Das Ziel: Gewinne drei der Geschichten in der Mitte des Tischs. Du hast acht Karten auf der Hand. Du darfst sie einmal alle tauschen, aber diese Hand ist gut.\nBehalte sie.",
  ],
  head_starting: ["Resources", "Ressourcen"],
  step_starting: [
    "There is no money in this game: cards pay for cards. You have three domains, and three cards of your hand become their first resources. They will not come back, so choose cards you can do without. To play a card you need a resource of its faction, so choose both of yours: the Agency and Miskatonic University.\nChoose the three marked cards, and confirm.",
    "Geld gibt es hier nicht: Karten bezahlen Karten. Du hast drei Domänen, und drei Karten deiner Hand werden ihre ersten Ressourcen. Sie kommen nicht zurück, also wähle Karten, die du entbehren kannst. Um eine Karte zu spielen, brauchst du eine Ressource ihrer Fraktion; nimm also beide: Agentur und Miskatonic-Universität.\nWähle die drei markierten Karten und bestätige.",
  ],
  head_resource: ["Your first turn", "Dein erster Zug"],
  step_resource: [
    "Each turn you draw two cards (the first player draws one in the very first turn). Then you may attach one card from your hand to a domain as a resource. A domain pays for one thing a turn, with all its resources: a large domain buys what a small one cannot.\nAttach the marked card to domain 1, which then has two.",
    "In jedem Zug ziehst du zwei Karten (wer beginnt, im allerersten Zug nur eine). Dann darfst du eine Karte aus deiner Hand als Ressource an eine Domäne anlegen. Eine Domäne bezahlt im Zug nur eine Sache, mit allen ihren Ressourcen: Eine große kauft, was eine kleine nicht kann.\nLege die markierte Karte an Domäne 1 an; sie hat dann zwei.",
  ],
  head_play: ["Playing a character", "Einen Charakter spielen"],
  step_play: [
    "The number at the top left is the cost. Blackwood File Clerk costs 2, and at least one of the resources that pay must be of its faction. Domain 1 can do it: it is drained, and shows an hourglass until your next turn. The other domains are too small for the rest of your hand, so your turn ends after that. The first player does not commit to stories in the first turn.\nPlay Blackwood File Clerk.",
    "Die Zahl oben links sind die Kosten. Blackwood File Clerk kostet 2, und mindestens eine der zahlenden Ressourcen muss von seiner Fraktion sein. Domäne 1 kann das: Sie wird geleert und zeigt bis zu deinem nächsten Zug eine Sanduhr. Die anderen Domänen sind zu klein für den Rest deiner Hand, also endet dein Zug danach. Wer beginnt, weist im ersten Zug keiner Geschichte Charaktere zu.\nSpiele Blackwood File Clerk.",
  ],
  "head_second-turn": ["Growing", "Wachsen"],
  "step_second-turn": [
    "Your opponent has played a Young Deep One. Your domains are refreshed, and you have drawn two cards.\nMake domain 1 larger: with three resources it pays for stronger characters.",
    "Dein Gegner hat einen Young Deep One gespielt. Deine Domänen sind aufgefrischt, und du hast zwei Karten gezogen.\nVergrößere Domäne 1: Mit drei Ressourcen bezahlt sie stärkere Charaktere.",
  ],
  "head_play-muscle": ["What is on a character", "Was auf einem Charakter steht"],
  "step_play-muscle": [
    "Hired Muscle has skill 3 (bottom left), three [combat] icons, and Toughness +1: it survives one wound. Icons decide the struggles at a story, and skill decides whether you succeed there.\nPlay Hired Muscle. Domain 1 pays for it.",
    "Hired Muscle hat Fertigkeit 3 (unten links), drei [combat]-Symbole und Zähigkeit +1: Er übersteht eine Wunde. Symbole entscheiden die Konflikte bei einer Geschichte, und die Fertigkeit entscheidet, ob du dort Erfolg hast.\nSpiele Hired Muscle. Domäne 1 bezahlt ihn.",
  ],
  "head_play-assistant": ["Small domains pay too", "Auch kleine Domänen bezahlen"],
  "step_play-assistant": [
    "Laboratory Assistant costs 1. A domain with a single resource is enough, if it is of the right faction.\nPlay Laboratory Assistant.",
    "Laboratory Assistant kostet 1. Eine Domäne mit einer einzigen Ressource genügt, wenn die Fraktion stimmt.\nSpiele Laboratory Assistant.",
  ],
  head_commit: ["To the stories", "Zu den Geschichten"],
  step_commit: [
    "Now you commit characters to stories. They become exhausted, and cannot defend in your opponent’s turn, so do not send everybody. The Clerk has skill 3 and an [investigation] icon: a good start.\nCommit Blackwood File Clerk to the marked story, and confirm.",
    "Jetzt weist du Geschichten Charaktere zu. Sie werden dabei erschöpft und können im Zug deines Gegners nicht verteidigen; schicke also nicht alle. Der Clerk hat Fertigkeit 3 und ein [investigation]-Symbol: ein guter Anfang.\nWeise Blackwood File Clerk der markierten Geschichte zu und bestätige.",
  ],
  head_investigation: ["Four struggles", "Vier Konflikte"],
  step_investigation: [
    "Each story has four struggles, in this order: whoever loses [terror] has a character go insane, whoever loses [combat] has one wounded, whoever wins [arcane] readies one, and whoever wins [investigation] places a success token. More icons win. Nobody opposes you, and the Clerk has just won [investigation].\nPlace the success token.",
    "Jede Geschichte hat vier Konflikte, in dieser Reihenfolge: Wer [terror] verliert, dem wird ein Charakter wahnsinnig; wer [combat] verliert, dem wird einer verwundet; wer [arcane] gewinnt, macht einen bereit; wer [investigation] gewinnt, legt einen Erfolgsmarker. Mehr Symbole gewinnen. Niemand stellt sich dir entgegen, und der Clerk hat eben [investigation] gewonnen.\nLege den Erfolgsmarker.",
  ],
  head_success: ["The skill check", "Die Fertigkeitsprobe"],
  step_success: [
    "After the struggles comes the skill check: the active player succeeds with more skill than the opponent. You have 3, your opponent has 0. You succeed, and that is one success token.\nPlace it.",
    "Nach den Konflikten kommt die Fertigkeitsprobe: Wer am Zug ist, hat Erfolg, wenn er mehr Fertigkeit hat als der Gegner. Du hast 3, dein Gegner 0. Du hast Erfolg, und das ist ein Erfolgsmarker.\nLege ihn.",
  ],
  head_unchallenged: ["Unchallenged", "Unangefochten"],
  step_unchallenged: [
    "If you succeed and your opponent has no skill there at all, you succeed unchallenged, which is one more token. Three of the five tokens that win a story, with a single clerk!\nPlace the third.",
    "Hast du Erfolg, und dein Gegner hat dort gar keine Fertigkeit, dann ist das unangefochten und noch ein Erfolgsmarker. Drei der fünf Marker, die eine Geschichte gewinnen, mit einem einzigen Schreiber!\nLege den dritten.",
  ],
  head_defend: ["Your opponent strikes back", "Dein Gegner schlägt zurück"],
  step_defend: [
    "Keeper of the Golden Path has two [terror] icons and goes to Ancient Apocrypha. Your ready characters may oppose it. Hired Muscle would win [combat], but you will lose [terror], and somebody must go insane: send a second character who can be spared.\nCommit Hired Muscle and Laboratory Assistant there, and confirm.",
    "Keeper of the Golden Path hat zwei [terror]-Symbole und geht zu Ancient Apocrypha. Deine bereiten Charaktere dürfen sich ihm entgegenstellen. Hired Muscle würde [combat] gewinnen, aber [terror] verlierst du, und jemand muss wahnsinnig werden: Schicke einen zweiten, den du entbehren kannst.\nWeise Hired Muscle und Laboratory Assistant dorthin zu und bestätige.",
  ],
  head_terror: ["Insanity", "Wahnsinn"],
  step_terror: [
    "You lost [terror] by two icons to none, so one of your characters there goes insane. You choose which. A character with Willpower could not be chosen; neither of these has it.\nChoose Laboratory Assistant: Hired Muscle is still needed for [combat].",
    "Du hast [terror] null zu zwei verloren, also wird einer deiner Charaktere dort wahnsinnig. Du wählst, welcher. Wer Willenskraft hat, könnte nicht gewählt werden; diese beiden haben keine.\nWähle Laboratory Assistant: Hired Muscle wird noch für [combat] gebraucht.",
  ],
  head_insane: ["Wounds, and coming back", "Wunden und Rückkehr"],
  step_insane: [
    "Then Hired Muscle won [combat] by three to none: the Keeper was wounded, had no Toughness, and was destroyed. Your insane Assistant lay face down, without skill or icons. Each turn one of your insane characters is restored, exhausted: the Assistant is back.\nAttach the marked card to domain 2.",
    "Danach hat Hired Muscle [combat] drei zu null gewonnen: Der Keeper wurde verwundet, hatte keine Zähigkeit und wurde zerstört. Dein wahnsinniger Assistant lag verdeckt, ohne Fertigkeit und Symbole. In jedem Zug wird einer deiner wahnsinnigen Charaktere wiederhergestellt, erschöpft: Der Assistant ist zurück.\nLege die markierte Karte an Domäne 2 an.",
  ],
  "head_play-advisor": ["A card that helps others", "Eine Karte, die anderen hilft"],
  "step_play-advisor": [
    "Anthropology Advisor gives each of your Investigators another [investigation] icon, and your Clerk is one. Point at a card, or press Z, to read all of it.\nPlay Anthropology Advisor.",
    "Anthropology Advisor gibt jedem deiner Ermittler ein weiteres [investigation]-Symbol, auch deinem Clerk. Zeig auf eine Karte oder drücke Z, um sie ganz zu lesen.\nSpiele Anthropology Advisor.",
  ],
  "head_play-wagon": ["Support cards", "Unterstützungen"],
  "step_play-wagon": [
    "Not every card is a character. Patrol Wagon is a support card: it is attached to a character, protects it, and stays.\nPlay Patrol Wagon.",
    "Nicht jede Karte ist ein Charakter. Patrol Wagon ist eine Unterstützung: Sie wird an einen Charakter angelegt, schützt ihn und bleibt.\nSpiele Patrol Wagon.",
  ],
  head_attach: ["On whom?", "An wen?"],
  step_attach: [
    "Your fighter will need it most. Domain 2 pays the 1: it has one resource more than needed, and that one is wasted, but no smaller domain has the right faction.\nAttach it to Hired Muscle.",
    "Dein Kämpfer wird ihn am nötigsten haben. Domäne 2 bezahlt die 1: Sie hat eine Ressource mehr als nötig, und die ist vertan, aber keine kleinere Domäne hat die richtige Fraktion.\nLege ihn an Hired Muscle an.",
  ],
  head_attack: ["Together", "Gemeinsam"],
  step_attack: [
    "Two more tokens win Opening Night. The Young Deep One may defend with two [combat] icons, so the Clerk should not go alone.\nCommit Blackwood File Clerk and Hired Muscle to it, and confirm.",
    "Zwei weitere Marker gewinnen Opening Night. Young Deep One könnte mit zwei [combat]-Symbolen verteidigen, also sollte der Clerk nicht allein gehen.\nWeise ihr Blackwood File Clerk und Hired Muscle zu und bestätige.",
  ],
  "head_after-combat": ["Combat", "Kampf"],
  "step_after-combat": [
    "The Young Deep One did defend. You won [combat] by three to two, and it was destroyed before it could use its [arcane] icon: who is lost in one struggle is missing in the next. Then the Clerk won [investigation].\nPlace the success token.",
    "Young Deep One hat verteidigt. Du hast [combat] drei zu zwei gewonnen, und er wurde zerstört, ehe sein [arcane]-Symbol zählte: Wer in einem Konflikt verloren geht, fehlt im nächsten. Danach hat der Clerk [investigation] gewonnen.\nLege den Erfolgsmarker.",
  ],
  head_fifth: ["The fifth token", "Der fünfte Marker"],
  step_fifth: [
    "Your side of the story now has four tokens. You succeed in the skill check, and that is the fifth: you win the story.\nPlace it.",
    "Deine Seite der Geschichte hat jetzt vier Marker. Du hast in der Fertigkeitsprobe Erfolg, und das ist der fünfte: Du gewinnst die Geschichte.\nLege ihn.",
  ],
  "head_story-effect": ["The winner decides", "Wer gewinnt, entscheidet"],
  "step_story-effect": [
    "Every story has an effect, and the winner decides whether it is used. Most effects hit both players, so think twice. This one would bring back your opponent’s destroyed characters, and you have none to bring back.\nDecline the effect.",
    "Jede Geschichte hat einen Effekt, und wer sie gewinnt, entscheidet, ob er genutzt wird. Meist trifft er beide Spieler, also überlege gut. Dieser brächte die zerstörten Charaktere deines Gegners zurück, und du hast keine, die zurückkommen könnten.\nVerzichte auf den Effekt.",
  ],
  "head_stories-won": ["One of three", "Eine von dreien"],
  "step_stories-won": [
    "The story you won lies on your side, and a new one has taken its place. Your opponent has played an Adult Deep One.\nMake domain 1 larger again.",
    "Die gewonnene Geschichte liegt auf deiner Seite, und eine neue ist an ihre Stelle gekommen. Dein Gegner hat einen Adult Deep One gespielt.\nVergrößere wieder Domäne 1.",
  ],
  head_event: ["Events", "Ereignisse"],
  step_event: [
    "Shotgun Blast is an event: you play it, it has its effect, and it goes to your discard pile. Its cost is X, and X says how much skill its target may have. “Action” means that you may play it whenever you can take an action, in any phase.\nPlay Shotgun Blast.",
    "Shotgun Blast ist ein Ereignis: Du spielst es, es wirkt und kommt auf deinen Ablagestapel. Es kostet X, und X sagt, wie viel Fertigkeit das Ziel haben darf. „Aktion“ heißt: Du darfst es spielen, wann immer du eine Aktion ausführen kannst, in jeder Phase.\nSpiele Shotgun Blast.",
  ],
  "head_event-x": ["Choosing X", "X wählen"],
  "step_event-x": [
    "The Adult Deep One has skill 1, so X = 1 is enough.\nChoose 1.",
    "Adult Deep One hat Fertigkeit 1, also genügt X = 1.\nWähle 1.",
  ],
  "head_event-target": ["The target", "Das Ziel"],
  "step_event-target": [
    "Targets are chosen before anything happens, so that your opponent can react.\nChoose Adult Deep One.",
    "Ziele werden gewählt, ehe etwas geschieht, damit dein Gegner darauf antworten kann.\nWähle Adult Deep One.",
  ],
  "head_event-pay": ["Which domain pays?", "Welche Domäne bezahlt?"],
  "step_event-pay": [
    "A domain is drained as a whole: whatever is left over is wasted. So pay with the smallest domain that will do, and keep the large one.\nDrain domain 2.",
    "Eine Domäne wird immer ganz geleert: Was sie zu viel hat, ist vertan. Bezahle also mit der kleinsten, die reicht, und behalte die große.\nLeere Domäne 2.",
  ],
  head_disrupted: ["Disrupted!", "Unterbrochen!"],
  step_disrupted: [
    "Adult Deep One has a Disrupt: when a card effect chooses it as a target, its controller may pay 2 to cancel that effect. Your opponent did, and the Blast came to nothing. A disrupt comes before what it answers. You will want one yourself: Patrol Wagon needs 2, so keep domain 1 for your opponent’s turn.\nPass, to end your operations phase.",
    "Adult Deep One hat eine Unterbrechung: Wenn ein Karteneffekt ihn als Ziel wählt, darf sein Spieler 2 bezahlen, um den Effekt aufzuheben. Dein Gegner hat das getan, und der Schuss ging ins Leere. Eine Unterbrechung kommt vor dem, worauf sie antwortet. Du brauchst gleich selbst eine: Patrol Wagon kostet 2, also behalte Domäne 1 für den Zug deines Gegners.\nPasse, um deine Operationsphase zu beenden.",
  ],
  "head_two-stories": ["Two stories at once", "Zwei Geschichten zugleich"],
  "step_two-stories": [
    "You may commit to several stories in one turn. Hired Muscle stays ready, to defend.\nCommit Blackwood File Clerk to Ancient Apocrypha and Anthropology Advisor to The Other Path, and confirm.",
    "Du darfst in einem Zug mehreren Geschichten Charaktere zuweisen. Hired Muscle bleibt bereit, um zu verteidigen.\nWeise Blackwood File Clerk Ancient Apocrypha zu und Anthropology Advisor The Other Path, und bestätige.",
  ],
  head_order: ["Your turn, your order", "Dein Zug, deine Reihenfolge"],
  step_order: [
    "With characters at two stories, the active player chooses which one resolves first.\nBegin with Ancient Apocrypha.",
    "Bei Charakteren an zwei Geschichten wählt, wer am Zug ist, welche zuerst abgehandelt wird.\nBeginne mit Ancient Apocrypha.",
  ],
  head_tokens: ["Nobody defends", "Niemand verteidigt"],
  step_tokens: [
    "Nobody opposes you: [investigation], the skill check, and unchallenged are three tokens at each story.\nPlace the first.",
    "Niemand stellt sich dir entgegen: [investigation], die Fertigkeitsprobe und unangefochten sind drei Marker bei jeder Geschichte.\nLege den ersten.",
  ],
  head_arcane: ["Arcane", "Arkan"],
  step_arcane: [
    "The Advisor has won the [arcane] struggle at The Other Path. One of your characters there is readied at once, and can defend in your opponent’s turn.\nReady Anthropology Advisor.",
    "Der Advisor hat bei The Other Path den [arcane]-Konflikt gewonnen. Einer deiner Charaktere dort wird sofort bereit gemacht und kann im Zug deines Gegners verteidigen.\nMach Anthropology Advisor bereit.",
  ],
  head_guard: ["Two Deep Ones", "Zwei aus der Tiefe"],
  step_guard: [
    "Two Deep Ones come to Dreamwalkers with four [combat] icons; Hired Muscle has three. He will be wounded, but he has a wagon.\nCommit Hired Muscle against them, and confirm.",
    "Zwei aus der Tiefe kommen mit vier [combat]-Symbolen zu Dreamwalkers; Hired Muscle hat drei. Er wird verwundet, aber er hat einen Wagen.\nWeise Hired Muscle gegen sie zu und bestätige.",
  ],
  head_disrupt: ["Your own disrupt", "Deine eigene Unterbrechung"],
  step_disrupt: [
    "Hired Muscle is about to be wounded. Now you use a disrupt: Patrol Wagon pays 2 to cancel 1 wound. This is why you kept domain 1. You are asked only when you can really do something.\nUse Patrol Wagon.",
    "Hired Muscle wird gleich verwundet. Jetzt setzt du eine Unterbrechung ein: Patrol Wagon hebt für 2 eine Wunde auf. Dafür hast du Domäne 1 behalten. Gefragt wirst du nur, wenn du wirklich etwas tun kannst.\nSetze Patrol Wagon ein.",
  ],
  "head_last-turn": ["The last turn", "Der letzte Zug"],
  "step_last-turn": [
    "You have won one story, and at two others you have three of five tokens. The Deep Ones are exhausted from their attack: you can win now.\nAttach the marked card to domain 2.",
    "Du hast eine Geschichte gewonnen, und bei zwei anderen hast du drei von fünf Markern. Die beiden aus der Tiefe sind vom Angriff erschöpft: Du kannst jetzt gewinnen.\nLege die markierte Karte an Domäne 2 an.",
  ],
  "head_last-commit": ["Everybody goes", "Alle gehen"],
  "step_last-commit": [
    "You need nobody at home: if you win now, your opponent has no turn left.\nCommit Blackwood File Clerk and Hired Muscle to Ancient Apocrypha, Anthropology Advisor to The Other Path, and confirm.",
    "Zu Hause brauchst du niemanden: Gewinnst du jetzt, hat dein Gegner keinen Zug mehr.\nWeise Blackwood File Clerk und Hired Muscle Ancient Apocrypha zu, Anthropology Advisor The Other Path, und bestätige.",
  ],
  "head_last-order": ["One after the other", "Eine nach der anderen"],
  "step_last-order": ["Begin with Ancient Apocrypha again.", "Beginne wieder mit Ancient Apocrypha."],
  "head_second-story": ["The second story", "Die zweite Geschichte"],
  "step_second-story": [
    "This is the fifth token at Ancient Apocrypha.\nPlace it, and win your second story.",
    "Das ist der fünfte Marker bei Ancient Apocrypha.\nLege ihn und gewinne deine zweite Geschichte.",
  ],
  "head_third-story": ["The third story", "Die dritte Geschichte"],
  "step_third-story": [
    "The fifth token at The Other Path wins your third story, and three stories win the game.\nPlace it.",
    "Der fünfte Marker bei The Other Path gewinnt deine dritte Geschichte, und drei Geschichten gewinnen die Partie.\nLege ihn.",
  ],

  glossary: ["Words of the game", "Wörter des Spiels"],
  glossaryText: [
    "Wherever one of these words has a dotted line under it, point at it to have it explained.",
    "Wo eins dieser Wörter punktiert unterstrichen ist, erklärt es sich, wenn du darauf zeigst.",
  ],
  rulesMore: ["All the rules, with search", "Alle Regeln, mit Suche"],
  word_story: ["Story", "Geschichte"],
  tell_story: [
    "One of the three cards in the middle. Five success tokens on your side win it; three stories win the game.",
    "Eine der drei Karten in der Mitte. Fünf Erfolgsmarker auf deiner Seite gewinnen sie; drei Geschichten gewinnen die Partie.",
  ],
  word_domain: ["Domain", "Domäne"],
  tell_domain: [
    "A place for resources. It pays for one thing a turn with everything it has, and stays drained until your next turn.",
    "Ein Platz für Ressourcen. Sie bezahlt im Zug eine Sache mit allem, was sie hat, und ist dann bis zu deinem nächsten Zug geleert.",
  ],
  word_resource: ["Resource", "Ressource"],
  tell_resource: [
    "A card attached to a domain. It is worth one, of its faction.",
    "Eine Karte an einer Domäne. Sie ist eins wert, in ihrer Fraktion.",
  ],
  word_struggle: ["Struggle", "Konflikt"],
  tell_struggle: [
    "[terror], [combat], [arcane], [investigation], in this order: whoever has more icons at the story wins it.",
    "[terror], [combat], [arcane], [investigation], in dieser Reihenfolge: Wer bei der Geschichte mehr Symbole hat, gewinnt.",
  ],
  word_skill: ["Skill", "Fertigkeit"],
  tell_skill: [
    "The number at the bottom left of a character. In the skill check after the struggles, more skill than the opponent means success, and a token.",
    "Die Zahl unten links auf einem Charakter. In der Fertigkeitsprobe nach den Konflikten bedeutet mehr Fertigkeit als der Gegner Erfolg und einen Marker.",
  ],
  word_unchallenged: ["Unchallenged", "Unangefochten"],
  tell_unchallenged: [
    "Succeed where your opponent has no skill at all, and you get one more token.",
    "Wer Erfolg hat, wo der Gegner gar keine Fertigkeit hat, bekommt einen Marker mehr.",
  ],
  word_committed: ["Committed", "Zugewiesen"],
  word_exhausted: ["Exhausted", "Erschöpft"],
  word_insane: ["Insane", "Wahnsinnig"],
  word_wounded: ["Wound", "Wunde"],
  word_drained: ["Drained", "Geleert"],
  word_action: ["Action", "Aktion"],
  tell_action: [
    "What you may play or use when you have the chance to act, in any phase of either turn.",
    "Was du spielen oder einsetzen darfst, wenn du handeln kannst, in jeder Phase beider Züge.",
  ],
  word_disrupt: ["Disrupt", "Unterbrechung"],
  tell_disrupt: [
    "Comes before what it answers, and can cancel or change it.",
    "Kommt vor dem, worauf sie antwortet, und kann es aufheben oder ändern.",
  ],
  word_response: ["Response", "Reaktion"],
  tell_response: [
    "Comes after what it answers. A Forced Response happens by itself.",
    "Kommt nach dem, worauf sie antwortet. Eine Erzwungene Reaktion geschieht von selbst.",
  ],
} as const satisfies Phrases;
