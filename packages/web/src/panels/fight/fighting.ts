import {
  apply,
  fights,
  type Game,
  type MoveDraft,
  type MovePreview,
  type MoveUnderWay,
  moveUnderWay,
  type Unit,
} from "@gunline/rules";
import { lastAnswer } from "../../table/last-answer.ts";
import { fightUnderWay } from "../../table/under-way.ts";

/** In a pile-in enemies; in a consolidation what the rules leave. */
type Mode = "PILE_IN" | Extract<MoveUnderWay, { kind: "CONSOLIDATE" }>["mode"];

/** The unit that fights, and what it owes next. */
export interface Fighting {
  readonly unit: Unit;
  readonly stage: "PILE_IN" | "TARGETS" | "CONSOLIDATE";
  /** What it may move towards; null while it owes no move. */
  readonly mode: Mode | null;
}

export function fightingOf(game: Game): Fighting | undefined {
  const task = fightUnderWay(game);
  const unit = game.units[task?.unit_id ?? ""];
  if (task === undefined || unit === undefined || task.stage === "ATTACKS" || task.stage === "FALL")
    return undefined;
  return { unit, stage: task.stage, mode: modeOf(game, unit) };
}

function modeOf(game: Game, unit: Unit): Mode | null {
  const move = moveUnderWay(game, unit);
  if (!move.ok) return null;
  return move.value.kind === "CONSOLIDATE" ? move.value.mode : "PILE_IN";
}

/** Those of the unit who strike: all of it, or in a last fight the fallen alone. */
export function strikingIn(game: Game, { unit }: Fighting): Unit {
  const now = game.units[unit.id]!;
  return now.fallen === undefined ? now : fights.lastFighters(now);
}

/** Whether nobody can be moved, because every model touches an enemy where it stands. */
export function isHeld(preview: MovePreview | undefined): boolean {
  return preview?.models.every(({ in_contact, moves }) => in_contact && !moves) === true;
}

const piledIn = lastAnswer((game: Game, unitId: string, draft: MoveDraft): Game => {
  const { result, game: next } = apply(game, { type: "PILE_IN", actor_unit_id: unitId, payload: draft });
  return result.success ? next : game;
});

/** The table as it would be after the pile-in that is drafted; as it is where that would be refused. */
export function afterPileIn(game: Game, draft: MoveDraft): Game {
  const fighting = fightingOf(game);
  if (fighting?.stage !== "PILE_IN") return game;
  return piledIn(game, fighting.unit.id, draft);
}
