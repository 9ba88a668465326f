import { accept, type Checked, refusal, reject } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import { chargeOddsOf } from "../../space/charge/odds.ts";
import { chargeField } from "../../space/charge/order.ts";
import type { MoveDraft } from "../../space/move/step.ts";
import { editable, type MoveUnderWay } from "./move.ts";

/** The move of a charge that is rolled; refused where none of the unit waits for one. */
export function chargeMove(game: Game, unit: Unit): Checked<MoveUnderWay> {
  const pending = lookup(game.charges.pending, unit.id);
  if (pending?.distance === undefined) {
    return reject(refusal("NOT_ROLLED:preview", "CH-8", { unit: unit.name }, { unit_id: unit.id }));
  }
  const { distance: roll, dice } = pending;
  const targets = pending.targets.map((id) => game.units[id]!);
  return accept(
    editable(
      { kind: "CHARGE_MOVE", roll, targets },
      {
        unit,
        field: chargeField(game, unit, targets, roll),
        aim: "TARGETS",
        auto: () => outlookPaths(game, unit, targets, dice === undefined ? roll : dice[0] + dice[1]),
        action: (draft) => ({ type: "APPLY_CHARGE_MOVE", actor_unit_id: unit.id, payload: draft }),
      },
    ),
  );
}

/** By what the dice show, without what is added to them. */
function outlookPaths(game: Game, unit: Unit, targets: readonly Unit[], thrown: number): Checked<MoveDraft> {
  const { possible, reasons, per_model_paths, facings } = chargeOddsOf(game, unit, targets, thrown).rolls[
    thrown
  ]!;
  return possible ? accept({ per_model_paths, facings }) : reject(...reasons);
}
