import type { Game } from "../../game/document.ts";
import type { Phase } from "../../game/phase.ts";
import { charge } from "./charge.ts";
import { command } from "./command.ts";
import { deployment } from "./deployment.ts";
import { fight } from "./fight.ts";
import { movement } from "./movement.ts";
import type { PhaseRow } from "./phase-row.ts";
import { shooting } from "./shooting.ts";

/** The phases in their order; a turn goes from the Command phase to the last one. */
export const ROWS: readonly PhaseRow[] = [deployment, command, movement, shooting, charge, fight];

export const FIRST_OF_TURN = command;

const BY_NAME = Object.fromEntries(ROWS.map((row) => [row.phase, row])) as Readonly<Record<Phase, PhaseRow>>;

export function rowOf({ turn }: Pick<Game, "turn">): PhaseRow {
  return BY_NAME[turn.phase];
}

/** Whether the armies are still being set up. */
export function isBeforeBattle(game: Pick<Game, "turn">): boolean {
  return rowOf(game).isBeforeBattle === true;
}
