import { charges, type moves } from "@gunline/rules";
import { currentGame } from "../../table/table.ts";
import { look, redraft, useView } from "../../table/view.ts";
import { words } from "../../words/english.ts";
import { chargingOf } from "./charging.ts";
import { keepCurrentDraft } from "./draft.ts";
import { handle } from "./hand.ts";

/** Changes the draft until the condition is kept, model by model; all of it is one step of undo. */
export function fixCondition({ rule }: Pick<moves.ChargeCondition, "rule">): void {
  const game = currentGame();
  const unit = chargingOf(game)?.unit;
  if (unit === undefined) return;
  const { draft } = useView.getState();
  let mended: moves.ChargeMove = draft;
  // Each model is changed once at the most.
  for (let left = Object.keys(unit.models).length; left > 0; left--) {
    const preview = charges.previewCharge(game, unit, mended);
    const faults = preview.ok ? preview.value.conditions.find((one) => one.rule === rule)?.faults : undefined;
    const fix = faults
      ?.map((fault) => charges.fixCharge(game, unit, mended, fault))
      .find((one) => one !== undefined);
    if (fix === undefined) break;
    mended = {
      per_model_paths: { ...mended.per_model_paths, ...fix.per_model_paths },
      facings: { ...mended.facings, ...fix.facings },
    };
  }
  handle({ notice: mended === draft ? words.charge.conditions.noFix : "" });
  if (mended === draft) return;
  redraft(mended);
  look({ dragged: null });
  keepCurrentDraft();
}
