/** Setting up. */
export const SETTING_UP_RULES = {
  "DE-2":
    "Who attacks is said when the table is made, or rolled for, then or at the table before anything else: a die each, again where they are equal; the higher attacks.",
  "DE-3":
    "Of each map one zone is the Attacker's and the other the Defender's, each with its home objective and with the edge of the table along which most of it lies; all between the zones is no man's land.",
  "DE-4":
    "Before a unit is set up its owner may say that a leader joins it, that it begins inside a transport, or that it waits in reserve; none of these is a drop. Players who declare all of it at once, in secret and revealed together, say no more of it after.",
  "DE-5":
    "A Leader joins a unit that it may lead, some units only with certain wargear: one leader a unit, or two where the rules of one of them or of the unit allow it, in either order. They are one unit for the battle. What the datasheet of either says of its unit holds for every model of it; what it says of a model, for that model.",
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
    "An Attached unit comes apart when its bodyguard or all who led it are gone, once everything under way is done: what is left is a unit of its own again, with its own keywords and Starting Strength, and it keeps what the unit had: its step of the Fight phase, what it has used up, marks, effects and charges. What a leader gives lasts until the attacks that destroyed him are all resolved. Bodyguard and leaders each count as a unit that is destroyed, with their own keywords only.",
  "OB-2": "In Only War no model ends on an objective marker; in other missions, and without one, it may.",
  "DE-16":
    "When everything is set up, and before the dice for the first turn, rules let players set up units on the table once more or place them into Strategic Reserves, however many wait there: the Attacker first. A rule that several units have is used once.",
} as const;
