import type { ActionOf } from "../../action.ts";
import type { Dice } from "../../dice/source.ts";
import type { Game } from "../../game/document.ts";
import { sameMembers } from "../../game/members.ts";
import { refusal } from "../../refusal.ts";
import { changed, type Outcome, refused } from "../outcome.ts";
import { Story } from "../story.ts";
import { chargingOf } from "./actor.ts";

/** Two dice: how far each model of the unit may move (CH-8). */
export function rollCharge(game: Game, action: ActionOf<"CHARGE_ROLL">, dice: Dice): Outcome {
  const charging = chargingOf(game, action.actor_unit_id);
  if (!charging.ok) return refused(...charging.refusals);
  const { unit, charge } = charging.value;
  const about = { unit_id: unit.id };
  if (charge.distance !== undefined) {
    return refused(refusal("ALREADY_ROLLED", "CH-8", `${unit.name} has rolled ${charge.distance}".`, about));
  }
  const named = action.payload?.targets;
  if (named !== undefined && !sameMembers(named, charge.targets)) {
    const message = `${unit.name} declared a charge on ${charge.targets.join(", ")}.`;
    return refused(refusal("OTHER_TARGETS", "CH-8", message, about));
  }
  const first = dice.cursor;
  const faces: readonly [number, number] = [dice.d6(), dice.d6()];
  const distance = faces[0] + faces[1];
  const story = new Story();
  story.dice.push({ context: "charge_roll", rolls_raw: faces, total: distance, first_die: first, ...about });
  story.say(`Charge roll: 2D6 = ${distance} [${faces.join(",")}] for ${unit.name}.`);
  story.detail(`Dice ${first} and ${first + 1} of the seed "${game.rng.seed}".`);
  return changed(
    [
      { op: "set", path: `charges.pending.${unit.id}.distance`, value: distance },
      { op: "set", path: `charges.pending.${unit.id}.dice`, value: faces },
      { op: "set", path: "charges.history", value: [] },
    ],
    story,
  );
}
