import { chargeTargetsOf, type Game } from "@gunline/rules";
import { notOurs } from "../online/whose-decision.ts";
import {
  autoPath,
  canConfirm,
  confirmMove,
  isHopeless,
  resetModels,
  undoModel,
} from "../panels/charge/draft.ts";
import { ChargePanel } from "../panels/charge/index.tsx";
import { chargeMoves, chargeNearest, chargeRings } from "../panels/charge/overlays.ts";
import { failCharge, rollCharge } from "../table/commands.ts";
import { type Marked, type Marker, markOthers, PLAIN } from "../table/marks.ts";
import { currentGame, useGame } from "../table/table.ts";
import { chargeUnderWay } from "../table/under-way.ts";
import { look, useView } from "../table/view.ts";
import { Button } from "../ui/button.tsx";
import { inches } from "../words/format.ts";
import { markChargers } from "./charge.tsx";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import type { Hands, Moment, NextStep } from "./row.ts";

/** A charge from its declaration over its roll to its move. */
export const CHARGE_UNDER_WAY: Moment = {
  ...NOTHING_TO_DO,
  Panel: ChargePanel,
  Actions,
  marks,
  nextStep,
  // The one that the arrow keys move.
  clickModel: (modelId) => look({ dragged: modelId }),
  keys: { A: { does: "Auto-path: models find their own way", run: autoPathIfRolled } },
  hint,
  overlays: { ...NO_OVERLAYS, rings: chargeRings, moves: chargeMoves, nearest: chargeNearest },
};

function marks(game: Game): Marker {
  const charge = chargeUnderWay(game);
  const charger = charge === undefined ? undefined : game.units[charge.unitId];
  if (charge === undefined || charger === undefined) return () => PLAIN;
  const others = markOthers(markChargers(game));
  const near = new Map(chargeTargetsOf(game, charger).map(({ unit_id, distance }) => [unit_id, distance]));
  return (unit): Marked => {
    if (unit === charger) return { mark: "acting", badge: "", why: "charging now" };
    if (unit.owner === charger.owner) return others(unit);
    if (!charge.targets.includes(unit.id))
      return { mark: "ineligible", badge: "", why: "not a target of this charge" };
    const distance = near.get(unit.id);
    return {
      mark: "chosen",
      badge: distance === undefined ? "" : inches(distance),
      why: "target of the charge",
    };
  };
}

function nextStep(game: Game): NextStep | null {
  const charge = chargeUnderWay(game);
  if (charge === undefined) return null;
  const { unitId, distance } = charge;
  if (distance === undefined) return { label: "Roll 2D6", run: () => rollCharge(unitId) };
  const { ok, because } = canConfirm();
  const step = { label: "Confirm move", run: confirmMove };
  if (ok) return step;
  if (isHopeless(game)) return { label: "Charge fails", run: () => failCharge(unitId) };
  return { ...step, blocked: because };
}

function autoPathIfRolled(): void {
  if (chargeUnderWay(currentGame())?.distance !== undefined && notOurs() === undefined) autoPath();
}

function hint(game: Game, hands: Hands): string {
  if (chargeUnderWay(game)?.distance === undefined)
    return "Roll the dice: the sum is how far each model may move";
  return hands === "mouse"
    ? "Drag a model to its place; it snaps to base contact · A finds a way by itself"
    : "Drag a model to its place; it snaps to base contact · Auto-path finds a way by itself";
}

function Actions() {
  const charge = chargeUnderWay(useGame());
  const drafts = useView((view) => view.drafts);
  if (charge === undefined) return null;
  const untouched = drafts.length === 0 ? "No model was moved." : undefined;
  return (
    <>
      {charge.distance !== undefined && (
        <>
          <Button onPress={autoPath} shortcut="A">
            Auto-path
          </Button>
          <Button onPress={undoModel} disabledBecause={untouched}>
            Undo model
          </Button>
          <Button onPress={resetModels} disabledBecause={untouched}>
            Reset models
          </Button>
        </>
      )}
      <Button onPress={() => look({ dialog: "fail-charge" })}>Fail the charge…</Button>
    </>
  );
}
