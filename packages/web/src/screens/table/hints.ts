import type { Game } from "@gunline/rules";
import type { Hands } from "../../phases/row.ts";
import { momentOf } from "../../phases/rows.ts";

interface Situation {
  readonly tool: "select" | "ruler";
  readonly isOurs: boolean;
  readonly hands: Hands;
}

/** One line for somebody who wonders what to do now. */
export function hintFor(game: Game, { tool, isOurs, hands }: Situation): string {
  if (tool === "ruler") return RULER[hands];
  if (!isOurs) return WAITING[hands];
  return momentOf(game).hint(game, hands);
}

type ByHands = Readonly<Record<Hands, string>>;

const RULER: ByHands = {
  mouse: "Drag to measure from edge to edge · click for corners, double-click to end · Esc puts it down",
  fingers: "Drag to measure from edge to edge · tap for corners, double-tap to end",
};

const WAITING: ByHands = {
  mouse: "Hover a unit to look at it · R takes the ruler, for whoever waits too",
  fingers: "Hold a finger down and drag to measure, also while you wait",
};

/** The game looked back at, step by step. */
export const REPLAY: ByHands = {
  mouse: "← and → step through the game, Home and End leap, Space plays",
  fingers: "Step through the game with the buttons below",
};
