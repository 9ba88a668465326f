import { diceOf } from "../../abilities/language/acts/amount.ts";
import type { Deed } from "../../abilities/language/deed.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { isEngaged } from "../../game/measure/measure.ts";
import { isOnTable } from "../../game/unit.ts";
import { chargerRefusals } from "../../space/charge/charger.ts";
import { chargeTargetRefusals } from "../../space/charge/target.ts";
import { mayFight } from "../../space/fight/picks.ts";
import { kindRefusals, moverRefusals } from "../../space/movement/mover.ts";
import { isAircraft } from "../../space/movement/order.ts";
import { closestEnemies } from "../../space/movement/surge.ts";
import { passengersOf } from "../../space/transport/passengers.ts";
import { intoOf } from "../attached/lost.ts";
import type { Stratagem, StratagemPayload } from "../stratagems/stratagem.ts";
import { flat } from "./flat.ts";
import { shotsAt } from "./out-of-turn.ts";
import { placingRefusals } from "./returning.ts";

/** Why a unit cannot do what a rule would have it do: acts that nobody could make are not paid for. */

type Usable = Pick<Stratagem, "name" | "rule">;

const isOwn = (deed: { readonly to?: string | undefined }) => (deed.to ?? "UNIT") === "UNIT";

/** `it`: the unit that set the rule off. */
export function actRefusals(
  usable: Usable,
  game: Game,
  unit: Unit,
  deeds: readonly Deed[],
  it: Unit | undefined,
): readonly Refusal[] {
  const about = { unit_id: unit.id };
  const named = { unit: unit.name };
  const moves = [...flat(deeds)].flatMap((deed) =>
    "move" in deed && isOwn(deed) ? [moveRefusals(usable, game, unit, deed.move)] : [],
  );
  // Of a move of one kind or the other, one will do.
  if (moves.length > 0 && moves.every((refusals) => refusals.length > 0)) return moves[0]!;
  for (const deed of flat(deeds)) {
    if ("fight" in deed && isOwn(deed)) {
      if (unit.flags.has_fought === true) return [refusal("ALREADY_FOUGHT", usable.rule, named, about)];
      if (!isEngaged(game, unit) || !mayFight(game, unit)) {
        return [refusal("NOBODY_ENGAGED", usable.rule, named, about)];
      }
    } else if ("charge" in deed && isOwn(deed)) {
      const target = deed.at === "IT" && it !== undefined ? chargeTargetRefusals(game, unit, it) : [];
      const refusals = [...chargerRefusals(game, unit), ...target];
      if (refusals.length > 0) return refusals;
    } else if ("shoot" in deed && deed.shoot === "NOW" && isOwn(deed) && (deed.at ?? "IT") === "IT") {
      if (it !== undefined && shotsAt(game, unit, it) === null) {
        return [refusal("NO_ELIGIBLE_TARGETS", usable.rule, named, about)];
      }
    } else if ("disembark" in deed && isOwn(deed) && passengersOf(game, unit).length === 0) {
      return [refusal("NO_PASSENGERS", "TR-12", named, about)];
    } else if ("setUp" in deed && isOwn(deed) && !isOnTable(unit)) {
      return [refusal("OFF_TABLE", "GD-8", named, about)];
    } else if ("reserve" in deed && isOwn(deed) && !isOnTable(unit)) {
      return [refusal("OFF_TABLE", "GD-8", named, about)];
    }
  }
  return intoOf(deeds) === "OWN" ? returnRefusals(usable, unit, deeds) : [];
}

/** A rule that does nothing but return models is of no use to a unit that has lost none. */
function returnRefusals({ rule }: Usable, unit: Unit, deeds: readonly Deed[]): readonly Refusal[] {
  const about = { unit_id: unit.id };
  if (!isOnTable(unit)) return [refusal("OFF_TABLE", "GD-8", { unit: unit.name }, about)];
  const isAll = deeds.every((deed) => "return" in deed);
  if (!isAll || Object.keys(unit.lost ?? {}).length > 0) return [];
  return [refusal("NOBODY_TO_RETURN", rule, { unit: unit.name }, about)];
}

/** Why models cannot come back where the player would set them up. */
export function positionRefusals(
  { rule }: Usable,
  game: Game,
  unit: Unit,
  deeds: readonly Deed[],
  { positions }: StratagemPayload,
): readonly Refusal[] {
  if (positions === undefined) return [];
  const deed = [...flat(deeds)].find((one) => "return" in one);
  if (deed === undefined || !("return" in deed)) return [];
  const { count, sides, plus } = diceOf(deed.return);
  return placingRefusals(game, unit, rule, count * sides + plus, positions);
}

function moveRefusals(
  { name, rule }: Usable,
  game: Game,
  unit: Unit,
  kind: "NORMAL" | "FALL_BACK" | "SURGE",
): readonly Refusal[] {
  const held = moverRefusals(unit);
  if (held.length > 0) return held;
  if (isAircraft(unit)) {
    return [refusal("NO_WEAPON_FOR_IT", rule, { unit: unit.name, ability: name }, { unit_id: unit.id })];
  }
  if (kind !== "SURGE") return kindRefusals(game, unit, kind);
  return closestEnemies(game, unit).length > 0
    ? []
    : [refusal("NO_TARGET", rule, { stratagem: name }, { unit_id: unit.id })];
}
