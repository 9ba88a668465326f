import { charges, type Game } from "@gunline/rules";
import { notOurs } from "../online/whose-decision.ts";
import { autoPath } from "../panels/charge/auto-path.ts";
import { useAnswers } from "../panels/charge/charge-odds.ts";
import { isHopeless } from "../panels/charge/hopeless.ts";
import { ChargePanel } from "../panels/charge/index.tsx";
import { chargeNearest, chargeRings } from "../panels/charge/overlays.ts";
import { resetMove, undoChange } from "../panels/moving/draft.ts";
import { failCharge, rollCharge } from "../table/commands.ts";
import { type Marked, type Marker, markOthers, PLAIN } from "../table/marks.ts";
import { FRESH } from "../table/moment-state.ts";
import { currentGame, useGame } from "../table/table.ts";
import { chargeUnderWay, owedMove } from "../table/under-way.ts";
import { look, useView } from "../table/view.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { inches } from "../words/format.ts";
import { markChargers } from "./charge.tsx";
import { confirmStep, MOVE_ARROWS, MOVE_DRAG, MOVE_KEYS, MOVE_OVERLAYS } from "./move-editing.ts";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import type { Hands, Moment, NextStep } from "./row.ts";

const WORDS = words.charge;

/** Who charges whom is declared: nothing of it is a choice any more. */
const NO_CHOICE = FRESH.charge;

/** A charge from its declaration over its roll to its move. */
export const CHARGE_UNDER_WAY: Moment<"other"> = {
  ...NOTHING_TO_DO,
  at: "other",
  awaits: ["charge_roll", "charge_move"],
  Panel: ChargePanel,
  Actions,
  marks,
  nextStep,
  // The one that the arrow keys move.
  clickModel: (modelId) => look({ dragged: modelId }),
  keys: {
    ...MOVE_KEYS,
    A: { does: WORDS.keys.autoPath, run: autoPathIfRolled },
    X: { does: words.moving.keys.reset, run: resetMove },
  },
  arrows: MOVE_ARROWS,
  drag: { ...MOVE_DRAG, takes: (game, unit) => owedMove(game)?.unitId === unit.id },
  hint,
  overlays: {
    ...NO_OVERLAYS,
    ...MOVE_OVERLAYS,
    rings: (game) => chargeRings(game, NO_CHOICE),
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
  const step = confirmStep(WORDS.steps.confirm);
  const isLost = step.blocked !== undefined && isHopeless(game);
  return isLost ? { label: WORDS.steps.fail, run: () => failCharge(unitId) } : step;
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
          <Button onPress={undoChange} disabledBecause={untouched}>
            {WORDS.buttons.undoModel}
          </Button>
          <Button onPress={resetMove} disabledBecause={untouched}>
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
