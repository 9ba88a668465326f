import { rollBonus } from "../../../abilities/permissions.ts";
import { refusal } from "../../../base/refusal.ts";
import { sameMembers } from "../../../game/members.ts";
import { unitName } from "../../../game/names.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { takePlaced } from "../../placed-dice.ts";
import { leaveStanding } from "../../re-roll/able.ts";
import { chargingOf, pendingCharge } from "./pending.ts";

/** Two dice and what is added to them: how far each model of the unit may move (CH-8). */
export const rollCharge: ActionEntry<"CHARGE_ROLL"> = {
  handle(change, { actor_unit_id, payload }) {
    const { game, dice, story } = change;
    const charging = chargingOf(game, actor_unit_id);
    if (!charging.ok) return charging.refusals;
    const { unit, charge } = charging.value;
    const about = { unit_id: unit.id };
    if (charge.distance !== undefined) {
      return [refusal("ALREADY_ROLLED", "CH-8", { unit: unit.name, roll: charge.distance }, about)];
    }
    const named = payload?.targets;
    if (named !== undefined && !sameMembers(named, charge.targets)) {
      return [
        refusal(
          "OTHER_TARGETS",
          "CH-8",
          { unit: unit.name, targets: charge.targets.map((id) => unitName(game, id)) },
          about,
        ),
      ];
    }
    const first_die = dice.cursor;
    const placed = takePlaced(change, unit.id, "CHARGE");
    const faces: readonly [number, number] = [placed ?? dice.d6(), dice.d6()];
    const total = faces[0] + faces[1] + rollBonus(game, unit, "CHARGE_ROLL");
    const scripted = dice.scripted === true;
    const rolled = { rolls_raw: faces, total, first_die, scripted };
    const block = story.roll({ context: "charge_roll", ...rolled, ...about });
    story.addLine({ line: "charge_rolled", ...about, block });
    change.set(`charges.pending.${unit.id}.distance`, total);
    change.set(`charges.pending.${unit.id}.dice`, faces);
    leaveStanding(change, "CHARGE_ROLL", unit.id);
    return DONE;
  },
  offered: (game) => pendingCharge(game)?.rolled === false,
  choices: (game) => [{ type: "CHARGE_ROLL", actor_unit_id: pendingCharge(game)!.unit.id }],
};
