import type { Game, Phase } from "@gunline/rules";
import { rowsOf } from "../panels/roster/choice-of-units.ts";
import {
  attacksUnderWay,
  cardUnderWay,
  chargeUnderWay,
  coherencyUnderWay,
  discardUnderWay,
  escapeDiceUnderWay,
  escapeUnderWay,
  fightUnderWay,
  lastShotsUnderWay,
  mortalUnderWay,
  reactionUnderWay,
  rollOffUnderWay,
  scoutsUnderWay,
  sideMoverIn,
  wreckUnderWay,
} from "../table/under-way.ts";
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
import { REACTION } from "./reaction.tsx";
import { ROLL_OFF } from "./roll-off.tsx";
import type { Left, Moment, PhaseRow } from "./row.ts";
import { SCOUTS } from "./scouts.tsx";
import { SHOOTING } from "./shooting.tsx";
import { SIDE_MOVE } from "./side-move.tsx";
import { WRECK } from "./wreck.tsx";

/** The phases of a turn, in their order. */
export const PHASES: readonly PhaseRow[] = [COMMAND, MOVEMENT, SHOOTING, CHARGE, FIGHT];

/** What comes before the first turn. */
export const BEFORE_BATTLE: PhaseRow = DEPLOYMENT;

/** What can come in the middle of a phase. */
export const INTERLUDES: readonly Moment[] = [
  ATTACKS,
  REACTION,
  CARD_QUESTION,
  DISCARD,
  ROLL_OFF,
  WRECK,
  ESCAPE,
  MORTAL,
  COHERENCY,
  LAST_SHOTS,
  SCOUTS,
  SIDE_MOVE,
  CHARGE_UNDER_WAY,
  FIGHT_UNDER_WAY,
];

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
  if (cardUnderWay(game) !== undefined) return CARD_QUESTION;
  if (discardUnderWay(game) !== undefined) return DISCARD;
  if (rollOffUnderWay(game)) return ROLL_OFF;
  if (wreckUnderWay(game) !== undefined) return WRECK;
  if (escapeUnderWay(game) !== undefined || escapeDiceUnderWay(game) !== undefined) return ESCAPE;
  if (mortalUnderWay(game) !== undefined) return MORTAL;
  if (coherencyUnderWay(game) !== undefined) return COHERENCY;
  if (lastShotsUnderWay(game) !== undefined) return LAST_SHOTS;
  if (scoutsUnderWay(game)) return SCOUTS;
  if (sideMoverIn(game) !== undefined) return SIDE_MOVE;
  if (chargeUnderWay(game) !== undefined) return CHARGE_UNDER_WAY;
  if (fightUnderWay(game) !== undefined) return FIGHT_UNDER_WAY;
  return rowOf(game);
}

/** The units of the active player that could still act in this phase, and how many there are in all. */
export function leftToDo(game: Game): Left {
  const { units, left } = rowOf(game);
  if (left !== undefined) return left(game);
  const rows = units === null ? [] : rowsOf(units, game);
  const able = rows.filter(({ refusals }) => refusals.length === 0).map(({ unit }) => unit.id);
  return { able, of: rows.length };
}
