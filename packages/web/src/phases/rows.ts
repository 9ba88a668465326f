import type { Game, Phase, WaitingFor } from "@gunline/rules";
import { rowsOf } from "../panels/roster/choice-of-units.ts";
import { attacksUnderWay } from "../table/under-way.ts";
import { awaitedFor } from "../table/whose.ts";
import { ATTACKS } from "./attacks.ts";
import { CARD_QUESTION } from "./card-question.tsx";
import { CHARGE } from "./charge.tsx";
import { CHARGE_UNDER_WAY } from "./charge-under-way.tsx";
import { COHERENCY } from "./coherency.tsx";
import { COMMAND } from "./command.tsx";
import { DEPLOYMENT } from "./deployment.tsx";
import { DISCARD } from "./discard.tsx";
import { ESCAPE } from "./escape.tsx";
import { FIGHT } from "./fight.tsx";
import { FIGHT_UNDER_WAY } from "./fight-under-way.tsx";
import { LAST_SHOTS } from "./last-shots.tsx";
import { MORTAL } from "./mortal.tsx";
import { MOVEMENT } from "./movement.tsx";
import { OUT_OF_PHASE } from "./out-of-phase.tsx";
import { REACTION } from "./reaction.tsx";
import { ROLL_OFF } from "./roll-off.tsx";
import type { Left, Moment, PhaseRow } from "./row.ts";
import { SCOUTS } from "./scouts.tsx";
import { SHOOTING } from "./shooting.tsx";
import { WRECK } from "./wreck.tsx";

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

/** A row, or which of several where what is awaited does not say it. */
type Entry = Moment | ((game: Game) => Moment);

/** What the page shows, by what the game waits for: a new task is one row, and its place in here. */
const MOMENTS: Readonly<Record<WaitingFor["what"], Entry>> = {
  roll_off: ROLL_OFF,
  units_to_set_up: DEPLOYMENT,
  scouts: SCOUTS,
  battle_shock_tests: COMMAND,
  card: CARD_QUESTION,
  discard: DISCARD,
  mover: MOVEMENT,
  arrival: MOVEMENT,
  side_move: OUT_OF_PHASE,
  escape_dice: ESCAPE,
  escape_loss: ESCAPE,
  escape_wreck: WRECK,
  shooter: SHOOTING,
  targets: SHOOTING,
  attack_dice: ATTACKS,
  // A wound of an attack, or mortal wounds of anything else.
  allocation: (game) => (attacksUnderWay(game) === null ? MORTAL : ATTACKS),
  last_shots: LAST_SHOTS,
  charge: CHARGE,
  charge_roll: CHARGE_UNDER_WAY,
  charge_move: CHARGE_UNDER_WAY,
  fighter: FIGHT,
  pile_in: FIGHT_UNDER_WAY,
  melee_targets: FIGHT_UNDER_WAY,
  consolidation: FIGHT_UNDER_WAY,
  coherency_loss: COHERENCY,
  reaction: REACTION,
  phase_to_end: rowOf,
  nothing_left: rowOf,
};

/** All rows that can be shown, each once. */
export const ALL_MOMENTS: readonly Moment[] = [
  ...new Set<Moment>([
    BEFORE_BATTLE,
    ...PHASES,
    ...Object.values(MOMENTS).filter((entry) => typeof entry !== "function"),
    MORTAL,
  ]),
];

/** The row of what the game waits for. A battle that is over waits for nothing, and stays in its phase. */
export function momentOf(game: Game): Moment {
  const awaited = awaitedFor(game);
  const entry = awaited === undefined ? rowOf : MOMENTS[awaited.what];
  return typeof entry === "function" ? entry(game) : entry;
}

/** The units of the active player that could still act in this phase, and how many there are in all. */
export function leftToDo(game: Game): Left {
  const { units, left } = rowOf(game);
  if (left !== undefined) return left(game);
  const rows = units === null ? [] : rowsOf(units, game);
  const able = rows.filter(({ refusals }) => refusals.length === 0).map(({ unit }) => unit.id);
  return { able, of: rows.length };
}
