import { accept, type Checked, refusal, reject } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { autoConsolidate, autoLastPileIn, autoPileIn } from "../../space/fight/auto.ts";
import { checkConsolidation, checkLastPileIn, checkPileIn, pileInField } from "../../space/fight/check.ts";
import { consolidationOf } from "../../space/fight/consolidation.ts";
import { topTask } from "../tasks/under-way.ts";
import { editable, type MoveUnderWay } from "./move.ts";

/** Moves of a fight: nobody has to move, and the referee knows what brings the most into it. */

const nobody = ({ id, name }: Unit) => refusal("NOBODY_MOVES", "FI-33", { unit: name }, { unit_id: id });

/** The move that the unit owes in its fight; refused where it owes none. */
export function fightMove(game: Game, unit: Unit): Checked<MoveUnderWay> {
  const task = topTask(game, "fight") ?? topTask(game, "last_stand");
  if (task?.unit_id === unit.id) {
    if (task.stage === "PILE_IN") return accept(pileIn(game, unit, task.type === "last_stand"));
    if (task.stage === "CONSOLIDATE") return accept(consolidation(game, unit));
  }
  return reject(nobody(unit));
}

function pileIn(game: Game, unit: Unit, isLast: boolean): MoveUnderWay {
  const [faultsFor, auto] = isLast ? [checkLastPileIn, autoLastPileIn] : [checkPileIn, autoPileIn];
  return editable(
    { kind: "PILE_IN" },
    {
      unit,
      field: pileInField(game, unit),
      aim: "TARGETS",
      faultsFor: (draft) => refusalsIn(faultsFor(game, unit, draft)),
      auto: () => accept(auto(game, unit)),
      action: (draft) => ({ type: "PILE_IN", actor_unit_id: unit.id, payload: draft }),
    },
  );
}

function consolidation(game: Game, unit: Unit): MoveUnderWay {
  const { mode, fields } = consolidationOf(game, unit);
  return editable(
    { kind: "CONSOLIDATE", mode },
    {
      unit,
      // Of markers that are equally close, the first is shown; the judge accepts any.
      field: fields[0] ?? pileInField(game, unit),
      aim: "TARGETS",
      faultsFor: (draft) => refusalsIn(checkConsolidation(game, unit, draft)),
      auto: () => accept(autoConsolidate(game, unit)),
      action: (draft) => ({ type: "CONSOLIDATE", actor_unit_id: unit.id, payload: draft }),
      ...(mode === "NONE" && { barred: nobody(unit) }),
    },
  );
}

const refusalsIn = (checked: Checked<unknown>) => (checked.ok ? [] : checked.refusals);
