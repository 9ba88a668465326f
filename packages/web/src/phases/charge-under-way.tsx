import { charges, type Game } from "@gunline/rules";
import { notOurs } from "../online/whose-decision.ts";
import { useAnswers } from "../panels/charge/charge-odds.ts";
import {
  autoPath,
  canConfirm,
  confirmMove,
  followHand,
  isHopeless,
  resetModels,
  turnModel,
  undoModel,
} from "../panels/charge/draft.ts";
import { ChargePanel } from "../panels/charge/index.tsx";
import { chargeMoves, chargeNearest, chargeRings } from "../panels/charge/overlays.ts";
import { failCharge, rollCharge } from "../table/commands.ts";
import { type Marked, type Marker, markOthers, PLAIN } from "../table/marks.ts";
import { FRESH } from "../table/moment-state.ts";
import { currentGame, useGame } from "../table/table.ts";
import { chargeUnderWay } from "../table/under-way.ts";
import { look, useView } from "../table/view.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { inches } from "../words/format.ts";
import { markChargers } from "./charge.tsx";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import type { Hands, Moment, NextStep } from "./row.ts";

const WORDS = words.charge;

/** Who charges whom is declared: nothing of it is a choice any more. */
const NO_CHOICE = FRESH.charge;

/** A charge from its declaration over its roll to its move. */
export const CHARGE_UNDER_WAY: Moment<"other"> = {
  ...NOTHING_TO_DO,
  at: "other",
  Panel: ChargePanel,
  Actions,
  marks,
  nextStep,
  // The one that the arrow keys move.
  clickModel: (modelId) => look({ dragged: modelId }),
  keys: { A: { does: WORDS.keys.autoPath, run: autoPathIfRolled } },
  hold: {
    takes: (game, unit) => {
      const charge = chargeUnderWay(game);
      return charge?.unitId === unit.id && charge.distance !== undefined;
    },
    drag: (_unitId, modelId, phase, at) => followHand(modelId, phase, at),
    turn: (_unitId, modelId, degrees) => turnModel(modelId, degrees),
  },
  hint,
  overlays: {
    ...NO_OVERLAYS,
    rings: (game) => chargeRings(game, NO_CHOICE),
    moves: chargeMoves,
    nearest: (game, { draft }) => chargeNearest(game, { ...NO_CHOICE, draft }),
  },
};

function marks(game: Game): Marker {
  const charge = chargeUnderWay(game);
  const charger = charge === undefined ? undefined : game.units[charge.unitId];
  if (charge === undefined || charger === undefined) return () => PLAIN;
  const others = markOthers(markChargers(game));
  const near = new Map(
    charges.chargeTargetsOf(game, charger).map(({ unit_id, distance }) => [unit_id, distance]),
  );
  return (unit): Marked => {
    if (unit === charger) return { mark: "acting", badge: "", why: WORDS.marks.charging };
    if (unit.owner === charger.owner) return others(unit);
    if (!charge.targets.includes(unit.id))
      return { mark: "ineligible", badge: "", why: WORDS.marks.notTarget };
    const distance = near.get(unit.id);
    return {
      mark: "chosen",
      badge: distance === undefined ? "" : inches(distance),
      why: WORDS.marks.target,
    };
  };
}

function nextStep(game: Game): NextStep | null {
  const charge = chargeUnderWay(game);
  if (charge === undefined) return null;
  const { unitId, distance } = charge;
  if (distance === undefined) return { label: WORDS.steps.roll, run: () => rollCharge(unitId) };
  const { ok, because } = canConfirm();
  const step = { label: WORDS.steps.confirm, run: confirmMove };
  if (ok) return step;
  if (isHopeless(game)) return { label: WORDS.steps.fail, run: () => failCharge(unitId) };
  return { ...step, blocked: because };
}

function autoPathIfRolled(): void {
  if (chargeUnderWay(currentGame())?.distance !== undefined && notOurs() === undefined) autoPath();
}

function hint(game: Game, hands: Hands): string {
  if (chargeUnderWay(game)?.distance === undefined) return WORDS.hints.roll;
  return WORDS.hints.drag(hands === "mouse" ? "A" : "Auto-path");
}

function Actions() {
  const game = useGame();
  const charge = chargeUnderWay(game);
  const drafts = useView((view) => view.drafts);
  // Whether any move can succeed may be known later than the roll.
  useAnswers();
  if (charge === undefined) return null;
  const untouched = drafts.length === 0 ? WORDS.buttons.nothingMoved : undefined;
  return (
    <>
      {charge.distance !== undefined && (
        <>
          <Button onPress={autoPath} shortcut="A">
            {WORDS.buttons.autoPath}
          </Button>
          <Button onPress={undoModel} disabledBecause={untouched}>
            {WORDS.buttons.undoModel}
          </Button>
          <Button onPress={resetModels} disabledBecause={untouched}>
            {WORDS.buttons.resetModels}
          </Button>
        </>
      )}
      {/* Where nothing else is left to do, the next step is to fail it. */}
      {!isHopeless(game) && (
        <Button onPress={() => look({ dialog: "fail-charge" })}>{WORDS.buttons.fail}</Button>
      )}
    </>
  );
}
