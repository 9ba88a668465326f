import { fights, type Game, type moves } from "@gunline/rules";
import type { DragPhase, How } from "../../board/in-hand.ts";
import type { Point } from "../../board/scene.ts";
import { isOursNow } from "../../online/whose-decision.ts";
import { consolidate, pileIn } from "../../table/commands.ts";
import { currentGame, followTable } from "../../table/table.ts";
import { dropDraft, look, redraft, undraft, useView } from "../../table/view.ts";
import { words } from "../../words/english.ts";
import { handle, useHand } from "../charge/hand.ts";
import { fightingOf, previewOf } from "./fighting.ts";

/** A pile-in or consolidation while it is made: the referee's to begin with, then dragged, mended, and sent. */

/** A hand on the board takes up one model. */
export function holdModel(unitId: string, modelId: string, phase: DragPhase, at: Point): void {
  if (fightingOf(currentGame())?.unit.id !== unitId) return;
  if (phase === "cancel") {
    if (useHand.getState().holding === modelId) undoModel();
    return;
  }
  const dragged = draftWith(modelId, at);
  if (dragged !== undefined) {
    const again = useHand.getState().holding === modelId;
    handle({ holding: modelId });
    if (again) look({ draft: dragged });
    else redraft(dragged);
    look({ dragged: modelId });
  }
  if (phase === "end") handle();
}

function draftWith(modelId: string, at: Point, facing?: number): moves.ChargeMove | undefined {
  const game = currentGame();
  const unit = fightingOf(game)?.unit;
  const model = unit?.models[modelId];
  if (unit === undefined || model === undefined) return undefined;
  const { draft } = useView.getState();
  const turned =
    facing === undefined ? draft : { ...draft, facings: { ...draft.facings, [modelId]: facing } };
  const dragged = fights.dragFightModel(game, unit, turned, modelId, at);
  if (!dragged.ok) return undefined;
  return { ...turned, per_model_paths: { ...draft.per_model_paths, [modelId]: dragged.value.path } };
}

function endOf(modelId: string): Point | undefined {
  const position = fightingOf(currentGame())?.unit.models[modelId]?.position;
  if (position === undefined || position === null) return undefined;
  const [x, y] = useView.getState().draft.per_model_paths[modelId]?.at(-1) ?? [position.x, position.y];
  return [x, y];
}

const NUDGE = { fine: 0.1, coarse: 1 };

/** The arrow keys move the model that was taken up last. */
export function nudgeModel([dx, dy]: Point, { shift }: How): boolean {
  const fighting = fightingOf(currentGame());
  if (fighting === undefined || fighting.mode === null || fighting.mode === "NONE") return false;
  const modelId = useView.getState().dragged ?? Object.keys(fighting.unit.models)[0]!;
  const from = endOf(modelId);
  if (from === undefined) return false;
  const far = shift ? NUDGE.coarse : NUDGE.fine;
  const moved = draftWith(modelId, [from[0] + dx * far, from[1] + dy * far]);
  handle();
  if (moved !== undefined) redraft(moved);
  look({ dragged: modelId });
  return true;
}

export function turnModel(modelId: string, degrees: number): void {
  const at = endOf(modelId);
  const turned = at === undefined ? undefined : draftWith(modelId, at, ((degrees % 360) + 360) % 360);
  handle();
  if (turned !== undefined) redraft(turned);
}

/** As the referee would do it: as many as can be into the fight. */
export function autoMove(): void {
  const game = currentGame();
  const fighting = fightingOf(game);
  if (fighting === undefined || fighting.mode === null) return;
  handle();
  redraft(fights.autoFightMove(game, fighting.unit));
  look({ dragged: null });
}

/** Nobody moves. */
export function standStill(): void {
  handle();
  if (Object.keys(useView.getState().draft.per_model_paths).length > 0) redraft({ per_model_paths: {} });
}

export function undoModel(): void {
  handle();
  undraft();
}

/** Mends what is broken, model by model, as far as the referee finds a way; one step of undo. */
export function mend(rule: string): void {
  const game = currentGame();
  const unit = fightingOf(game)?.unit;
  if (unit === undefined) return;
  const { draft } = useView.getState();
  let mended = draft;
  // Each model is changed once at the most.
  for (let left = Object.keys(unit.models).length; left > 0; left--) {
    const faults = previewOf(game, { draft: mended })?.conditions.find((one) => one.rule === rule)?.faults;
    const fix = faults
      ?.map((fault) => fights.fixFightMove(game, unit, mended, fault))
      .find((one) => one !== undefined);
    if (fix === undefined) break;
    mended = {
      per_model_paths: { ...mended.per_model_paths, ...fix.per_model_paths },
      facings: { ...mended.facings, ...fix.facings },
    };
  }
  handle({ notice: mended === draft ? words.charge.conditions.noFix : "" });
  if (mended !== draft) redraft(mended);
}

/** What stands in the way of the move as drafted; empty where nothing does. */
export function whyNot(game: Game, draft: moves.ChargeMove): string {
  if (Object.keys(draft.per_model_paths).length === 0) return "";
  const preview = previewOf(game, { draft });
  if (preview === undefined || preview.legal) return "";
  const faults = preview.conditions.flatMap((condition) => condition.faults);
  const [first] = faults;
  if (first === undefined) return words.fighting.move.unfinished;
  const more = faults.length > 1 ? words.charge.move.more(faults.length - 1) : "";
  return `${first.message} (${first.rule})${more}`;
}

/** Makes the move as drafted, if the referee would accept it; then what comes next. */
export function confirmMove(then?: () => void): void {
  const game = currentGame();
  const fighting = fightingOf(game);
  const { draft } = useView.getState();
  if (fighting === undefined || whyNot(game, draft) !== "") return;
  handle();
  if (fighting.stage === "PILE_IN") pileIn(fighting.unit.id, draft, then);
  else consolidate(fighting.unit.id, draft, then);
}

// Each move begins as the referee would make it; what was drafted belongs to one move of one unit.
followTable((now, before) => {
  if (now?.game === before?.game || now === null) return;
  const [fighting, earlier] = [fightingOf(now.game), before === null ? undefined : fightingOf(before.game)];
  if (fighting?.unit === earlier?.unit && fighting?.stage === earlier?.stage) return;
  if (fighting === undefined && earlier === undefined) return;
  handle();
  dropDraft();
  const mine = now.mode !== "replay" && isOursNow();
  if (fighting === undefined || fighting.mode === null || !mine) return;
  look({ draft: fights.autoFightMove(now.game, fighting.unit) });
});
