/** Stratagems in our own words: when, on whom, what. */
interface StratagemText {
  readonly when: string;
  readonly on: string;
  readonly does: string;
}

const CORE: Readonly<Record<string, StratagemText>> = {
  COMMAND_RE_ROLL: {
    when: "Any phase, just after a roll of yours: Advance, charge, hit, wound, save, damage, number of attacks, Desperate Escape, Hazardous.",
    on: "The unit that the roll was for.",
    does: "Roll that die again; of a charge roll both dice. Not a die that was re-rolled before.",
  },
  COUNTER_OFFENSIVE: {
    when: "Fight phase, just after an enemy unit has fought.",
    on: "A unit of yours in Engagement Range that has not fought yet.",
    does: "It fights next.",
  },
  EPIC_CHALLENGE: {
    when: "Fight phase, when a unit of yours with a Character is chosen to fight near an attached unit.",
    on: "One Character of that unit.",
    does: "Its melee attacks have Precision until the phase ends.",
  },
  INSANE_BRAVERY: {
    when: "Your Command phase, before a Battle-shock test.",
    on: "The unit that has to test.",
    does: "It passes without a roll. Once a battle.",
  },
  FIRE_OVERWATCH: {
    when: "Opponent’s Movement or Charge phase, when an enemy unit is set up, begins or ends a move, or declares a charge.",
    on: "A unit of yours within 24″ that could shoot it.",
    does: "It shoots that enemy; only unmodified 6s hit. Once a turn.",
  },
  GO_TO_GROUND: {
    when: "Opponent’s Shooting phase, after targets were chosen.",
    on: "An Infantry unit of yours that is a target.",
    does: "It has a 6+ invulnerable save and the Benefit of Cover until the phase ends.",
  },
  SMOKESCREEN: {
    when: "Opponent’s Shooting phase, after targets were chosen.",
    on: "A unit of yours with Smoke that is a target.",
    does: "It has the Benefit of Cover and Stealth until the phase ends.",
  },
  GRENADE: {
    when: "Your Shooting phase.",
    on: "A unit with Grenades that has not shot, advanced or fallen back and is not in Engagement Range.",
    does: "Six dice against an enemy within 8″ that one of its models sees: each 4+ is a mortal wound.",
  },
  TANK_SHOCK: {
    when: "Your Charge phase, when a Vehicle unit of yours has ended a charge move.",
    on: "That unit.",
    does: "As many dice as the Toughness of one of its Vehicles against an enemy it touches: each 5+ is a mortal wound, six at most.",
  },
  HEROIC_INTERVENTION: {
    when: "Opponent’s Charge phase, when an enemy unit has ended a charge move.",
    on: "A unit of yours within 6″ of it that could charge it; of Vehicles only Walkers.",
    does: "It charges that enemy now. It does not fight first for it.",
  },
  RAPID_INGRESS: {
    when: "End of your opponent’s Movement phase.",
    on: "A unit of yours in reserve.",
    does: "It arrives as in your own Movement phase.",
  },
  NEW_ORDERS: {
    when: "End of your Command phase.",
    on: "One of your Tactical cards.",
    does: "Discard it and draw another.",
  },
};

export const stratagems = {
  texts: CORE,
  /** What a player has to know of it in a question, in a few words. */
  short: {
    FIRE_OVERWATCH: "only unmodified 6s hit",
    GO_TO_GROUND: "6+ invulnerable, cover",
    SMOKESCREEN: "cover and Stealth",
    TANK_SHOCK: "5+ wounds",
    HEROIC_INTERVENTION: "a charge, now",
    RAPID_INGRESS: "arrives now",
    COUNTER_OFFENSIVE: "fights next",
    EPIC_CHALLENGE: "Precision in melee",
    INSANE_BRAVERY: "passes without a roll",
    GRENADE: "six dice, 4+ wounds",
    COMMAND_RE_ROLL: "one die again",
    FIRE_DISCIPLINE_ADVANCE: "the Advance again",
    UNIT_RE_ROLL: "the roll again",
    ONE_RE_ROLL_HIT: "one hit roll again",
    ONE_RE_ROLL_WOUND: "one wound roll again",
    ONE_RE_ROLL_DAMAGE: "one damage roll again",
    GROT_ORDERLY: "up to D3 models come back",
    AQUILON_OPTICS_HIT: "one hit roll again",
    AQUILON_OPTICS_WOUND: "one wound roll again",
    AQUILON_OPTICS_DAMAGE: "one damage roll again",
    ARMORIUM_CHERUB: "a hit die becomes a 6",
    SQUAD_TACTICS: "a Normal move, now",
    REPOSITION_UNDER_COVERING_FIRE: "a Normal move, now, and no charge",
    NEW_ORDERS: "another card for one of yours",
    OATH_OF_MOMENT: "your attacks re-roll hits against it",
    WAAAGH: "charge after an Advance, stronger in melee, 5+ invulnerable",
    DEVASTATOR_DOCTRINE: "shoot after an Advance",
    TACTICAL_DOCTRINE: "shoot and charge after a Fall Back",
    ASSAULT_DOCTRINE: "charge after an Advance",
    ADEPT_OF_THE_CODEX: "the Tactical Doctrine for this unit alone",
    ADAPTIVE_STRATEGY_DEVASTATOR_DOCTRINE: "one unit shoots after an Advance",
    ADAPTIVE_STRATEGY_TACTICAL_DOCTRINE: "one unit shoots and charges after a Fall Back",
    ADAPTIVE_STRATEGY_ASSAULT_DOCTRINE: "one unit charges after an Advance",
    ARMOUR_OF_CONTEMPT: "AP against it is worse by 1",
    ONLY_IN_DEATH: "its fallen fight before they are removed",
    ORKS_IS_NEVER_BEATEN: "its fallen fight before they are removed",
    HONOUR_THE_CHAPTER: "Lance in melee",
    STORM_OF_FIRE: "its shots ignore cover",
    ARD_AS_NAILS: "−1 to wound it",
    ERE_WE_GO: "+2 to Advance and Charge",
    MOB_RULE: "a unit near by is no longer Battle-shocked",
    UNBRIDLED_CARNAGE: "critical hits on 5+ in melee",
    TARGET_ELIMINATION: "+2 attacks with bolt rifles, all at one target",
    AMMO_RUNT: "Lethal Hits for its shots",
    PULSA_ROKKIT: "+1 Strength and AP for its shots",
    FINEST_HOUR: "+3 attacks and Devastating Wounds in melee",
    SHOOTY_POWER_TRIP: "one die: 1–2 hurts it, 3–4 stronger, 5–6 more shots",
    BOMB_SQUIG: "on 3+ D3 mortal wounds",
    HAMMER_OF_WRATH: "a die for each model, 4+ wounds",
    PISTON_DRIVEN_BRUTALITY: "on 2+ D3 mortal wounds, on 6 three more",
  } as Readonly<Record<string, string>>,
};
