import type { DiceBlock } from "@gunline/rules";

/** How each die of a block turned out: read from what the referee wrote down, never judged anew. */

type DieState = "success" | "failure" | "critical" | "plain";

export interface Die {
  readonly face: number;
  readonly state: DieState;
  /** The face before, where the die was rolled again. */
  readonly first?: number;
}

export function diceOf(block: DiceBlock): readonly Die[] {
  const first = new Map<number, number>();
  const faces = [...block.rolls_raw];
  const results = numbers(block, "reroll_results");
  numbers(block, "rerolls").forEach((die, index) => {
    const again = results[index];
    if (faces[die] === undefined || again === undefined) return;
    first.set(die, faces[die]);
    faces[die] = again;
  });
  const from = succeedsFrom(block, faces);
  const criticalFrom = criticalFace(faces, number(block, "criticals") ?? 0);
  return faces.map((face, index) => {
    const state = from === undefined ? "plain" : stateOf(face, from, criticalFrom);
    const before = first.get(index);
    return before === undefined ? { face, state } : { face, state, first: before };
  });
}

function stateOf(face: number, from: number, criticalFrom: number): DieState {
  if (face < from) return "failure";
  return face >= criticalFrom ? "critical" : "success";
}

/** The lowest face that succeeded; undefined where dice are only added up. */
function succeedsFrom(block: DiceBlock, faces: readonly number[]): number | undefined {
  const threshold = number(block, "threshold");
  if (threshold !== undefined) return threshold;
  // Tests without a threshold say how many dice went wrong: those are the lowest ones.
  const fails = number(block, "fails") ?? number(block, "lost");
  if (fails === undefined) return undefined;
  const sorted = [...faces].sort((a, b) => a - b);
  return fails === 0 ? 1 : (sorted[fails - 1] ?? 6) + 1;
}

/**
 * The block says how many dice were critical, not from which face: it is the one that as many dice reached. Where
 * bearers differ in that (Conversion), no face fits, and only sixes are sure.
 */
function criticalFace(faces: readonly number[], criticals: number): number {
  if (criticals === 0) return 7;
  for (let from = 6; from > 1; from--) {
    if (faces.filter((face) => face >= from).length === criticals) return from;
  }
  return 6;
}

export interface Pile {
  readonly face: number;
  readonly state: DieState;
  readonly count: number;
}

/** Many dice, counted by face, the highest first. */
export function pilesOf(dice: readonly Die[]): readonly Pile[] {
  const piles = new Map<string, { face: number; state: DieState; count: number }>();
  for (const { face, state } of dice) {
    const key = `${face} ${state}`;
    const pile = piles.get(key);
    if (pile === undefined) piles.set(key, { face, state, count: 1 });
    else pile.count++;
  }
  return [...piles.values()].sort((a, b) => b.face - a.face);
}

/** Details of a block are open-ended: what is not there, or is not a number, is left out. */
export function number(block: DiceBlock, name: string): number | undefined {
  const value = block[name];
  return typeof value === "number" ? value : undefined;
}

export function numbers(block: DiceBlock, name: string): readonly number[] {
  const value = block[name];
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
}

export function text(block: DiceBlock, name: string): string | undefined {
  const value = block[name];
  return typeof value === "string" ? value : undefined;
}

/** The parts that made the number to reach: `BS 3+`, `Heavy +1`. */
export function reasonsOf(block: DiceBlock): readonly string[] {
  const { reasons } = block;
  if (!Array.isArray(reasons)) return [];
  return reasons.flatMap((one: unknown) =>
    typeof one === "object" && one !== null && "text" in one ? [String(one.text)] : [],
  );
}
