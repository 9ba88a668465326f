import type { Game, Phase } from "@gunline/rules";
import { rowsOf } from "../panels/roster/choice-of-units.ts";
import { isPlacingByHand, useView, type View, viewNow } from "../table/view.ts";
import { awaitedFor } from "../table/whose.ts";
import { CHARGE } from "./charge.tsx";
import { COMMAND } from "./command.tsx";
import { DEPLOYMENT } from "./deployment.tsx";
import { FIGHT } from "./fight.tsx";
import { MOVEMENT } from "./movement.tsx";
import { PLACING_BY_HAND } from "./placing-by-hand.tsx";
import type { Left, Moment, PhaseRow } from "./row.ts";
import { SHOOTING } from "./shooting.tsx";

/** The phases of a turn, in their order. */
export const PHASES: readonly PhaseRow[] = [COMMAND, MOVEMENT, SHOOTING, CHARGE, FIGHT];

/** What comes before the first turn. */
export const BEFORE_BATTLE: PhaseRow = DEPLOYMENT;

const BY_PHASE = new Map<Phase, PhaseRow>([DEPLOYMENT, ...PHASES].map((row) => [row.phase, row]));

export function rowOf({ turn }: Game): PhaseRow {
  const row = BY_PHASE.get(turn.phase);
  if (row === undefined) throw new Error(`the page has no row for the phase ${turn.phase}`);
  return row;
}

/** Every row of this folder: a file that exports one is on the page. */
const FILES = import.meta.glob<Readonly<Record<string, unknown>>>("./*.tsx", { eager: true });

const isRow = (value: unknown): value is Moment =>
  typeof value === "object" && value !== null && "awaits" in value;

/** All rows that can be shown, each once. */
export const ALL_MOMENTS: readonly Moment[] = [
  ...new Set<Moment>([
    BEFORE_BATTLE,
    ...PHASES,
    ...Object.values(FILES).flatMap((file) => Object.values(file).filter(isRow)),
  ]),
];

/** What the page shows, by what the game waits for; while it only waits for the phase to end, the row of the phase. */
const BY_WAIT = Map.groupBy(
  ALL_MOMENTS.flatMap((row) => row.awaits.map((what) => ({ what, row }))),
  ({ what }) => what,
);

/** The row of what the game waits for. A battle that is over waits for nothing, and stays in its phase. */
export function momentOf(game: Game, view: Pick<View, "placing"> = viewNow()): Moment {
  if (isPlacingByHand(view)) return PLACING_BY_HAND;
  const awaited = awaitedFor(game);
  const found = awaited === undefined ? undefined : BY_WAIT.get(awaited.what);
  return found?.find(({ row }) => row.isIt?.(game) ?? true)?.row ?? rowOf(game);
}

/** The same for what is shown. */
export function useMomentOf(game: Game): Moment {
  const isByHand = useView(isPlacingByHand);
  return isByHand ? PLACING_BY_HAND : momentOf(game);
}

/** The units of the active player that could still act in this phase, and how many there are in all. */
export function leftToDo(game: Game): Left {
  const { units, left } = rowOf(game);
  if (left !== undefined) return left(game);
  const rows = units === null ? [] : rowsOf(units, game);
  const able = rows.filter(({ refusals }) => refusals.length === 0).map(({ unit }) => unit.id);
  return { able, of: rows.length };
}
