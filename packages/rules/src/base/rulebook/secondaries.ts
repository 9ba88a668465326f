/** Secondary missions and Actions. */
export const SECONDARIES_RULES = {
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
    "In all missions but Only War a player may choose two fixed cards, or tactical ones, in secret and revealed together with the formations: as the own Command phase begins cards are drawn until two are in play. As a turn ends those that scored are discarded, and others may be; in the own turn that brings a command point, once. Fixed cards stay.",
  "SC-11":
    "Some cards may or must be drawn again in round 1, or where there is nothing for them; for some the opponent, and then their player, names units or an objective.",
  "SC-13":
    "As each turn begins it is noted who controls which objective and which units are in range of one; all round long, which units and CHARACTERs were destroyed, in whose turn, with their keywords, Wounds and Starting Strength.",
  "SC-5": "An Action of one unit is performed by one unit of an army at a time.",
} as const;
