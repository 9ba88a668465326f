import { owesProfile } from "../../../abilities/rolled-profile.ts";
import { prepare } from "../../../attack/prepare.ts";
import { refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { allAt } from "../../../flow/phases/shooting/volleys.ts";
import { notNow } from "../../../flow/stratagems/not-now.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import { newAttacks } from "../../../flow/tasks/attacks.ts";
import { rollProfile } from "../../../flow/usables/profile.ts";
import type { Change } from "../../../game/change.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { type GameEvent, unitIn } from "../../../game/event.ts";
import { unitDistance } from "../../../game/measure/distances.ts";
import { isEngaged, isWithin } from "../../../game/measure/measure.ts";
import { keywordsOf } from "../../../game/unit.ts";
import { type Eligibility, eligibilityOf } from "../../../space/eligibility/eligibility.ts";
import { forbiddenRefusals } from "../../../space/eligibility/forbidden.ts";
import { shooterRefusals } from "../../../space/eligibility/shooter.ts";
import { hasRangedWeapon, rangedWeaponsOf } from "../../../space/eligibility/units.ts";
import { canSee } from "../../../space/sight/sight.ts";

/** How near the enemy must be, in inches. */
const REACH = 24;

/** A unit shoots at an enemy that sets out against it: only unmodified sixes hit. */
export const fireOverwatch: UnitStratagem = {
  id: "FIRE_OVERWATCH",
  name: "Fire Overwatch",
  rule: "ST-7",
  cost: 1,
  windows: ["W-MOVE-BEGIN", "W-MOVE-END", "W-SETUP", "W-CHARGE-DECLARED"],
  earlier: true,
  among: "PASSIVE",
  isFor: hasRangedWeapon,
  once: "TURN",
  words: {
    when: "Opponent’s Movement or Charge phase, when an enemy unit is set up, begins or ends a move, or declares a charge.",
    on: "A unit of yours within 24″ that could shoot it.",
    does: "It shoots that enemy; only unmodified 6s hit. Once a turn.",
  },
  refusals(game, unit, event) {
    const enemy = enemyOf(game, event);
    const about = { unit_id: unit.id, target_unit_id: enemy.id };
    // What an enemy does in one's own turn, in answer to it, gives no occasion.
    if (unit.owner === game.turn.active_player) {
      return [notNow(fireOverwatch, about)];
    }
    const forbidden = [
      ...forbiddenRefusals(game, unit, "FIRE_OVERWATCH"),
      ...forbiddenRefusals(game, enemy, "BE_OVERWATCHED"),
    ];
    if (forbidden.length > 0) return forbidden;
    const own = shooterRefusals(game, unit);
    if (own.length > 0) return own;
    const names = { unit: unit.name, target: enemy.name };
    if (!hasRangedWeapon(game, unit)) return [refusal("NO_RANGED_WEAPONS", "ST-7", names, about)];
    if (keywordsOf(unit).has("TITANIC")) {
      return [refusal("TITANIC", "ST-7", names, about)];
    }
    // Out of its own phase no Monster or Vehicle shoots from a fight.
    if (isEngaged(game, unit)) {
      return [refusal("ENGAGED:overwatch", "ST-7", names, about)];
    }
    const away = unitDistance(unit, enemy);
    if (!isWithin(away, REACH)) {
      return [refusal("OUT_OF_RANGE:unit", "ST-7", { target: enemy.name, away, range: REACH }, about)];
    }
    if (!canSee(game.terrain, unit, enemy)) {
      return [refusal("NO_LINE_OF_SIGHT:unit", "ST-7", names, about)];
    }
    const eligibilities = rangedWeaponsOf(game, unit).map((weapon) =>
      eligibilityOf(game, unit, weapon, enemy),
    );
    if (eligibilities.some((eligibility) => eligibility.eligible || isOnlyUnrolled(eligibility))) return [];
    return eligibilities[0]!.refusals;
  },
  use(change, unit, event, { assignments, target_unit_id }) {
    const { game } = change;
    const enemy = enemyOf(game, event);
    const wanted = assignments ?? allAt(game, unit, enemy, "FIRE_OVERWATCH");
    const others = [target_unit_id, ...wanted.map((one) => one.target_unit_id)].filter(
      (id) => id !== undefined && id !== enemy.id,
    );
    if (others.length > 0) {
      const about = { unit_id: unit.id, target_unit_id: others[0]! };
      return [refusal("OTHER_TARGETS:overwatch", "ST-7", { target: enemy.name }, about)];
    }
    if (assignments === undefined && owesProfile(game, unit)) {
      fireWhatComes(change, unit.id, enemy);
      return DONE;
    }
    const prepared = prepare(game, unit, wanted, "FIRE_OVERWATCH");
    if (!prepared.ok) return prepared.refusals;
    change.push(newAttacks(prepared.value, "FIRE_OVERWATCH", game.settings.fast_dice));
    return DONE;
  },
  *choices(game, unit, event) {
    const enemy = enemyOf(game, event);
    if (owesProfile(game, unit)) {
      yield { stratagem: "FIRE_OVERWATCH", target_unit_id: enemy.id };
      return;
    }
    const assignments = allAt(game, unit, enemy, "FIRE_OVERWATCH");
    yield { stratagem: "FIRE_OVERWATCH", target_unit_id: enemy.id, assignments };
  },
};

/** Whether nothing speaks against the weapon but that no die has chosen its profile. */
function isOnlyUnrolled({ refusals, bearers }: Eligibility): boolean {
  return (
    refusals.every(({ code }) => code === "PROFILE_NOT_ROLLED") &&
    bearers.some((bearer) => bearer.refusals.length === 0)
  );
}

/** A die chooses the profile, and everything is fired (KW-33). */
function fireWhatComes(change: Change, unitId: string, enemy: Unit): void {
  rollProfile(change, change.game.units[unitId]!);
  const { game } = change;
  const unit = game.units[unitId]!;
  const prepared = prepare(game, unit, allAt(game, unit, enemy, "FIRE_OVERWATCH"), "FIRE_OVERWATCH");
  if (!prepared.ok || prepared.value.length === 0) return;
  change.push(newAttacks(prepared.value, "FIRE_OVERWATCH", game.settings.fast_dice));
}

/** The unit that set the reaction off. */
function enemyOf(game: Game, event: GameEvent | null): Unit {
  return game.units[unitIn(event)!]!;
}
