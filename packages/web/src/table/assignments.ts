import type { Action, Game } from "@gunline/rules";

/** Who fires what at whom: as the document has it, and as a player asks for it. */

export type Pending = Game["shooting"]["pending_assignments"][number];
export type Wish = Extract<Action, { type: "SET_ASSIGNMENTS" }>["payload"]["assignments"][number];

/** An assignment as a player would ask for it: without the referee's own mark. */
export function wishOf({ automatic: _, ...wish }: Pending): Wish {
  return wish;
}
