/** Why the computer does what it does: one line each, for a person. */

const tenth = (value: number): string => value.toFixed(1);
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

export const WHY = {
  random: "takes any of its choices",
  only: "has nothing else to do",
  nothingWorth: "finds nothing worth doing here",
  setUp: (unit: string, place: string) => `sets up ${unit} ${place}`,
  reserve: (unit: string) => `keeps ${unit} in reserve, to come down where they are needed`,
  rides: (transport: string) => `fills ${transport}`,
  attach: (unit: string) => `gives ${unit} a leader`,
  cards: "draws cards: there is always something to score",
  withLosses: (why: string, models: number) =>
    models < 0.05 ? why : `${why}; expects to lose ${tenth(models)} models`,
  holds: (unit: string, marker: string, own: number, theirs: number) =>
    `${unit}: ${own > theirs ? "holds" : "contests"} ${marker}, ${own} OC against ${theirs}`,
  leaves: (unit: string) => `${unit}: makes room for others at the marker`,
  forCards: (unit: string, points: number) => `${unit}: scores ${tenth(points)} VP with its cards from there`,
  towards: (unit: string) => `${unit}: closes on a marker`,
  shoots: (unit: string, target: string, slain: number) =>
    `${unit} at ${target}: ${tenth(slain)} slain expected`,
  moveToShoot: (unit: string, gain: number) =>
    `${unit}: moves to where its fire is worth ${tenth(gain)} points`,
  falls: (unit: string) => `${unit}: leaves a fight that it would lose`,
  stays: (unit: string) => `${unit}: stands best where it is`,
  hides: (unit: string, saved: number) => `${unit}: gets out of ${tenth(saved)} points of danger`,
  advances: (unit: string) => `${unit}: Advances, since there is more to win further on`,
  charges: (unit: string, target: string, chance: number, gain: number) =>
    `${unit} into ${target}: ${percent(chance)}, worth ${tenth(gain)} points`,
  sideMove: (unit: string) => `${unit}: stands better there`,
  closesIn: (unit: string) => `${unit}: closes in for a charge`,
  loses: "keeps the unit together and its special models alive",
  charged: "moves into contact",
  failed: "finds no way to its target",
  picks: (unit: string, gain: number) => `${unit} fights first: ${tenth(gain)} points at stake`,
  fights: (unit: string, target: string, slain: number) =>
    `${unit} at ${target}: ${tenth(slain)} slain expected`,
  closes: "brings as many into the fight as it can",
  consolidates: "moves towards the nearest enemy or marker",
  uses: (name: string, gain: number) => `${name}: worth ${tenth(gain)} points`,
  passes: "keeps its command points",
  keepsCards: "keeps its cards",
  discards: (card: string) => `discards ${card}: it will hardly be scored`,
  names: "names what costs it least",
  phaseDone: "has done what pays in this phase",
  arrives: (unit: string, place: string) => `${unit}: arrives ${place}`,
  getsOut: (unit: string, place: string) => `${unit}: gets out ${place}`,
  acts: (unit: string, action: string, points: number) => `${unit}: ${action} for ${tenth(points)} VP`,
} as const;

/** Where a unit is set up, by what it is there for. */
export const PLACES = {
  holds: (marker: string, own: number, theirs: number) => `at ${marker}, ${own} OC against ${theirs}`,
  near: "on its way to a marker",
  shoots: (gain: number) => `where its fire is worth ${tenth(gain)} points`,
} as const;
