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
  "DE-2":
    "Who attacks is said when the table is made, or rolled for then: a die each, again where they are equal; the higher attacks.",
  "DE-3":
    "Of each map one zone is the Attacker's and the other the Defender's, each with its home objective and with the edge of the table along which most of it lies; all between the zones is no man's land.",
  "DE-4":
    "Before a unit is set up its owner may say that a leader joins it, that it begins inside a transport, or that it waits in reserve; none of these is a drop. Players who declare all of it at once, in secret and revealed together, say no more of it after.",
  "DE-5":
    "A Leader joins a unit that it may lead, one leader a unit, or a second one whose rules allow it; the two are one unit for the battle.",
  "DE-6":
    "A Dedicated Transport begins the battle with a unit inside, on the table or in reserve, or it is lost.",
  "DE-7":
    "Units are set up one at a time in turn; a transport comes with whoever is inside. When one side is done the other sets up all the rest; after a TITANIC unit its owner misses a drop.",
  "DE-8":
    "A unit is set up with every base wholly within its player's zone, on the board, on no other model and where it may stand, in coherency and outside Engagement Range. A model too large for the zone touches the edge of the table on its own side instead; its unit then neither moves, counts as stationary, shoots nor charges that turn, and if it was set up before the battle not before its own first turn is over.",
  "DE-9": 'Infiltrators: set up anywhere more than 9" from the enemy zone and from all enemy models.',
  "DE-12":
    "When everybody is set up both players roll a die, again on a tie; the higher has the first turn. Players who have agreed on it before roll none.",
  "DE-13":
    'Scouts X": before the first turn a unit of which every model has it makes a Normal move of up to X", whatever its M, that ends more than 9" across from every enemy model; of several the shortest counts. The player with the first turn moves all of them first. A Dedicated Transport scouts as all of its passengers could.',
  "DE-14": "Nobody controls an objective before the first Command phase of the battle ends.",
  "DE-15":
    "A unit that cannot be set up waits in Strategic Reserves where there is room; one that can do neither counts as destroyed.",
  "TR-1":
    "A transport carries models with the keywords that it names, as many as it has room for; some of them take the room of two.",
  "TR-2": "A unit inside a transport is off the table: it neither acts nor is a target.",
  "OB-7":
    "An Attached unit comes apart when its bodyguard or all who led it are gone, once everything under way is done: what is left is a unit of its own again, with its own keywords and Starting Strength. Bodyguard and leaders each count as a unit that is destroyed, with their own keywords only.",
  "OB-2": "In Only War no model ends on an objective marker; in other missions, and without one, it may.",
  // The Command phase
  "CO-1":
    "Players begin without command points; as each Command phase begins both gain one, where there is a mission.",
  "CO-2":
    "From everything else together a player gains at most one command point in a round; there is no limit to how many are held.",
  "CO-3":
    "As a player's Command phase begins, that player's units are no longer Battle-shocked; the opponent's stay so.",
  "CO-4":
    "What is chosen as the Command phase begins is asked for after that, and before any test or stratagem of the phase. What names no step of the phase is used before the first test, Mob Rule apart (AR-15).",
  "CO-5":
    "In the Command phase each unit of its player that is on the table and Below Half-strength takes one Battle-shock test: two dice must reach the best Leadership among its models. Tests that are owed when the phase ends are taken then, in the document's order; on a table without a mission nobody has to.",
  "CO-6":
    "Below Half-strength: fewer than half of the models that the unit began with, or less than half of the wounds of a unit that began as one model. An Attached unit counts as a whole until only one of its parts is left.",
  "CO-7": "What modifies a Battle-shock test changes the roll.",
  "CO-8":
    "Battle-shocked: models have an Objective Control of 0, everybody is tested in a Desperate Escape, and no stratagem is used on the unit. It does all else as before.",
  "CO-9":
    "A test may be forced at other times: who fails is Battle-shocked until its player's next Command phase, and who already is stays so either way.",
  "CO-10": "A Battle-shock test is never rolled again by a Command Re-roll.",
  "CO-11":
    "A unit that left the table in the battle and is Below Half-strength is tested when it comes back, having missed the tests of its turn.",
  "CO-12":
    "As the Command phase ends: tests that are owed, then who controls what, objectives that stay controlled, points of the primary mission, and New Orders last.",
  "OB-1":
    'An objective marker is round, 40 mm across: a model is in range within 3" across and 5" up of its edge.',
  "OB-3":
    "At the end of every phase and every turn of a battle with a mission, and at no other time, who has the higher Level of Control controls an objective: the sum of the Objective Control of models in range, 0 of those that are Battle-shocked. Where both are equal nobody does.",
  "OB-4":
    "Sticky Objective: an objective that its player controls at the end of the own Command phase, with such a unit in range, stays controlled with nobody there until the opponent's Level of Control is higher.",
  "OB-5":
    "At the end of a turn: coherency, control, Actions, victory points, discarded cards, and then the marks of the turn.",
  "OB-6":
    "A unit that is out of coherency as a turn ends loses models until one coherent group is left: that with most CHARACTERs, then most models, then the lowest id. They are destroyed, and trigger nothing.",
  "OB-8": "Units count as destroyed for missions whatever destroyed them; Leader and bodyguard count apart.",
  "OB-9":
    "A battle is over after five rounds; Only War also at once when an army is destroyed, whose opponent wins. Once there is a result, nothing more is done.",
  "OB-10": "Most victory points win; the same number is a draw.",
  // The battle
  "BR-1":
    "A battle goes over five rounds, each of two turns; the same player has the first turn in all of them.",
  "BR-2": "A turn is Command, Movement, Shooting, Charge and Fight, in this order.",
  "BR-3":
    "What is due as a phase, a turn or a round ends is done before the next begins, in the action that ended it, and goes on when whoever is asked in the middle of it has answered.",
  "BR-4": "What is due as a phase begins is done, and asked, before anything else of the phase.",
  "BR-5":
    "What is due as a phase ends comes after all else of it; then nothing more of the phase is done, and the next begins.",
  "BR-6":
    "Where both players have something to decide at the same instant, the player whose turn it is decides first. What needs no decision has a fixed order.",
  "BR-7":
    "What is used just after something happened comes before the rest of it: a charge, a move or a volley waits for the answer.",
  "BR-10": "Roll-off: a die each, p1's first, and again where they are equal; the higher wins.",
  "BR-11":
    "Shooting, charging or fighting out of phase is that alone: no Firing Deck, no Big Guns Never Tire, nor anything else of that phase.",
  "BR-12":
    "What is in effect on a unit goes along into a transport, and with each part of an Attached unit that comes apart, for as long as it lasts.",
  "BR-13": "The same effect is in force on a unit once, whoever gives it and however often.",
  "BR-14":
    "Control is judged before victory points are counted, and these after all else of the same instant.",
  "BR-15":
    "All that a battle needs to go on is in its document: saved and loaded anywhere, it goes on the same.",
  // Missions
  "MI-2":
    "Only War: at the end of each Command phase from round 2 on, 1 VP for each objective that the player whose turn it is controls, 3 a turn at most.",
  "MI-3": "Who wins the roll-off for it is the Attacker; in Only War the Attacker sets up first.",
  "MI-4":
    "Only War ends after round 5, or at once when one army is wholly destroyed: then the other wins whatever the points.",
  "MI-10":
    "At most 50 VP come from the primary mission and 40 from cards, 20 from each fixed one; what is over is lost. Only War has no caps.",
  "MI-12":
    "Primary missions are scored at the end of the own Command phase from round 2 on; in round 5 the player who goes second scores at the end of that turn instead.",
  "MI-11":
    "The maps, missions and tables of terrain that Chapter Approved plays together; as in its tournaments, No Prisoners is never a fixed card.",
  "MI-13":
    'Hidden Supplies: the marker in the middle is moved 6" towards a corner, one in no man\'s land where it touches any, and a sixth lies 6" from the middle towards the opposite corner.',
  "MI-15":
    "Missions that can be played: Only War and the seven of the tournament pool. Scorched Earth and Terraform have an Action, the others score by themselves.",
  "MI-20": "Take and Hold: 5 VP for each objective, 15 a turn at most.",
  "MI-21":
    "Linchpin: 3 VP for each objective; with the home objective, 3 for that and 5 for each other. 15 a turn at most.",
  "MI-22":
    "Purge the Foe: 4 VP for an objective, 4 more for more than the opponent; at the end of each round 4 if an enemy unit was destroyed in it, and from round 2 on 4 more if more enemy than own units were.",
  "MI-23":
    "Scorched Earth: 5 VP for each objective, 10 a turn at most. Burn Objective, from round 2 on, by one unit at a time in range of an objective outside the own zone: completed at the end of the opponent's next turn, or of the battle, if the unit is still in range and it is controlled; it is removed, for 5 VP in no man's land and 10 in the enemy's zone.",
  "MI-24":
    "Supply Drop: for each objective in no man's land 5 VP, 8 in round 4 and 15 in round 5. A die before the battle says which of the two off the centre is Alpha, removed as round 4 begins; the other, Omega, is removed as round 5 begins.",
  "MI-25":
    "Hidden Supplies: 5 VP for an objective outside the own zone, 5 more for two or more, 5 more for more objectives than the opponent.",
  "MI-26":
    "Terraform: 4 VP for each objective, 12 a turn at most; at the end of every turn from round 2 on each player has 1 VP for each objective that he terraformed. Terraform, by any number of units at different objectives outside the own zone: completed at the end of the turn if the unit is still in range and it is controlled.",
  // Secondary missions and Actions
  "SC-1":
    "An Action is started in the own Shooting phase instead of shooting; not by AIRCRAFT, nor by a unit that is Battle-shocked, without Objective Control, engaged, has Advanced or Fallen Back, or may not shoot any more.",
  "SC-2": "A unit without guns or targets may start an Action, and so may one that disembarked or arrived.",
  "SC-3":
    "A unit that performs an Action neither shoots nor charges until it is completed, and not before the turn is over.",
  "SC-4":
    "Moving or leaving the table makes an Action fail, piling in and consolidating do not; Battle-shock alone does not either.",
  "SC-12":
    "Cards are looked at as a turn ends: some at the end of the own turn, some at that of the opponent's or of the battle, some at either, and some at once. Cleanse, Establish Locus, Sabotage and Recover Assets are Actions of the cards of these names.",
  "SC-10":
    "In all missions but Only War a player may choose two fixed cards, or tactical ones, in secret and revealed together with the formations: as the own Command phase begins cards are drawn until two are in play. As a turn ends those that scored are laid aside, and others may be; in the own turn that brings a command point, once. Fixed cards stay.",
  "SC-11":
    "Some cards may or must be drawn again in round 1, or where there is nothing for them; for some the opponent, and then their player, names units or an objective.",
  "SC-13":
    "As each turn begins it is noted who controls which objective and which units are in range of one; all round long, which units and CHARACTERs were destroyed, in whose turn, with their keywords, Wounds and Starting Strength.",
  "SC-5": "An Action of one unit is performed by one unit of an army at a time.",
  // Reactions and stratagems
  "ST-1":
    "A stratagem costs its command points when it is used, and the same one is used at most once in a phase by the same player, or as seldom as it says.",
  "ST-2": "No stratagem is used on a unit that is Battle-shocked.",
  "ST-3":
    "No stratagem is used on a unit that is destroyed or inside a transport; one that waits in reserve may be its target.",
  "ST-4":
    "What lowers the cost of a stratagem lowers that of one use, and never below 0. Rites of Battle: once in a round for the whole army, a stratagem used on a unit of a Captain costs 1 CP less, at its first such use; how often it may be used stays the same.",
  "ST-6": "A reaction window belongs to one player; nobody else acts while it is open.",
  "ST-7":
    'Fire Overwatch: when an enemy unit begins or ends a move, is set up, or declares a charge, one unit within 24" that sees it and could shoot at it does so, once in a turn; only unmodified sixes hit. Hazardous weapons are tested when the charge is over.',
  "ST-8": "After a Counter-offensive the picks go on with the other player's.",
  "ST-10":
    "Command Re-roll, 1 CP: just after one's own roll for an Advance, a charge, a number of attacks, a hit, a wound, a save, damage or a Desperate Escape, one die of it is rolled again, or all dice of a roll that is a sum. Never a die that was rolled again already; no other roll, so neither Battle-shock nor Feel No Pain.",
  "ST-11":
    "Counter-offensive, 2 CP, in the Fight phase: just after an enemy unit has fought, a unit within Engagement Range of an enemy that has not fought yet fights next, in whatever step; then the opponent picks.",
  "ST-12":
    "Epic Challenge, 1 CP, in the Fight phase: when a unit with a CHARACTER is selected to fight within Engagement Range of a unit that has a leader, the melee attacks of one of its CHARACTERs have Precision until the phase ends.",
  "ST-14":
    "Go to Ground, 1 CP, in the opponent's Shooting phase: an INFANTRY unit that was chosen as a target has a 6+ invulnerable save and the Benefit of Cover until the phase ends.",
  "ST-15":
    "Smokescreen, 1 CP, in the opponent's Shooting phase: a SMOKE unit that was chosen as a target has the Benefit of Cover and Stealth until the phase ends.",
  "ST-16":
    "Grenade, 1 CP, in its player's Shooting phase: a GRENADES unit that is not engaged and has neither Advanced, fallen back nor shot throws at an enemy unit that is not engaged, within 8\" of one of its GRENADES models and seen by it: six dice, each 4+ a mortal wound. It may still shoot.",
  "ST-17":
    "Tank Shock, 1 CP, in its player's Charge phase: a VEHICLE that has just ended a charge move rolls as many dice as its Toughness against an enemy unit within its Engagement Range, each 5+ a mortal wound, six at the most.",
  "ST-18":
    "Heroic Intervention, 1 CP, in the opponent's Charge phase: when an enemy unit has ended a charge move, a unit within 6\" of it that could charge it does so; a VEHICLE only if it is a WALKER. It does not fight first for it.",
  "ST-19":
    "Rapid Ingress, 1 CP, as the opponent's Movement phase ends: a unit in reserve arrives as in its own, where it could in this round.",
  "ST-13":
    "Insane Bravery, 1 CP, once in a battle: a unit that owes a Battle-shock test in its own Command phase passes it without a roll.",
  "ST-20":
    "New Orders, 1 CP, at the end of the own Command phase: a tactical card is laid aside and another drawn.",
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
  "AT-17":
    "Mortal wounds are allocated one at a time as attacks are, allow no save but Feel No Pain, and spill over to the next model; only those of Devastating Wounds and Hazardous are lost with their model. All ordinary damage of the attacking unit comes first.",
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
  "KW-31": "Dead Choppy: one more attack for each further one of the weapon that its bearer carries.",
  "KW-32":
    "A Strength that is dice is rolled for each hit that has to wound, all of them before the wound rolls; what is added to the Strength is added to each.",
  "KW-30":
    "An invulnerable save against ranged attacks, an ability, is used like any other when a unit is shot at, and not in melee; of two the better one.",
  "KW-33":
    "Bubblechukka: before targets are chosen one die says what all those of a unit fire, on 1 or 2 the big bubble, on 3 or 4 the wobbly one, on 5 or 6 the dense one. In Overwatch it is rolled as that is used, and everything is fired.",
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
  "MO-41":
    "A unit that arrives from reserve or gets out of a transport that has moved counts as having moved and has made no move: nothing reacts to the end of one, and it gets into no transport.",
  "MO-43":
    "A stratagem or an ability may let a unit make a Normal move out of its own Movement phase, at most one in a phase: of its M, or as far as it says. It may stay instead, and nobody reacts to it.",
  "MO-30":
    'AIRCRAFT make Normal moves only, whoever is near: 20" or more straight ahead over everything, then a turn of up to 90 degrees. They begin the battle in Strategic Reserves, and one that leaves the table waits there; one with Hover may be set up instead, and is then no AIRCRAFT for the battle, with an M of 20". Others move over it and through its Engagement Range, but do not end there.',
  // The Fight phase
  "FI-1": "Units of both players fight in every Fight phase: first those with Fights First, then the rest.",
  "FI-2":
    'A unit may be picked that is within Engagement Range of an enemy, within 2" of one across a barricade counting as that, or that made a charge move this turn, and that has not fought in the phase.',
  "FI-3":
    "In each step the players pick in turn, one unit at a time, the player whose turn it is not first. Nobody passes who has a unit to pick; when one player has none left, the other goes on alone.",
  "FI-4":
    "In the first step fight the units of which every model has Fights First and which could fight as the phase began; one that can only later fights among the rest.",
  "FI-5": "A charge gives Fights First until the turn ends; a Heroic Intervention does not.",
  "FI-6":
    "Who can fight is looked at anew after every fight: whoever was reached can, and whoever is reached no more and did not charge cannot.",
  "FI-7": "A unit fights once in a phase, and the phase does not end while a unit can fight or is fighting.",
  "FI-8":
    "A unit that is picked piles in, makes its attacks and consolidates, in this order, before anybody else is picked; each of the three is owed, though nobody need move and no attack be made.",
  "FI-10":
    'Piling in, each model that is not in base contact with an enemy may move up to 3"; nobody has to.',
  "FI-11":
    "If anybody piles in, the unit ends within Engagement Range of an enemy unit and in coherency; a move that breaks a condition is refused as a whole.",
  "FI-12":
    "Each model that piles in ends closer to the enemy model that was closest to it. It may come near and touch any enemy unit; bases, edges and terrain stop it as in other moves, and FLY gives nothing.",
  "FI-13":
    "A model that piles in ends in base contact with an enemy if it can while the others end where they do; one that is left standing breaks nothing.",
  "FI-14": "A base is measured at its outline, overhang included: who touches that is in base contact.",
  "FI-15": "A model that cannot come closer does not move; one on a round base may turn where it stands.",
  "FI-16":
    'A unit with no enemy near piles in only where its moves of 3" bring some enemy within Engagement Range.',
  "FI-20":
    "The models that fight are those within Engagement Range of an enemy unit, and those in base contact with a model of their own unit that is itself in base contact with an enemy.",
  "FI-21":
    "Each model fights with one melee weapon, in one of its profiles, and with all its Extra Attacks weapons beside it; the same weapon twice is used once, of Extra Attacks each. Extra Attacks alone are not made where the model has another melee weapon, and their number is not changed.",
  "FI-22":
    "All targets are chosen before a die is rolled: enemy units that the model is within Engagement Range of, or that its mate in base contact touches. A fixed number of attacks may be split between units, all of them.",
  "FI-23":
    "Attacks are resolved as in shooting, one target after the other. What was declared is resolved even if losses leave nobody near; where the target is gone, what is left of its attacks is lost.",
  "FI-24":
    "Melee attacks hit on WS. Cover, Stealth, height, half range and what shooting alone has do nothing; Lance counts for who charged, and Precision for models that see the Character.",
  "FI-25": "A unit of which no model has a target makes no attacks, and still consolidates.",
  "FI-26":
    "Reactions come when a unit is picked, when its targets are chosen, and when it has fought; what they change counts for the dice that follow.",
  "FI-27":
    "Models of a unit with fight on death that are destroyed by melee attacks before it has fought stay, and count as destroyed: when the attacks are over, and before whoever made them consolidates, they pile in and strike together, once, and then they are gone. They do not consolidate, and the unit has not been picked by it.",
  "FI-28":
    "Models of a unit with shoot on death that are destroyed by attacks stay, and count as destroyed: when the attacks are over a die is rolled for each, and those that make it may shoot together, before anything else comes of their death; then they are gone. They shoot out of phase at what is a legal target, as if the unit had made a Normal move, and pass Hazardous tests.",
  "FI-30":
    'Consolidating, each model that is not in base contact with an enemy may move up to 3"; the unit consolidates even if nobody does.',
  "FI-31":
    "Where the unit can end within Engagement Range of an enemy and in coherency, whoever moves does so towards enemies, as in a pile-in.",
  "FI-32":
    "Where it cannot, models may move towards the closest objective marker: each that moves ends closer to it, and the unit ends in its range and in coherency.",
  "FI-33": "Where neither can be done nobody moves, and the unit has consolidated.",
  "FI-34":
    'Whether a unit can reach an enemy is sought with moves of 3"; enemies more than 4" away are not reached.',
  "FI-35":
    "A unit that a consolidation reaches can fight in the same phase, though it was not engaged before.",
  "FI-36": "A consolidation is no Normal move, and follows even where no attack was made.",
  // Reserves
  "RE-1": "A unit in reserve is off the table until it arrives.",
  "RE-2":
    "Strategic Reserves hold at most a quarter of the points of the battle's size and no FORTIFICATION; in missions other than Only War all reserves together, AIRCRAFT included, are at most half of the army's units and half of its points.",
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
  "RE-9":
    'Passengers of a transport that has just arrived may get out, more than 9" from every enemy model; they count as having moved and do not charge this turn.',
  "RE-10":
    "Units that have not arrived by the end of round 3 are destroyed, with whoever is inside them, save for those that left the table in the battle. In Only War all who are in reserve as the battle ends are.",
  "RE-13":
    'Meteoric Descent, where every model has it: with Deep Strike the unit may be set up more than 6" from every enemy model instead; within 9" of one it does not charge this turn.',
  // What is in effect
  "EF-1":
    "An effect on a unit names its source and its end: the attacks of one unit (at the latest with their phase), the phase, the turn, the start of its player's next Command phase, or the battle. It ends then, and not before.",
  "EF-2":
    "What is in effect changes the draft of an attack, characteristics, rolls or what a unit may do, and is named beside every number that it changes; an ability that is always on does so without being stored.",
  "EF-3":
    "What only some models of a unit have in effect sets their attacks apart: they are made and rolled as attacks of their own.",
  // The rules of the armies
  "AR-1":
    "Oath of Moment: at the start of its player's Command phase one enemy unit, until the next one; whoever has a target has to name one. Attacks by models with the ability may re-roll hits against it, and have +1 to wound where the army is a Codex detachment without units of chapters that have rules of their own. Whoever is destroyed is not replaced.",
  "AR-2":
    "Waaagh!: once in the battle, at the start of its player's Command phase, until the next one. Units with the ability may charge after an Advance, have +1 Strength and +1 Attacks in melee (no more attacks with Extra Attacks), and a 5+ invulnerable save.",
  "AR-3": "Which leaders may lead which units, and which may join beside another, stands on the datasheets.",
  "AR-4":
    "Abilities of the Command phase: as its owner's begins, Grot Riggers mend a wound of their vehicle; objectives that stay controlled. Grot Orderly, once in the battle: up to D3 destroyed bodyguard models come back to the unit that the bearer leads, in coherency with it and within Engagement Range of nobody whom it does not fight already.",
  "AR-5":
    "Abilities of the Movement phase: Thievin' Scavengers, Full Throttle, Target Priority, Meteoric Descent, Bomb Squigs. Teleport Homer: while the armies are set up, a token anywhere but in the enemy's zone; once in the battle a Rapid Ingress of its unit costs nothing, within 3\" of the token and more than 9\" from enemies.",
  "AR-6":
    "Abilities of the Shooting phase: Target Elimination, Signum, Mark the Target, Armorium Cherub, Total Obliteration, Destructor, Aquilon Optics, and what follows being hit; Ammo Runt, Gun-crazy Show-offs, Dat's Our Loot!, Pyromaniaks, Tank Hunters, Pulsa Rokkit, Shooty Power Trip, Splat!, Fury of the First.",
  "AR-7":
    "Abilities after each charge move, also one in answer to the enemy's: Hammer of Wrath, a die for each model within Engagement Range of one enemy unit, each 4+ a mortal wound; Piston-driven Brutality, one die, on 2 to 5 D3 mortal wounds, on 6 D3 and 3 more.",
  "AR-8":
    "Abilities of the Fight phase: Shock Assault, Finest Hour, Might Is Right, and the Painboy's syringe.",
  "AR-9":
    "Abilities that are always on: Duty Eternal, Ramshackle But Rugged, Da Boss' Ladz, Runtherds, damaged vehicles, Tactical Precision, Dok's Tools; and Hellblasters that shoot as they die.",
  "AR-10":
    "Gladius Task Force, Combat Doctrines: at the start of its player's Command phase one of three, each once in the battle, until the next one, for all ADEPTUS ASTARTES units. Devastator: shoot after an Advance. Tactical: shoot and charge after a Fall Back. Assault: charge after an Advance.",
  "AR-11":
    "The stratagems of the Gladius Task Force: Armour of Contempt, Only in Death Does Duty End, Honour the Chapter, Storm of Fire, Adaptive Strategy and Squad Tactics.",
  "AR-12":
    "Enhancements of the Gladius Task Force: Artificer Armour, The Honour Vehement, Adept of the Codex, Fire Discipline.",
  "AR-13": "War Horde, Get Stuck In: melee weapons of ORKS models have Sustained Hits 1, always.",
  "AR-14":
    "The stratagems of the War Horde: 'Ard as Nails, 'Ere We Go, Mob Rule, Unbridled Carnage, Careen! and Orks Is Never Beaten.",
  "AR-15":
    "Mob Rule is used at any moment of its player's Command phase, also after a Battle-shock test has failed.",
  "AR-16":
    "Enhancements of the War Horde: Follow Me Ladz, Headwoppa's Killchoppa, Kunnin' But Brutal, Supa-Cybork Body.",
  // Transports
  "TR-3":
    'After its Normal move, Advance or Fall Back a unit may get into a friendly transport with room for it, if every model is within 3" across and 5" up of it.',
  "TR-4":
    'A unit that began the Movement phase inside gets out of a transport on the table that has neither Advanced nor Fallen Back: wholly within 3" of it, out of Engagement Range, in coherency. It does not remain stationary; where the transport had made a Normal move, it moves and charges no more this turn. Who is too large for that is within 1" of the transport.',
  "TR-5":
    "Nobody gets out of a transport and into one in the same phase. When passengers have left, a transport may still move.",
  "TR-6": "Passengers of a transport within Engagement Range of an enemy get out if they end out of it.",
  "TR-7":
    "Firing Deck X: in its own Shooting phase, not in Overwatch, a transport fires weapons of up to X passengers as its own, one ranged weapon each and no One Shot: from where it stands, as its own state lets it. Their units do not shoot in this phase.",
  "TR-8":
    'A destroyed transport: after its Deadly Demise its passengers are set up by their owner, unit by unit, wholly within 3" of where it stood and out of Engagement Range; nothing else happens in between. Then one die for each model, and each 1 is a mortal wound. They are Battle-shocked, count as having moved and do not charge this turn.',
  "TR-9":
    'Passengers of a destroyed transport that cannot be set up within 3" are set up wholly within 6", where each 1 to 3 is a mortal wound. Models for which there is no room are destroyed.',
  "TR-10":
    'Deadly Demise X: when all attacks of the attacking unit are resolved, Hazardous included, one die for each destroyed model that has it; on a 6 each unit within 6" of where it stood, by id, suffers X mortal wounds, rolled for each. Passengers do not. What is destroyed by it goes up after it.',
  "TR-11":
    "Careen! (War Horde): when an ORKS VEHICLE unit is destroyed and the die of its Deadly Demise shows a 6, it makes a Normal move or, from Engagement Range, a Fall Back over all enemies but Monsters and Vehicles, before anybody suffers and before its passengers get out. Nobody is tested for it.",
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
