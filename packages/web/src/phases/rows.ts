import type { Game, Phase } from "@gunline/rules";
import { rowsOf } from "../panels/roster/choice-of-units.ts";
import { attacksUnderWay, chargeUnderWay, reactionUnderWay } from "../table/under-way.ts";
import { ATTACKS } from "./attacks.ts";
import { CHARGE } from "./charge.tsx";
import { CHARGE_UNDER_WAY } from "./charge-under-way.tsx";
import { COMMAND } from "./command.ts";
import { DEPLOYMENT } from "./deployment.ts";
import { FIGHT } from "./fight.tsx";
import { MOVEMENT } from "./movement.ts";
import { REACTION } from "./reaction.tsx";
import type { Moment, PhaseRow } from "./row.ts";
import { SHOOTING } from "./shooting.tsx";

/** The phases of a turn, in their order. */
export const PHASES: readonly PhaseRow[] = [COMMAND, MOVEMENT, SHOOTING, CHARGE, FIGHT];

/** What can come in the middle of a phase. */
export const INTERLUDES: readonly Moment[] = [ATTACKS, REACTION, CHARGE_UNDER_WAY];

const BY_PHASE = new Map<Phase, PhaseRow>([DEPLOYMENT, ...PHASES].map((row) => [row.phase, row]));

export function rowOf({ turn }: Game): PhaseRow {
  const row = BY_PHASE.get(turn.phase);
  if (row === undefined) throw new Error(`the page has no row for the phase ${turn.phase}`);
  return row;
}

/** What is under way goes before the phase that it is part of. */
export function momentOf(game: Game): Moment {
  if (attacksUnderWay(game) !== null) return ATTACKS;
  if (reactionUnderWay(game) !== null) return REACTION;
  if (chargeUnderWay(game) !== undefined) return CHARGE_UNDER_WAY;
  return rowOf(game);
}

/** The units of the active player that could still act in this phase, and how many there are in all. */
export function leftToDo(game: Game): { readonly able: readonly string[]; readonly of: number } {
  const { units } = rowOf(game);
  const rows = units === null ? [] : rowsOf(units, game);
  const able = rows.filter(({ refusals }) => refusals.length === 0).map(({ unit }) => unit.id);
  return { able, of: rows.length };
}
