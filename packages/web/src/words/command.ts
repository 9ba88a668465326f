import { count } from "./format.ts";

/** The Command phase, and stratagems that a player uses in his own time. */
export const command = {
  phase: "Command",
  start: "As the phase began",
  /** `Each player gained 1 CP; Computer 1 more.` */
  gained: (players: readonly string[]) => {
    const names = [...new Set(players)];
    const first = names.length > 1 ? "Each player gained 1 CP" : `${names.join("")} gained 1 CP`;
    const more = names.filter((name) => players.indexOf(name) !== players.lastIndexOf(name));
    return `${[first, ...more.map((name) => `${name} 1 more`)].join("; ")}.`;
  },
  shockEnded: (units: readonly string[]) =>
    `${units.join(", ")} ${units.length === 1 ? "is" : "are"} no longer Battle-shocked.`,
  nothingBegan: "Nothing else happened.",
  tests: "Battle-shock tests",
  testsLeft: (left: number) => (left === 0 ? "none left" : count(left, "test")),
  whyTests: "Units below half of their strength test their nerve: 2D6 against their Leadership.",
  noTests: "No unit has to test: nobody is below half strength.",
  needs: (leadership: number, chance: string) => `2D6 ≥ ${leadership}: ${chance}`,
  passed: "✓ Passed",
  shocked: "✕ Battle-shocked",
  test: "Test",
  testUnit: (unit: string) => `Test ${unit}`,
  testHint: "Two dice against its Leadership",
  endPhase: "End Command phase",
  endTests: "Those that were not tested are tested as the phase ends.",
  hint: {
    mouse: "Enter takes the next test · click a unit to test it first",
    fingers: "Tap a unit to test it first",
    none: "Nothing is left to test · choose stratagems or end the phase",
  },
  list: { ours: "Units that have to test", theirs: "Units that have to test" },
  ready: "● Has to test",
  unable: "No test",
  tested: "✓ Tested",
  noOther: "No other unit has to test.",
  nobody: { title: "No unit has to test", words: "Nobody is below half strength, or all have tested." },
};

export const stratagemList = {
  title: "Stratagems now",
  points: (left: number) => `${left} CP`,
  use: "Use",
  ways: (ways: number) => `${ways} to choose from`,
  none: "None can be used at this moment.",
  all: "All stratagems",
  sheet: "Stratagems",
  sheetIntro: (name: string, cp: number) => `${name} has ${cp} CP.`,
  when: "When",
  on: "On",
  does: "Effect",
  now: "now",
  used: "used",
  costs: (cost: number) => (cost === 0 ? "free" : `${cost} CP`),
  key: "All stratagems, to read",
};
