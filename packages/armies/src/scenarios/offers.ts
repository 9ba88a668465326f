/** What a scenario is called and about: all that a page needs to offer it before its table is set. It imports nothing. */
export interface Offer {
  readonly id: string;
  readonly title: string;
  readonly blurb: string;
  readonly kind: "learn" | "battle" | "problem";
}

/** In the order in which they are offered: the one to learn on, the battles, then the posed problems. */
export const OFFERS = [
  {
    id: "first-shots",
    title: "First shots",
    kind: "learn",
    blurb: "Two squads a side and a ruin between them. Fire with both of yours, then charge.",
  },
  {
    id: "crossfire",
    title: "Crossfire",
    kind: "battle",
    blurb:
      "Two armies have met at the crossroads. Space Marines shoot first, and almost everybody has a target.",
  },
  {
    id: "grand-battle",
    title: "Grand battle",
    kind: "battle",
    blurb: "A company of Space Marines against a horde of Orks, from the first shot on: an evening's work.",
  },
  {
    id: "rapid-fire-band",
    title: "The rapid fire band",
    kind: "problem",
    blurb: "Half range is measured from each model that fires, not from the squad.",
  },
  {
    id: "blast-horde",
    title: "Into the thick of them",
    kind: "problem",
    blurb:
      "Blast makes more attacks against larger units, and may not be fired at a unit in combat with your own.",
  },
  {
    id: "charge-through-gap",
    title: "Through the gap",
    kind: "problem",
    blurb:
      'A charge may not come within 1" of enemies that are not its targets, and two such units stand beside the way.',
  },
  {
    id: "long-reach",
    title: "The long reach",
    kind: "problem",
    blurb:
      "A charge at two units succeeds only if it reaches both, and one of them stands behind a tall ruin.",
  },
  {
    id: "precision-shot",
    title: "Cut off the head",
    kind: "problem",
    blurb: "A leader stands among his bodyguard, and only Precision can pick him out.",
  },
  {
    id: "hazard-pay",
    title: "Hazard pay",
    kind: "problem",
    blurb: "Supercharged plasma hits harder, but each such gun kills its bearer on a 1.",
  },
  {
    id: "single-file",
    title: "Single file",
    kind: "problem",
    blurb:
      'A Normal move keeps more than 1" away from every enemy, all along its way. Between the two mobs there is room for one model at a time.',
  },
  {
    id: "out-of-the-brawl",
    title: "Out of the brawl",
    kind: "problem",
    blurb:
      "Who falls back may pass over enemy models, and rolls a die for each model that does: a 1 or 2 costs one.",
  },
  {
    id: "from-above",
    title: "Down on the guns",
    kind: "problem",
    blurb:
      'By Deep Strike a unit comes down anywhere, more than 9" from every enemy; from there it takes a roll of 9 to charge.',
  },
] as const satisfies readonly Offer[];

/** What one of them is called and about. */
export function offer(id: (typeof OFFERS)[number]["id"]): Offer {
  return OFFERS.find((one) => one.id === id)!;
}
