import { count } from "./format.ts";

const signed = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`;

/** The end of a battle, looked back at. */
export const end = {
  show: "How it ended",
  hint: "The battle is over · Click the name of a unit for its card",
  /** For the one player who looks at it. */
  fates: { victory: "Victory", defeat: "Defeat", draw: "Draw" },
  verdict: (winner: string, own: number, other: number) => `${winner} wins ${own} : ${other}`,
  draw: (own: number, other: number) => `A draw, ${own} : ${other}`,
  reasons: {
    POINTS: (mission: string, rounds: number) => `${mission}, after ${count(rounds, "round")}`,
    ARMY_DESTROYED: (mission: string, rounds: number) =>
      `${mission}: an army was destroyed in round ${rounds}`,
  },
  stood: (mission: string, round: number, p1: number, p2: number) =>
    `${mission}, in round ${round}: it stood ${p1} : ${p2}`,
  toTable: "Back to the table",
  rematch: "Rematch",
  rematchHint: "The same armies on the same table, with new dice",
  replay: "Replay",
  save: "Save to a file",
  newGame: "New game",
  battlefield: "The table at the end",
  markers: (held: readonly string[]) => `markers: ${held.join(", ")}`,
  holds: (name: string, markers: number) => `${markers} by ${name}`,
  /** In place of what is made of the record of the battle. */
  record: {
    working: "Working it out…",
    failed: "It could not be worked out.",
    again: "Try again",
    why: {
      lost: "The server did not give the record of this battle.",
      unreadable: "The record of this battle cannot be read.",
    },
  },
  growth: {
    title: "How the battle went",
    aside: "victory points",
    round: (round: number) => `Round ${round}`,
    short: (round: number) => `R${round}`,
    told: (p1: string, own: number, p2: string, other: number) =>
      `The score as it grew: ${p1} ${own}, ${p2} ${other} at the end.`,
  },
  sheet: {
    title: "Score sheet",
    aside: "victory points by round",
    source: "Source",
    total: "Total",
    primary: "Primary",
    secondary: "Secondary",
    nothing: "Nothing scored",
  },
  turns: {
    title: "Turning points",
    aside: "each opens the replay there",
    none: "No single moment decided it.",
    round: (round: number) => `Round ${round}`,
    scored: (name: string, vp: number, sources: string) => `${name} scores ${vp}: ${sources}`,
    lead: (name: string, vp: number, sources: string) => `${name} takes the lead with ${vp}: ${sources}`,
    destroyed: (owner: string, unit: string, points: number) =>
      `${owner} loses ${unit}${points > 0 ? ` (${points} points)` : ""}`,
    by: (unit: string) => ` to ${unit}`,
    more: (name: string, unit: string, dealt: number, expected: string) =>
      `${unit} of ${name}: ${count(dealt, "wound")} where ${expected} were to be expected`,
  },
  kills: {
    title: "Losses",
    destroyed: (units: number, models: number, points: number) =>
      `${count(units, "unit")} and ${count(models, "model")} of the enemy${points > 0 ? `, ${points} points` : ""}`,
    took: (name: string) => `${name} took`,
    none: "Nobody was destroyed.",
    by: (unit: string) => `by ${unit}`,
    noAttack: "not by an attack",
  },
  luck: {
    title: "Luck",
    aside: "wounds dealt against expected",
    working: "Working out the odds of every volley…",
    failed: "The odds could not be worked out.",
    dealt: (dealt: number) => `${count(dealt, "wound")} dealt`,
    expected: (expected: string) => `, ${expected} expected`,
    none: "made no attacks",
    more: (wounds: number) => (wounds === 0 ? "As many as expected." : `${wounds} more than expected.`),
    fewer: (wounds: number) => `${wounds} fewer than expected.`,
    luckier: (share: string) => `Luckier than ${share} of such games.`,
    charges: (made: number, of: number, expected: string) =>
      `${made} of ${count(of, "charge")} rolled far enough, ${expected} expected`,
    saves: (made: number, of: number, expected: string) =>
      `${made} of ${count(of, "save")} made, ${expected} expected`,
    units: "By unit",
    difference: signed,
    unitTip: (unit: string, dealt: number, expected: string) =>
      `${unit}: ${dealt} dealt, ${expected} expected`,
    leftOut: (volleys: number) =>
      `${count(volleys, "volley")} with dice rolled again, or too large to be worked out, ${volleys === 1 ? "is" : "are"} not counted.`,
    method:
      "Expected: the mean of the exact odds of every volley and fight, as they stood when their dice were rolled. The per cent comes from the whole distribution. A volley in which a die was rolled again by choice is left out; of saves and charges each roll counts by itself.",
  },
} as const;
