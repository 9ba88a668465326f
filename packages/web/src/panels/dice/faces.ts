import type { RowBlock } from "./block.ts";

/** How each die of a block turned out: as the referee wrote it down, never judged again. */

type DieState = "success" | "failure" | "critical" | "plain";

export interface Die {
  readonly face: number;
  readonly state: DieState;
  /** The face before, where the die was rolled again. */
  readonly first?: number;
}

const STATES = { CRITICAL: "critical", SUCCESS: "success", FAILURE: "failure" } as const;

export function diceOf(block: RowBlock): readonly Die[] {
  const first = new Map<number, number>();
  const faces = [...block.rolls_raw];
  if ("rerolls" in block) {
    block.rerolls.forEach((die, index) => {
      first.set(die, faces[die]!);
      faces[die] = block.reroll_results[index]!;
    });
  }
  return faces.map((face, index) => {
    const state = stateOf(block, face, index);
    const before = first.get(index);
    return before === undefined ? { face, state } : { face, state, first: before };
  });
}

function stateOf(block: RowBlock, face: number, index: number): DieState {
  switch (block.context) {
    case "to_hit":
    case "to_wound":
    case "save":
      return STATES[block.results[index]!];
    case "feel_no_pain":
      return block.threshold !== null && face >= block.threshold ? "success" : "failure";
    case "shoot_on_death":
      return face >= block.threshold ? "success" : "failure";
    case "hazardous":
      return face === 1 ? "failure" : "success";
    default:
      // Only added up.
      return "plain";
  }
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
