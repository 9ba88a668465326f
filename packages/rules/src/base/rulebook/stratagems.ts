/** Reactions and stratagems. */
export const STRATAGEMS_RULES = {
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
    "Command Re-roll, 1 CP: just after one's own roll for an Advance, a charge, a number of attacks, a hit, a wound, a save, damage, a Desperate Escape or a Hazardous test, one die of it is rolled again, or all dice of a roll that is a sum. Never a die that was rolled again already; no other roll, so neither Battle-shock nor Feel No Pain.",
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
    "New Orders, 1 CP, at the end of the own Command phase: a tactical card is discarded and another drawn.",
  "ST-9":
    "A reaction window opens only where its player has a legal use; it closes by a pass, for the moment or for the phase, or as soon as nothing in it can be used.",
} as const;
