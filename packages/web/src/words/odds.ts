/** Odds beside a volley or a fight. */
export const odds = {
  title: "Odds",
  working: "Working out the odds…",
  slain: "slain",
  woundsLost: "wounds lost",
  of: (target: string, what: string) => `${target} ${what}`,
  mean: (mean: string) => `On average ${mean}`,
  meanBetween: (least: string, most: string) => `On average ${least}–${most}`,
  inLine: (mean: string) => mean.toLowerCase(),
  destroyed: (chance: string) => `destroyed: ${chance}`,
  tooManyDice: (least: string, most: string) =>
    `Too many dice for exact odds. On average between ${least} and ${most}.`,
  summary: (name: string, likely: number, chance: string, any: string) =>
    `${name}: most likely ${likely} (${chance}), at least 1: ${any}`,
  bar: (n: number, what: string, chance: string, atLeast: string) =>
    `${n} ${what}: ${chance}\nAt least ${n}: ${atLeast}`,
  atLeastOne: (chance: string) => `at least 1: ${chance}`,
  atLeast: (chance: string) => `at least ${chance}`,
  share: (percent: number) => `${percent}%`,
  hazardous: "Hazardous",
  meanSlain: (mean: string) => `${mean} slain`,
  hazard: (unit: string, chance: string, wounds: string) =>
    `⚠ ${unit}: ${chance} to lose wounds to its own weapons, ${wounds} on average.`,
  hazardBounded: (unit: string) => `⚠ ${unit} may lose wounds to its own weapons.`,
  hazardDestroyed: (chance: string) => `Destroyed: ${chance}.`,
};
