import type { Phrases } from "$/i18n";

/** Words for those who learn: the guided game step by step, hints, and the glossary. */
export const learn = {
  title: ["Learn to play", "Spielen lernen"],
  intro: [
    "A whole game in ten minutes, at the real table, with somebody beside you who explains every step. You play investigators of the Agency and Miskatonic University; across from you the servants of Cthulhu gather.",
    "Eine ganze Partie in zehn Minuten, am echten Tisch, mit jemandem an deiner Seite, der jeden Schritt erklärt. Du spielst Ermittler der Behörde und der Miskatonic-Universität; dir gegenüber sammeln sich die Diener Cthulhus.",
  ],
  begin: ["Begin the guided game", "Geführte Partie beginnen"],
  goOn: ["Continue where you were", "Dort weitermachen, wo du warst"],
  beginAnew: ["Begin anew", "Von vorn beginnen"],
  opening: ["The table is being laid …", "Der Tisch wird gedeckt …"],
  chapters: ["What you will learn", "Was du lernst"],
  fromHere: ["Start here", "Hier beginnen"],
  chapter_setup: ["Hand, resources and domains", "Hand, Ressourcen und Domänen"],
  chapter_first: ["Paying for a character", "Einen Charakter bezahlen"],
  chapter_story: ["A story and its four struggles", "Eine Geschichte und ihre vier Kämpfe"],
  chapter_defence: ["Defending, insanity and wounds", "Verteidigung, Wahnsinn und Wunden"],
  chapter_win: ["Winning a story", "Eine Geschichte gewinnen"],
  chapter_events: ["Events and disrupts", "Ereignisse und Unterbrechungen"],
  chapter_end: ["Winning the game", "Die Partie gewinnen"],

  guide: ["The guide", "Die Führung"],
  progress: ["Step {done} of {steps}", "Schritt {done} von {steps}"],
  showMe: ["Do it for me", "Mach es für mich"],
  playsNow: ["The other side is playing …", "Die andere Seite spielt …"],
  movesOn: ["The guide moves on …", "Die Führung geht weiter …"],
  offPath: ["You have gone your own way", "Du bist deinen eigenen Weg gegangen"],
  offPathText: [
    "That was a legal move, only not the one of this lesson. Go back to where you left it, or play on as you like: the other side will answer.",
    "Das war ein erlaubter Zug, nur nicht der dieser Einführung. Geh zurück, wo du sie verlassen hast, oder spiel weiter, wie du magst: Die andere Seite wird antworten.",
  ],
  backToPath: ["Back to the lesson", "Zurück zur Einführung"],
  onMyOwn: ["Play on by myself", "Allein weiterspielen"],
  doneHead: ["You have won your first game", "Du hast deine erste Partie gewonnen"],
  doneText: [
    "You know everything you need: resources, characters, stories, the four struggles, events and disrupts. The rest is on the cards, and the table explains whatever you ask it.",
    "Du weißt jetzt alles, was du brauchst: Ressourcen, Charaktere, Geschichten, die vier Kämpfe, Ereignisse und Unterbrechungen. Der Rest steht auf den Karten, und der Tisch erklärt dir, was du ihn fragst.",
  ],
  overHead: ["The game is over", "Die Partie ist vorbei"],
  overText: [
    "You left the lesson before its end. It can be begun anew at any time.",
    "Du hast die Einführung vor ihrem Ende verlassen. Sie lässt sich jederzeit neu beginnen.",
  ],
  firstReal: ["Play your first real game", "Spiel deine erste richtige Partie"],
  lookAgain: ["Look at it again", "Noch einmal ansehen"],

  hint: ["A hint", "Ein Tipp"],
  hintAsk: ["What would the coach do?", "Was würde der Trainer tun?"],
  hintThinks: ["The coach thinks …", "Der Trainer denkt nach …"],
  hintDo: ["Do that", "Das tun"],
  hintHide: ["Put it away", "Weglegen"],

  head_welcome: ["Welcome", "Willkommen"],
  step_welcome: [
    "The aim: win three of the stories that lie in the middle of the table. Your hand has eight cards. You may exchange them once if you do not like them; this hand is good.\nKeep it.",
    "Das Ziel: Gewinne drei der Geschichten, die in der Mitte des Tischs liegen. Deine Hand hat acht Karten. Du darfst sie einmal tauschen, wenn sie dir nicht gefallen; diese Hand ist gut.\nBehalte sie.",
  ],
  head_starting: ["Resources", "Ressourcen"],
  step_starting: [
    "There is no money here: cards themselves pay. You have three domains, and three cards of your hand become their first resources. They are gone for good, so take what you can spare. A resource supplies its own faction, so both of yours should be there.\nTake the marked card; what is left then follows by itself.",
    "Geld gibt es hier nicht: Karten selbst bezahlen. Du hast drei Domänen, und drei Karten deiner Hand werden ihre ersten Ressourcen. Sie kommen nicht zurück, also nimm, was du entbehren kannst. Eine Ressource liefert ihre eigene Fraktion, also sollten beide deiner Fraktionen dabei sein.\nNimm die markierte Karte; der Rest ergibt sich von selbst.",
  ],
  head_resource: ["Your first turn", "Dein erster Zug"],
  step_resource: [
    "Each turn you draw (two cards, but only one in the very first turn), then you may attach one more card to a domain as a resource. A domain pays for one card a turn with all it has, so a large domain buys what a small one cannot.\nAttach the marked card to domain 1, which then has two.",
    "In jedem Zug ziehst du (zwei Karten, im allerersten Zug nur eine), dann darfst du eine weitere Karte als Ressource an eine Domäne legen. Eine Domäne bezahlt im Zug eine einzige Karte mit allem, was sie hat; eine große kauft also, was eine kleine nicht kann.\nLege die markierte Karte an Domäne 1; sie hat dann zwei.",
  ],
  head_play: ["Playing a character", "Einen Charakter spielen"],
  step_play: [
    "The number at the top left is the cost. Blackwood File Clerk costs 2, and at least one resource of its faction has to help to pay. Domain 1 will do: it is drained for it and shows an hourglass until your next turn.\nPlay Blackwood File Clerk.",
    "Die Zahl oben links sind die Kosten. Blackwood File Clerk kostet 2, und mindestens eine Ressource der eigenen Fraktion muss mitbezahlen. Domäne 1 reicht: Sie wird dafür geleert und zeigt bis zu deinem nächsten Zug eine Sanduhr.\nSpiele Blackwood File Clerk.",
  ],
  head_pass: ["Enough for now", "Genug fürs Erste"],
  step_pass: [
    "You could use the other domains for cheap cards, but there is nothing you want more than cards in hand. Whoever begins does not go to the stories in the first turn, so your turn ends here.\nPass.",
    "Mit den anderen Domänen könntest du billige Karten bezahlen, aber nichts davon ist jetzt besser als eine volle Hand. Wer beginnt, geht im ersten Zug nicht zu den Geschichten, also endet dein Zug hier.\nPasse.",
  ],
  "head_second-turn": ["Growing", "Wachsen"],
  "step_second-turn": [
    "The other side has played a Young Deep One. Your domains are refreshed and you have drawn two cards.\nMake domain 1 larger: with three resources it pays for stronger characters.",
    "Die andere Seite hat einen Young Deep One gespielt. Deine Domänen sind aufgefrischt, und du hast zwei Karten gezogen.\nVergrößere Domäne 1: Mit drei Ressourcen bezahlt sie stärkere Charaktere.",
  ],
  "head_play-muscle": ["What is on a character", "Was auf einem Charakter steht"],
  "step_play-muscle": [
    "Hired Muscle has skill 3 (bottom left), three [combat] icons, and Toughness +1: one wound does not destroy him. The icons decide struggles, skill decides who gets ahead with a story.\nPlay Hired Muscle for the three of domain 1.",
    "Hired Muscle hat Fähigkeit 3 (unten links), drei [combat]-Symbole und Zähigkeit +1: Eine Wunde zerstört ihn noch nicht. Die Symbole entscheiden Kämpfe, die Fähigkeit entscheidet, wer mit einer Geschichte vorankommt.\nSpiele Hired Muscle für die drei von Domäne 1.",
  ],
  "head_play-assistant": ["Small domains pay too", "Auch kleine Domänen bezahlen"],
  "step_play-assistant": [
    "Laboratory Assistant costs 1: a domain with a single resource is enough, if it is of the right faction.\nPlay the Laboratory Assistant.",
    "Laboratory Assistant kostet 1: Eine Domäne mit einer einzigen Ressource genügt, wenn es die richtige Fraktion ist.\nSpiele Laboratory Assistant.",
  ],
  head_commit: ["To the stories", "Zu den Geschichten"],
  step_commit: [
    "Now you send characters to stories. Who goes is exhausted and cannot defend in the other player’s turn, so not everybody goes. The Clerk has skill 3 and an [investigation] icon: a good start.\nSend Blackwood File Clerk to the marked story, and confirm.",
    "Jetzt schickst du Charaktere zu Geschichten. Wer geht, ist erschöpft und kann im Zug der anderen Seite nicht verteidigen; also gehen nicht alle. Der Clerk hat Fähigkeit 3 und ein [investigation]-Symbol: ein guter Anfang.\nSchicke Blackwood File Clerk zur markierten Geschichte und bestätige.",
  ],
  head_investigation: ["Four struggles", "Vier Kämpfe"],
  step_investigation: [
    "A story is fought over in four struggles, always in this order: [terror] drives one of the losers insane, [combat] wounds one, [arcane] readies one of the winners, [investigation] brings a success token. More icons win. Nobody stands against you, and the Clerk has just won [investigation].\nPlace the success token.",
    "Um eine Geschichte wird in vier Kämpfen gerungen, immer in dieser Reihenfolge: [terror] treibt einen der Unterlegenen in den Wahnsinn, [combat] verwundet einen, [arcane] macht einen der Sieger wieder bereit, [investigation] bringt einen Erfolgsmarker. Mehr Symbole gewinnen. Niemand stellt sich dir entgegen, und der Clerk hat gerade [investigation] gewonnen.\nLege den Erfolgsmarker.",
  ],
  head_success: ["Skill", "Fähigkeit"],
  step_success: [
    "After the struggles skill is compared. You have 3 there, the other side 0: your investigation succeeds, and that is a success token for you.\nPlace it.",
    "Nach den Kämpfen wird die Fähigkeit verglichen. Du hast dort 3, die andere Seite 0: Du hast Erfolg, und das ist ein Erfolgsmarker für dich.\nLege ihn.",
  ],
  head_unchallenged: ["Unchallenged", "Unangefochten"],
  step_unchallenged: [
    "Whoever succeeds where the other side has no skill at all gets one more. Three of the five tokens that win a story, with a single clerk!\nPlace the third.",
    "Wer Erfolg hat, wo die andere Seite gar keine Fähigkeit aufbringt, bekommt noch einen. Drei der fünf Marker, die eine Geschichte gewinnen, mit einem einzigen Schreiber!\nLege den dritten.",
  ],
  head_defend: ["They strike back", "Sie schlagen zurück"],
  step_defend: [
    "Keeper of the Golden Path has two [terror] icons and goes to Dreamwalkers. You may oppose with ready characters. Hired Muscle would win [combat], but somebody will lose [terror]: better have somebody beside him who may.\nSend Hired Muscle and Laboratory Assistant there, and confirm.",
    "Keeper of the Golden Path hat zwei [terror]-Symbole und geht zu Dreamwalkers. Du darfst mit bereiten Charakteren dagegenhalten. Hired Muscle würde [combat] gewinnen, aber jemand wird [terror] verlieren: Besser, jemand steht neben ihm, der das darf.\nSchicke Hired Muscle und Laboratory Assistant dorthin und bestätige.",
  ],
  head_terror: ["Insanity", "Wahnsinn"],
  step_terror: [
    "They win [terror] by two icons to none, so one of yours goes insane. It is your choice who. Whoever has Willpower could not be chosen; neither of these has it.\nChoose the Laboratory Assistant: the Muscle is still needed for [combat].",
    "Sie gewinnen [terror] mit zwei Symbolen zu null, also wird einer von deinen wahnsinnig. Wer, wählst du. Wer Willenskraft hat, könnte nicht gewählt werden; die beiden haben keine.\nWähle Laboratory Assistant: Hired Muscle wird noch für [combat] gebraucht.",
  ],
  head_insane: ["Wounds, and coming back", "Wunden, und die Rückkehr"],
  step_insane: [
    "Then Hired Muscle won [combat] by three to none: the Keeper was wounded, had no Toughness, and was destroyed. The insane Assistant lay face down, without skill and icons; one insane character comes back in each of your turns, and it just did, exhausted.\nAttach a resource to domain 2.",
    "Danach hat Hired Muscle [combat] drei zu null gewonnen: Der Keeper wurde verwundet, hatte keine Zähigkeit und wurde zerstört. Der wahnsinnige Assistant lag verdeckt, ohne Fähigkeit und Symbole; in jedem deiner Züge kommt ein Wahnsinniger zurück, erschöpft, und das ist eben geschehen.\nLege eine Ressource an Domäne 2.",
  ],
  "head_play-advisor": ["A card that helps others", "Eine Karte, die anderen hilft"],
  "step_play-advisor": [
    "Anthropology Advisor gives every Investigator of yours one more [investigation] icon: your Clerk is one. Hover over a card, or press Z, to read it in full.\nPlay the Advisor.",
    "Anthropology Advisor gibt jedem deiner Ermittler ein weiteres [investigation]-Symbol, auch deinem Clerk. Zeig auf eine Karte oder drücke Z, um sie ganz zu lesen.\nSpiele Anthropology Advisor.",
  ],
  "head_play-wagon": ["Support cards", "Unterstützungen"],
  "step_play-wagon": [
    "Not every card is a character. Patrol Wagon is a support card that is attached to one, protects it, and stays.\nPlay Patrol Wagon.",
    "Nicht jede Karte ist ein Charakter. Patrol Wagon ist eine Unterstützung: Sie wird an einen Charakter angelegt, schützt ihn und bleibt.\nSpiele Patrol Wagon.",
  ],
  head_attach: ["On whom?", "An wen?"],
  step_attach: [
    "The fighter will need it.\nAttach it to Hired Muscle.",
    "Der Kämpfer wird ihn brauchen.\nLege ihn an Hired Muscle an.",
  ],
  head_paying: ["Which domain pays?", "Welche Domäne bezahlt?"],
  step_paying: [
    "Two domains could pay the 1. What a domain has too much is lost, so the smallest that will do is best.\nDrain domain 3.",
    "Zwei Domänen könnten die 1 bezahlen. Was eine Domäne zu viel hat, verfällt; am besten ist also die kleinste, die reicht.\nLeere Domäne 3.",
  ],
  head_attack: ["Together", "Gemeinsam"],
  step_attack: [
    "Two more tokens win The Shadow out of Time. The Young Deep One may defend with two [combat] icons, so the Clerk should not go alone.\nSend Blackwood File Clerk and Hired Muscle, and confirm.",
    "Zwei weitere Marker gewinnen The Shadow out of Time. Young Deep One könnte mit zwei [combat]-Symbolen verteidigen, also sollte der Clerk nicht allein gehen.\nSchicke Blackwood File Clerk und Hired Muscle und bestätige.",
  ],
  "head_after-combat": ["Combat", "Kampf"],
  "step_after-combat": [
    "The Young Deep One did defend: [combat] went three to two for you, and it was destroyed before it could use its [arcane] icon. What is lost in an early struggle is missing in the later ones.\nPlace the token of [investigation].",
    "Young Deep One hat verteidigt: [combat] ging drei zu zwei an dich, und er wurde zerstört, ehe er sein [arcane]-Symbol nutzen konnte. Was in einem frühen Kampf fällt, fehlt in den späteren.\nLege den Marker für [investigation].",
  ],
  head_fifth: ["The fifth token", "Der fünfte Marker"],
  step_fifth: [
    "Your side of the story now has four. Success brings the fifth: the story is won.\nPlace it.",
    "Deine Seite der Geschichte hat jetzt vier. Der Erfolg bringt den fünften: Die Geschichte ist gewonnen.\nLege ihn.",
  ],
  "head_story-effect": ["The winner decides", "Wer gewinnt, entscheidet"],
  "step_story-effect": [
    "Every story has an effect, and whoever wins it says whether it happens. It mostly hits both sides, so think twice. This one would not help you.\nDecline it.",
    "Jede Geschichte hat einen Effekt, und wer sie gewinnt, bestimmt, ob er eintritt. Meist trifft er beide, also überleg zweimal. Dieser würde dir nicht helfen.\nVerzichte darauf.",
  ],
  "head_stories-won": ["One of three", "Eine von dreien"],
  "step_stories-won": [
    "The won story lies at your side, and a new one has come in its place. An Adult Deep One has appeared across from you.\nMake domain 1 larger again.",
    "Die gewonnene Geschichte liegt auf deiner Seite, und eine neue ist an ihre Stelle gekommen. Gegenüber ist ein Adult Deep One erschienen.\nVergrößere wieder Domäne 1.",
  ],
  head_event: ["Events", "Ereignisse"],
  step_event: [
    "Shotgun Blast is an event: you play it, it happens, it is gone. Its cost is X, and X says how strong a character it can wound. “Action” means: you may play it whenever actions are taken, in any phase.\nPlay Shotgun Blast.",
    "Shotgun Blast ist ein Ereignis: Du spielst es, es wirkt, es ist weg. Es kostet X, und X sagt, wie stark der Charakter sein darf, den es verwundet. „Aktion“ heißt: Du darfst es immer spielen, wenn Aktionen möglich sind, in jeder Phase.\nSpiele Shotgun Blast.",
  ],
  "head_event-x": ["How much is X?", "Wie groß ist X?"],
  "step_event-x": [
    "The Adult Deep One has skill 1, so X = 1 is enough.\nTake 1.",
    "Adult Deep One hat Fähigkeit 1, also genügt X = 1.\nNimm 1.",
  ],
  "head_event-target": ["The target", "Das Ziel"],
  "step_event-target": [
    "Targets are chosen openly, before anything happens, so that everybody can react.\nChoose the Adult Deep One.",
    "Ziele werden offen gewählt, ehe etwas geschieht, damit alle darauf reagieren können.\nWähle Adult Deep One.",
  ],
  "head_event-pay": ["Leave something over", "Etwas übrig lassen"],
  "step_event-pay": [
    "Pay from the smallest domain again: what is left may be needed in the other player’s turn.\nDrain domain 3.",
    "Bezahle wieder aus der kleinsten Domäne: Was übrig ist, könntest du im Zug der anderen Seite brauchen.\nLeere Domäne 3.",
  ],
  head_disrupted: ["Disrupted!", "Unterbrochen!"],
  step_disrupted: [
    "The Adult Deep One says: “Disrupt: when a card effect chooses it as a target, pay 2 to cancel”. They had two resources left, and the Blast came to nothing. A disrupt comes before what it answers. But they are drained now.\nSend the Clerk to Dreamwalkers and the Advisor to The Other Path. The Muscle stays home to defend. Confirm.",
    "Auf Adult Deep One steht: „Unterbrechung: Wenn ein Karteneffekt ihn als Ziel wählt, bezahle 2, um ihn aufzuheben“. Sie hatten noch zwei Ressourcen, und der Schuss ging ins Leere. Eine Unterbrechung kommt vor dem, worauf sie antwortet. Aber jetzt sind sie geleert.\nSchicke den Clerk zu Dreamwalkers und den Advisor zu The Other Path. Hired Muscle bleibt zur Verteidigung. Bestätige.",
  ],
  head_order: ["Your turn, your order", "Dein Zug, deine Reihenfolge"],
  step_order: [
    "With characters at two stories the active player says which one is resolved first.\nBegin with Dreamwalkers.",
    "Bei Charakteren an zwei Geschichten bestimmt, wer am Zug ist, welche zuerst abgehandelt wird.\nBeginne mit Dreamwalkers.",
  ],
  head_tokens: ["Nobody came", "Niemand kam"],
  step_tokens: [
    "Nobody defends: [investigation], success and unchallenged, three tokens at each story. The guide places the others for you.\nPlace the first.",
    "Niemand verteidigt: [investigation], Erfolg und unangefochten, drei Marker an jeder Geschichte. Die übrigen legt die Führung für dich.\nLege den ersten.",
  ],
  head_arcane: ["Arcane", "Arkan"],
  step_arcane: [
    "The Advisor has won the [arcane] struggle at The Other Path: one of your characters there is readied at once, and can defend when the other side comes.\nReady the Advisor.",
    "Der Advisor hat bei The Other Path den [arcane]-Kampf gewonnen: Einer deiner Charaktere dort wird sofort wieder bereit und kann verteidigen, wenn die andere Seite kommt.\nMach den Advisor bereit.",
  ],
  head_guard: ["Two Deep Ones", "Zwei aus der Tiefe"],
  step_guard: [
    "They come with two Deep Ones and four [combat] icons; your Muscle has three. He will be wounded, but he has a wagon.\nSend Hired Muscle to oppose them, and confirm.",
    "Sie kommen zu zweit mit vier [combat]-Symbolen; dein Hired Muscle hat drei. Er wird verwundet, aber er hat einen Wagen.\nSchicke Hired Muscle dagegen und bestätige.",
  ],
  head_disrupt: ["Your disrupt", "Deine Unterbrechung"],
  step_disrupt: [
    "Now it is your turn to say no: “Disrupt: when attached character would be wounded, pay 2 to cancel 1 wound”. This is why you left domains over. You are asked only when you can really do something.\nUse Patrol Wagon.",
    "Jetzt darfst du Nein sagen: „Unterbrechung: Wenn der Charakter verwundet würde, bezahle 2, um 1 Wunde aufzuheben“. Dafür hast du Domänen übrig gelassen. Gefragt wirst du nur, wenn du wirklich etwas tun kannst.\nNutze Patrol Wagon.",
  ],
  "head_last-turn": ["The last turn", "Der letzte Zug"],
  "step_last-turn": [
    "One story is won, and at two others you have three of five tokens. The Deep Ones are exhausted from their attack. You can win now.\nAttach a resource, out of habit.",
    "Eine Geschichte ist gewonnen, und an zwei anderen hast du drei von fünf Markern. Die Deep Ones sind vom Angriff erschöpft. Du kannst jetzt gewinnen.\nLege aus Gewohnheit eine Ressource an.",
  ],
  "head_last-commit": ["Everybody goes", "Alle gehen"],
  "step_last-commit": [
    "There is no tomorrow to defend for.\nSend the Clerk and the Muscle to Dreamwalkers, the Advisor to The Other Path, and confirm.",
    "Es gibt kein Morgen, für das man verteidigen müsste.\nSchicke den Clerk und Hired Muscle zu Dreamwalkers, den Advisor zu The Other Path, und bestätige.",
  ],
  "head_last-order": ["First one, then the other", "Erst die eine, dann die andere"],
  "step_last-order": ["Begin with Dreamwalkers once more.", "Beginne noch einmal mit Dreamwalkers."],
  "head_second-story": ["The second story", "Die zweite Geschichte"],
  "step_second-story": [
    "The fifth token at Dreamwalkers.\nPlace it, and win your second story.",
    "Der fünfte Marker bei Dreamwalkers.\nLege ihn und gewinne deine zweite Geschichte.",
  ],
  "head_third-story": ["The third story", "Die dritte Geschichte"],
  "step_third-story": [
    "The fifth token at The Other Path wins your third story, and whoever has three has won the game.\nPlace it.",
    "Der fünfte Marker bei The Other Path gewinnt deine dritte Geschichte, und wer drei hat, hat die Partie gewonnen.\nLege ihn.",
  ],

  glossary: ["Words of the game", "Wörter des Spiels"],
  glossaryText: [
    "Wherever one of these words stands under a dotted line, pointing at it explains it.",
    "Wo eins dieser Wörter punktiert unterstrichen ist, erklärt es sich, wenn du darauf zeigst.",
  ],
  rulesMore: ["The whole rules, with search", "Die ganzen Regeln, mit Suche"],
  word_story: ["Story", "Geschichte"],
  tell_story: [
    "One of the three cards in the middle. Five success tokens on your side win it; three stories win the game.",
    "Eine der drei Karten in der Mitte. Fünf Erfolgsmarker auf deiner Seite gewinnen sie; drei Geschichten gewinnen die Partie.",
  ],
  word_domain: ["Domain", "Domäne"],
  tell_domain: [
    "A place for resources. It pays for one thing a turn with everything it has, and is drained until your next turn.",
    "Ein Platz für Ressourcen. Sie bezahlt im Zug eine Sache mit allem, was sie hat, und ist dann bis zu deinem nächsten Zug geleert.",
  ],
  word_resource: ["Resource", "Ressource"],
  tell_resource: [
    "A card attached to a domain. It is worth one, of its faction.",
    "Eine Karte an einer Domäne. Sie ist eins wert, in ihrer Fraktion.",
  ],
  word_struggle: ["Struggle", "Kampf um Symbole"],
  tell_struggle: [
    "[terror], [combat], [arcane], [investigation], in this order: whoever has more icons at the story wins it.",
    "[terror], [combat], [arcane], [investigation], in dieser Reihenfolge: Wer bei der Geschichte mehr Symbole hat, gewinnt.",
  ],
  word_skill: ["Skill", "Fähigkeit"],
  tell_skill: [
    "The number at the bottom left of a character. After the struggles more skill means success, and a token.",
    "Die Zahl unten links auf einem Charakter. Nach den Kämpfen bedeutet mehr Fähigkeit Erfolg und einen Marker.",
  ],
  word_unchallenged: ["Unchallenged", "Unangefochten"],
  tell_unchallenged: [
    "Who succeeds where the other side has no skill gets one more token.",
    "Wer Erfolg hat, wo die andere Seite keine Fähigkeit hat, bekommt einen Marker mehr.",
  ],
  word_committed: ["Committed", "Eingesetzt"],
  word_exhausted: ["Exhausted", "Erschöpft"],
  word_insane: ["Insane", "Wahnsinnig"],
  word_wounded: ["Wound", "Wunde"],
  word_drained: ["Drained", "Geleert"],
  word_action: ["Action", "Aktion"],
  tell_action: [
    "What you may play or use when you have the chance to act, in any phase of either turn.",
    "Was du spielen oder nutzen darfst, wenn du handeln kannst, in jeder Phase beider Züge.",
  ],
  word_disrupt: ["Disrupt", "Unterbrechung"],
  tell_disrupt: [
    "Comes before what it answers, and can cancel or change it.",
    "Kommt vor dem, worauf sie antwortet, und kann es aufheben oder ändern.",
  ],
  word_response: ["Response", "Reaktion"],
  tell_response: [
    "Comes after what it answers. A forced one must be used.",
    "Kommt nach dem, worauf sie antwortet. Eine erzwungene muss genutzt werden.",
  ],
} as const satisfies Phrases;
