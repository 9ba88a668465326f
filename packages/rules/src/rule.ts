/**
 * Every rule that the referee applies, by id. Refusals cite these ids, tests name them, and docs/RULES.md is written
 * from this table; a rule without a test fails the build.
 */
export const RULES = {
  // The document
  "GD-1":
    "A game document has exactly the known fields with values of the right type; anything else is refused with its path.",
  "GD-2":
    "Ids are 1 to 64 letters, digits, _ or -, equal their key, and are no reserved word; references name what exists.",
  "GD-3":
    "Every base lies on the board and nothing stands outside it; living models have at least one wound and no more than their characteristic.",
  "GD-4":
    "Attacks and Damage are a number, or D3s or D6s plus a number: at most 100 dice and a total of 1 to 1000.",
  "GD-5": "A terrain footprint is a polygon of three or more points that does not cross itself.",
  "GD-6": "Numbers are finite and within the stated limits.",
  "GD-7": "An action has exactly the fields of its type; the units, models and weapons that it names exist.",
  "GD-8":
    "A unit is on the table with all its models or with none: in reserve, embarked, or not yet set up. Off the table it neither acts nor is a target.",
  // Measuring
  "ME-1": "Distances are measured between the nearest points of bases, in three dimensions.",
  "ME-2": "Within a distance means at that distance or less, give or take a millionth of an inch.",
  "ME-3": 'Engagement Range is 1" across and 5" up.',
  // Dice and records
  "DI-1":
    "Every die comes from the game's seed and its cursor, which counts the dice drawn; nothing else is random.",
  "DI-2": "A D3 is one die: 1 or 2 is 1, 3 or 4 is 2, 5 or 6 is 3.",
  "DI-3":
    "One target is finished before the next, and one weapon before the next: in the order that the shooter has given them, else by target id, weapon id and the id of the first model, however they were sent.",
  "DI-4":
    "Within an assignment: attack dice, hit dice, hit re-rolls, Sustained Hits dice, wound dice, wound re-rolls; then wound by wound the save, the damage and Feel No Pain.",
  "DI-5":
    "Once the target is destroyed nothing more is rolled against it; Hazardous tests are still owed and One Shot weapons are still spent.",
  "OD-1":
    "The odds of a volley are the exact distribution of what its compiled plans would roll, resolved in order on the same models.",
  "OD-2": "A case too large to be exact within its budget says so and gives bounds of its means.",
  "RC-1": "The diffs of a result, applied to the document before, give the document after.",
  "RC-2":
    "A record holds the first document, the actions, and the cursor and state hash after each; a replay names the first step that differs.",
  "RC-3":
    "Players may agree to go back to the document after an earlier step; the cursor stays, so that dice once seen never come again.",
  "RC-4":
    "Where documents show only the hash of the seed, a record of the finished game may publish the seed; a replay checks that it is the one of the hash and that every die is its own.",
  // The phase
  "PH-1": "Shooting actions belong to the Shooting phase.",
  "PH-2": "One unit shoots at a time, and its attacks are finished before anything else is done.",
  "PH-3": "Choices can be undone until the targets are confirmed, never after.",
  "PH-4": "The phase may be ended early, but not in the middle of a unit's attacks, move or charge.",
  "PH-5": "A phase in which no unit could act is passed over when it would begin.",
  "PH-6": "A unit may be skipped; it does not shoot in this phase.",
  "PH-7": "Targets are chosen for the selected unit, and confirmed before any attack is rolled.",
  "PH-8":
    "Where the defender allocates, the game waits for the choice among the models that may take the wound.",
  "PH-10":
    "Only the player whom the game awaits acts, and only as it is offered; what the game is in the middle of says who that is.",
  // Setting up
  "DE-4":
    "Before a unit is set up its owner may say that a leader joins it, that it begins inside a transport, or that it waits in reserve; none of these is a drop.",
  "DE-5":
    "A Leader joins a unit that it may lead, one leader a unit, or a second one whose rules allow it; the two are one unit for the battle.",
  "DE-6": "A Dedicated Transport begins the battle with a unit inside, or it is lost.",
  "DE-7":
    "Units are set up one at a time in turn; a transport comes with whoever is inside. When one side is done the other sets up all the rest; after a TITANIC unit its owner misses a drop.",
  "DE-8":
    "A unit is set up with every base wholly within its player's zone, on the board, on no other model and where it may stand, in coherency and outside Engagement Range.",
  "DE-9": 'Infiltrators: set up anywhere more than 9" from the enemy zone and from all enemy models.',
  "DE-12": "When everybody is set up both players roll a die, again on a tie; the higher has the first turn.",
  "DE-15": "A unit that can neither be set up nor wait in reserve counts as destroyed.",
  "TR-1":
    "A transport carries models with the keywords that it names, as many as it has room for; some of them take the room of two.",
  "TR-2": "A unit inside a transport is off the table: it neither acts nor is a target.",
  "OB-2": "In Only War no model ends on an objective marker; in other missions, and without one, it may.",
  "OB-9": "Once the battle has a result, nothing more is done.",
  // Reactions and stratagems
  "ST-1":
    "A stratagem costs its command points when it is used, and the same one is used at most once in a phase by the same player, or as seldom as it says.",
  "ST-2": "No stratagem is used on a unit that is Battle-shocked.",
  "ST-3": "No stratagem is used on a unit that is destroyed or off the table.",
  "ST-6": "A reaction window belongs to one player; nobody else acts while it is open.",
  "ST-7":
    'Fire Overwatch: when an enemy unit begins or ends a move, is set up, or declares a charge, one unit within 24" that sees it and could shoot at it does so, once in a turn; only unmodified sixes hit. Hazardous weapons are tested when the charge is over.',
  "ST-9":
    "A reaction window opens only where its player has a legal use; it closes by a pass, for the moment or for the phase, or as soon as nothing in it can be used.",
  // Who may shoot, at what
  "SH-1": "Only units of the player whose turn it is shoot.",
  "SH-2": "A unit shoots once in the phase.",
  "SH-3": "A unit that Advanced shoots only with weapons that allow it.",
  "SH-4": "A unit that Fell Back does not shoot.",
  "SH-5": "A unit within Engagement Range of an enemy shoots only as a Monster or Vehicle, or with Pistols.",
  "SH-6": "A unit that has no legal target for any weapon cannot be chosen to shoot.",
  "SH-7":
    "One model of the target must be both within the weapon's range of the firing model and visible to that same model.",
  "SH-8": "All attacks of one weapon go at one unit.",
  "SH-9": "Only enemy units with models on the table are targets.",
  "SH-10":
    "A unit within Engagement Range of your units cannot be shot at, unless it is a Monster or Vehicle, or the shooter is a Monster or Vehicle or fires Pistols and is itself engaged with it.",
  "SH-11":
    "Big Guns Never Tire: Monsters and Vehicles shoot while engaged; their attacks, and attacks at engaged Monsters and Vehicles, take -1 to hit unless made with a Pistol.",
  "SH-12": "Of the alternative profiles of one weapon, a model fires one.",
  "SH-13":
    "A model fires either its Pistols or its other ranged weapons: the choice is each model's own. A model that is a Monster or Vehicle is free of it, whoever leads it.",
  "SH-14":
    "Half range, model counts, visibility, Toughness and engagement are fixed when the targets are chosen.",
  "SH-15": "Battle-shock does not stop a unit from shooting.",
  "SH-16": "A weapon is fired by living models of the unit that carry it.",
  "SH-17": "A unit engaged and firing Pistols fires all of them at one unit that it is engaged with.",
  "SH-18":
    "A single eligible target is assigned on selection; focus of fire and wounded units are suggested where the setting asks for it.",
  // Sight
  "LS-1":
    "A model sees another if some straight line joins any part of the one base to any part of the other.",
  "LS-2": "Models never block sight.",
  "LS-3":
    "Nothing is seen through or over the footprint of a ruin or of obscuring terrain; touching its edge does not block. Footprints that share a piece of an edge are one, so nothing is seen along the seam; touching in a single point leaves the point open.",
  "LS-4": "A model at least partly within such a footprint can be seen into it.",
  "LS-5": "A model wholly within such a footprint sees out of it.",
  "LS-6": "A TOWERING model sees out of a footprint that it is partly within.",
  "LS-7": "AIRCRAFT see and are seen past ruins and obscuring terrain.",
  // Cover
  "CV-1":
    "The Benefit of Cover betters an armour save by 1 against ranged attacks, once, and never an invulnerable save.",
  "CV-2": "A model with a Save of 3+ or better has no Benefit of Cover against AP 0.",
  "CV-3":
    "Ruins give cover to a model wholly within, or not fully visible because of them to a model that fires; obscuring terrain only the latter.",
  "CV-4":
    "Woods give cover to a model wholly within, or not fully visible because of them; AIRCRAFT and TOWERING models see and are seen over them.",
  "CV-5": "A crater gives cover to INFANTRY wholly within.",
  "CV-6": 'A barricade gives cover to INFANTRY wholly within 3" and not fully visible because of it.',
  "CV-7": "Debris, hills and containers give cover to a model not fully visible because of them.",
  "CV-8":
    "Terrain tagged light_cover gives cover to a model whose centre is inside, or where the line from the centre of a firing model to its centre crosses it.",
  "CV-9":
    "Cover looks from the models that fire in the assignment. A model is fully visible if every point of its base's facing edge can be seen, which its own base never hides.",
  // The attack sequence
  "AT-1": "Each weapon makes its Attacks; a variable number is rolled for each weapon; at least one.",
  "AT-2": "A hit roll succeeds on the Ballistic Skill or more.",
  "AT-3": "An unmodified 1 misses and an unmodified 6 is a Critical Hit, which always hits.",
  "AT-4": "Modifiers to a hit or wound roll are summed and then kept within -1 and +1.",
  "AT-5":
    "A die is re-rolled at most once, before modifiers; a failed die is one that would fail after modifiers, and a success is never re-rolled.",
  "AT-6":
    "To wound: 2+ at twice the Toughness or more, 3+ above it, 4+ when equal, 6+ at half or less, else 5+.",
  "AT-7": "An unmodified wound roll of 1 fails and an unmodified 6 is a Critical Wound, which always wounds.",
  "AT-8":
    "The Toughness of a unit is the highest among its models, of an attached unit the highest among its bodyguard.",
  "AT-9":
    "A wounded model takes the next wound, else one that was allocated an attack this phase, else the defender's choice: by default the model nearest to a firing one.",
  "AT-10": "Characters of an attached unit take no wounds while a bodyguard model lives, Precision aside.",
  "AT-11":
    "AP worsens the armour save; improvements never exceed +1, a save is never better than 2+, and an unmodified 1 fails.",
  "AT-12": "An invulnerable save ignores AP and cover; the better of the two saves is used.",
  "AT-13": "Damage beyond a model's last wound is lost.",
  "AT-14":
    "Mortal wounds allow no save but Feel No Pain; those of Devastating Wounds and Hazardous do not spill over.",
  "AT-15": "The Attacks characteristic may be overridden for one volley; Rapid Fire and Blast still apply.",
  "AT-16": "Automatic hits and automatic wounds are not critical.",
  // Keywords
  "KW-1": "Assault: may be fired after an Advance.",
  "KW-2":
    "Rapid Fire X: X more attacks for each weapon whose bearer is within half range of the target unit.",
  "KW-3": "Melta X: X more damage from weapons whose bearer is within half range of the target unit.",
  "KW-4": "Heavy: +1 to hit if the unit remained stationary.",
  "KW-5":
    "Blast: one more attack for every full five models of the target; not at units engaged with the shooter's army.",
  "KW-6": "Torrent: hits automatically.",
  "KW-7": "Twin-linked: failed wound rolls are re-rolled.",
  "KW-8": "Lethal Hits: a Critical Hit wounds automatically.",
  "KW-9": "Sustained Hits X: a Critical Hit scores X more hits.",
  "KW-10":
    "Devastating Wounds: a Critical Wound allows no save and is resolved after all other attacks of the unit as mortal wounds that do not spill over.",
  "KW-11":
    "Anti-X: an unmodified wound roll of the stated number against a unit with that keyword is a Critical Wound.",
  "KW-12": "Precision: wounds on an attached unit may go to a Character that the firing model sees.",
  "KW-13": "Ignores Cover: the target has no Benefit of Cover.",
  "KW-14":
    "Indirect Fire: may be fired at unseen units; if nothing of the target is visible to the unit: -1 to hit, unmodified 1 to 3 miss, and the target has the Benefit of Cover.",
  "KW-15": "Hazardous: after the unit's attacks one die a weapon; each 1 costs a bearer three mortal wounds.",
  "KW-16": "Lance: +1 to wound if the unit charged this turn.",
  "KW-17": "Pistol: may be fired while engaged, at a unit that the shooter is engaged with.",
  "KW-18": "Extra Attacks: a melee weapon used beside another; it changes nothing in the Shooting phase.",
  "KW-19": "One Shot: fired once in the battle.",
  "KW-20": "Psychic: marks the attack as psychic.",
  "KW-21":
    'Conversion: beyond the stated distance (12" if none is stated) a hit on an unmodified 4+ is a Critical Hit.',
  "KW-22":
    "An unknown keyword of a weapon, and an ability of a unit or a model that is not applied, is kept, shown as not automated, and named in the log.",
  "KW-23": "Stealth: ranged attacks at the unit take -1 to hit.",
  "KW-24": 'Lone Operative: unless attached, shot at only by models within 12".',
  "KW-25": "Feel No Pain X+: each wound that would be lost is ignored on that roll; one such roll a wound.",
  "KW-26":
    'Plunging Fire: from 6" or more up and wholly within a ruin at a unit on the ground, AP is better by 1.',
  "KW-27":
    "Two of one ability do not add up: the better value counts, of variable ones that with the higher mean. Anti against different keywords is different abilities.",
  // The Movement phase
  "MO-1":
    "In the Movement phase the player whose turn it is moves units on the table one by one, each once. Unless an enemy other than AIRCRAFT is within Engagement Range, a unit makes a Normal move, Advances or remains stationary; with an enemy there it falls back or remains stationary.",
  "MO-2":
    "A unit that was not chosen has remained stationary when the phase ends, unless it arrived or disembarked in this turn.",
  "MO-3":
    "Any models of the unit move and the others stay; a unit that makes a Normal move in which nobody moves has moved all the same.",
  "MO-4":
    'A path is made of straight legs, which all count, measured at the middle of the base. Turning costs once: 1" on a base that is not round, 2" for a Monster or Vehicle, nothing for AIRCRAFT.',
  "MO-5":
    "No base passes through an enemy model or over the table's edge, nor a Monster or Vehicle through a friendly one; other friendly models may be passed. Nobody ends on a model.",
  "MO-6":
    "In a Normal move or an Advance no model comes within Engagement Range of an enemy, anywhere on its way or at its end; with FLY at its end.",
  "MO-7":
    'Terrain up to 2" high costs nothing, taller terrain is climbed; INFANTRY and BEASTS go through ruins and pay only for the way up to a floor. Upper floors are for them and for FLY.',
  "MO-8":
    "A model that can FLY passes over models and terrain, and pays the straight way through the air between the points of its path.",
  "MO-9":
    "A unit ends its move in coherency. A move that breaks a condition is refused: nothing moves, every broken condition is named, and a roll that was made stands.",
  "MO-10": "Normal move: each model goes up to its own M.",
  "MO-11":
    "Advance: one die for the unit, by which each model may go further than its M. From then on it can do nothing else in the phase, and it has Advanced even if nobody moves.",
  "MO-12":
    "Fall Back: up to M, over enemy models and through their Engagement Range; every model of the unit ends out of it.",
  "MO-13":
    "Desperate Escape: before a unit falls back, one die for each model that will pass over an enemy model, FLY and TITANIC aside, and for every model of a Battle-shocked unit. Each 1 or 2 costs the unit a model: its owner's choice, by default no CHARACTER if there is another, and the furthest from the enemy.",
  "MO-14":
    "A move is judged as it is declared; then come reactions and Desperate Escape, and whoever is left walks the declared path. Nothing else is done in between.",
  "MO-15": "A unit that remains stationary moves no model for the rest of the phase.",
  "MO-18": "What may react is told when a Normal move, an Advance or a Fall Back begins and when it ends.",
  "MO-19": "A unit that moves performs no Action any more.",
  "MO-20": "A move can be taken back as long as no die was drawn and nobody else has acted since.",
  "MO-21":
    "A move towards a place is suggested, the unit keeping its formation as far as it can; what is suggested passes the same judge as a player's.",
  "MO-30":
    'AIRCRAFT make Normal moves only, whoever is near: 20" or more straight ahead over everything, then a turn of up to 90 degrees. One that leaves the table waits in Strategic Reserves. Others move over it and through its Engagement Range, but do not end there.',
  // Reserves
  "RE-1": "A unit in reserve is off the table until it arrives.",
  "RE-2":
    "Strategic Reserves hold at most a quarter of the points of the battle's size and no FORTIFICATION; in missions other than Only War all reserves together are at most half of the army's units and half of its points.",
  "RE-3":
    "Units arrive from reserve in their own Movement phase, one at a time, when all others have moved: once one has, nobody moves any more. None in round 1, but Deep Strike in Only War and without a mission; whoever left the table in the battle may come back in its next turn.",
  "RE-4":
    'Strategic Reserves: the whole unit within 6" of one edge of the table and more than 9" across from every enemy model; in round 2 no model in the enemy\'s deployment zone.',
  "RE-5":
    'Deep Strike, where every model has it: anywhere more than 9" across from every enemy model, also out of Strategic Reserves.',
  "RE-6": 'More than 9" is not 9": a gap of exactly that is too near, whatever the difference in height.',
  "RE-7":
    "All models of the unit are set up, in coherency, on the table, on nobody and where they may stand; otherwise none arrives.",
  "RE-8":
    "A unit that arrived counts as having made a Normal move: it moves no more in the phase and did not remain stationary; it may shoot and charge.",
  "RE-10":
    "In all missions but Only War, units that have not arrived by the end of round 3 are destroyed, with whoever is inside them, save for those that left the table in the battle.",
  "RE-13":
    'Meteoric Descent, where every model has it: with Deep Strike the unit may be set up more than 6" from every enemy model instead; within 9" of one it does not charge this turn.',
  // The Charge phase
  "CH-1":
    "Charges are made in the Charge phase by units of the player whose turn it is, one at a time, from the declaration to the end of the move.",
  "CH-2":
    "A unit that Advanced or Fell Back does not charge, nor one that is marked as not able to this turn.",
  "CH-3": "A unit within Engagement Range of an enemy does not charge, and AIRCRAFT never do.",
  "CH-4": "A unit tries one charge in the phase; it may be skipped instead.",
  "CH-5": 'The targets are enemy units with a model within 12" of the charging unit; they need not be seen.',
  "CH-6": "AIRCRAFT are charged only by units that can FLY.",
  "CH-7": "A declared charge can be undone until it is rolled, never after.",
  "CH-8": "The charge roll is two dice; their sum is how far each model may move.",
  "CH-9": "A path starts where its model stands, keeps to the table, and is no longer than the roll.",
  "CH-10":
    'Terrain up to 2" high costs nothing; of taller terrain that the base passes over, the way up to its top and down again is paid at each crossing. Who does not fly is never higher than the terrain under its base, whatever its path names.',
  "CH-11": "Whether INFANTRY and BEASTS climb ruins or pass through them is an option of the ruleset.",
  "CH-12":
    "A model that can FLY pays the straight way between the points of its path, and passes over models and terrain.",
  "CH-13": "No part of the base leaves the table.",
  "CH-14": "No model passes through an enemy model, nor a Monster or Vehicle through a friendly one.",
  "CH-15":
    "No model comes within Engagement Range of an enemy unit that is not a target, on its way or at its end; with FLY at its end.",
  "CH-16": 'No base ends on another, unless their heights differ by 2" or more.',
  "CH-17": 'Turning a base that is not round costs 1" once, 2" for a Monster or Vehicle.',
  "CH-18":
    "No model ends on a barricade or debris, overhanging a hill or container, or halfway up; upper floors are for INFANTRY, BEASTS and FLY.",
  "CH-19": "The unit ends within Engagement Range of every target.",
  "CH-20": 'Across a barricade that is within 1" of the target, within 2" of the target counts as engaged.',
  "CH-21":
    'The unit ends in coherency: each model within 2" across and 5" up of another, of two others in units of seven or more, and all in one group.',
  "CH-22": "Each model that moves ends nearer to a target.",
  "CH-23":
    "A model that could end in base contact with an enemy while the others end where they do, and all else is kept, must.",
  "CH-24":
    "A charge move that breaks a condition fails: nothing moves, the unit has tried, and every broken condition is named and counted.",
  "CH-25":
    "A charge that succeeds marks the unit as having charged and gives it Fights First until the turn ends; what may react is told of the declaration and of the move.",
  "CH-26":
    "Units fight in two steps, those with Fights First and then the rest; in both the player whose turn it is not begins.",
  "CH-27":
    "For a roll, paths are sought that make the charge succeed; what is found passes the same judge as a player's. Where nothing is found it is proved that there is none, and said which condition cannot be met, or the roll is left undecided.",
  "CH-28":
    "The chance of a charge is that of the rolls for which paths are found; with rolls that are undecided it is at least that, and at most as if those were possible.",
} as const;

export type RuleId = keyof typeof RULES;
