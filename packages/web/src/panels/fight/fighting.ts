import { apply, type Checked, fights, type Game, type moves, type Unit } from "@gunline/rules";
import { lastAnswer } from "../../table/last-answer.ts";
import { fightUnderWay } from "../../table/under-way.ts";
import { useView } from "../../table/view.ts";
import { useHand } from "../charge/hand.ts";

/** The unit that fights, and what it owes next. */
export interface Fighting {
  readonly unit: Unit;
  readonly stage: "PILE_IN" | "TARGETS" | "CONSOLIDATE";
  /** What it may move towards; null while it owes no move. */
  readonly mode: ReturnType<typeof fights.fightMoveMode>;
}

export function fightingOf(game: Game): Fighting | undefined {
  const task = fightUnderWay(game);
  const unit = game.units[task?.unit_id ?? ""];
  if (task === undefined || unit === undefined || task.stage === "ATTACKS" || task.stage === "FALL")
    return undefined;
  return { unit, stage: task.stage, mode: fights.fightMoveMode(game, unit) };
}

/** Those of the unit who strike: all of it, or in a last fight the fallen alone. */
export function strikingIn(game: Game, { unit }: Fighting): Unit {
  const now = game.units[unit.id]!;
  return now.fallen === undefined ? now : fights.lastFighters(now);
}

interface Judged {
  readonly game: Game;
  readonly draft: moves.ChargeMove;
  readonly contact: boolean;
  readonly preview: Checked<fights.FightMovePreview>;
}

/** The board, the panel and the buttons ask the same thing after every change. */
let last: Judged | undefined;

/** What the referee says to the draft; undefined where no move is owed or none can be made. */
export function previewOf(
  game: Game,
  { draft }: { readonly draft: moves.ChargeMove },
): fights.FightMovePreview | undefined {
  const fighting = fightingOf(game);
  if (fighting === undefined || fighting.mode === null || fighting.mode === "NONE") return undefined;
  const contact = useHand.getState().holding === null;
  if (last === undefined || last.game !== game || last.draft !== draft || (contact && !last.contact)) {
    const preview = fights.previewFightMove(game, fighting.unit, draft, { contact });
    last = { game, draft, contact, preview };
  }
  return last.preview.ok ? last.preview.value : undefined;
}

export function usePreview(game: Game): fights.FightMovePreview | undefined {
  const draft = useView((view) => view.draft);
  useHand(({ holding }) => holding);
  return previewOf(game, { draft });
}

/** Whether nobody can be moved, because every model touches an enemy where it stands. */
export function isHeld(preview: fights.FightMovePreview | undefined): boolean {
  return preview?.models.every(({ in_contact, moves }) => in_contact && !moves) === true;
}

const piledIn = lastAnswer((game: Game, unitId: string, draft: moves.ChargeMove): Game => {
  const { result, game: next } = apply(game, { type: "PILE_IN", actor_unit_id: unitId, payload: draft });
  return result.success ? next : game;
});

/** The table as it would be after the pile-in that is drafted; as it is where that would be refused. */
export function afterPileIn(game: Game, draft: moves.ChargeMove): Game {
  const fighting = fightingOf(game);
  if (fighting?.stage !== "PILE_IN") return game;
  return piledIn(game, fighting.unit.id, draft);
}
