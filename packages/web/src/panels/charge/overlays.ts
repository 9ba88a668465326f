import { charges, type Game, numbersOf } from "@gunline/rules";
import type { NearestPoints, Ring } from "../../board/scene.ts";
import type { MomentState } from "../../table/moment-state.ts";
import { nearestBetween } from "../../table/tape.ts";
import type { View } from "../../table/view.ts";
import { words } from "../../words/english.ts";
import { ringOf } from "../unit-ring.ts";
import { chargingOf } from "./charging.ts";

/** What the board draws of a charge beside its move: reach before the roll, and whom it comes near to after it. */

/** Where the charging unit is nearest to each of its targets, until it begins to move. */
export function chargeNearest(
  game: Game,
  {
    charger,
    chargeTargets,
    draft,
  }: Pick<MomentState<"charge">, "charger" | "chargeTargets"> & Pick<View, "draft">,
): readonly NearestPoints[] {
  const charging = chargingOf(game);
  const unit = charging?.unit ?? game.units[charger ?? ""];
  if (unit === undefined || Object.keys(draft.per_model_paths).length > 0) return [];
  const targets = charging?.targets ?? chargeTargets.flatMap((id) => game.units[id] ?? []);
  return targets.flatMap((target) => nearestBetween(unit, target) ?? []);
}

/** Around the charger as far as a charge may be declared; once rolled, around targets and those to keep away from. */
export function chargeRings(game: Game, view: Pick<MomentState<"charge">, "charger">): readonly Ring[] {
  const charging = chargingOf(game);
  const { charge, engagement } = numbersOf(game);
  if (charging === undefined || charging.roll === null) {
    const charger = charging?.unit ?? (view.charger === null ? undefined : game.units[view.charger]);
    return charger === undefined
      ? []
      : [ringOf(charger, "charge", charge.declared, words.charge.targets.reach(charge.declared))];
  }
  const { unit, targets, roll } = charging;
  const engaged = engagement.across;
  return charges.chargeTargetsOf(game, unit).flatMap(({ unit_id, distance }) => {
    const enemy = game.units[unit_id]!;
    if (targets.includes(enemy)) return [ringOf(enemy, "engagement", engaged, "")];
    // Whom no model can come near to needs no fence.
    return distance <= roll + engaged ? [ringOf(enemy, "forbidden", engaged, "")] : [];
  });
}
