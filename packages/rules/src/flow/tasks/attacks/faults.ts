import { hazardTests } from "../../../attack/hazard.ts";
import { countHits } from "../../../attack/hit.ts";
import { mostHits } from "../../../attack/size.ts";
import { woundDiceOwed } from "../../../attack/wound.ts";
import { LIMITS } from "../../../base/limits.ts";
import type { Refusal } from "../../../base/refusal.ts";
import { fault } from "../../../game/border.ts";
import type { Game } from "../../../game/document.ts";
import type { Path } from "../../../game/explain.ts";
import type { Fault } from "../../../game/fault-words.ts";
import type { AttackPlan } from "../../../game/plan.ts";
import { unitFault, weaponFault } from "../../../game/reference-faults.ts";
import type { Attacks, Standing } from "../../../game/tasks.ts";
import { unitOf } from "../../../game/unit.ts";

/** Saved attacks must fit together: plans may name models that have been slain since; all else must be there. */
export function* attackFaults(game: Game, attacks: Attacks, base: Path): Generator<Refusal> {
  if (attacks.tallies.length !== attacks.plans.length) {
    yield bad([...base, "tallies"], ["tallies"]);
  }
  let sound = true;
  for (const [index, plan] of attacks.plans.entries()) {
    for (const one of planFaults(game, plan, [...base, "plans", index])) {
      sound = false;
      yield one;
    }
    if (plan.shooter_unit_id !== attacks.plans[0]!.shooter_unit_id) {
      yield bad([...base, "plans", index, "shooter_unit_id"], ["otherShooter"]);
    }
  }
  // Dice are counted by their plan, which must make sense for that.
  if (sound) yield* progressFaults(attacks, base);
}

function* planFaults(game: Game, plan: AttackPlan, path: Path): Generator<Refusal> {
  yield* unitFault(game, plan.shooter_unit_id, [...path, "shooter_unit_id"]);
  yield* unitFault(game, plan.target_unit_id, [...path, "target_unit_id"]);
  yield* weaponFault(game, plan.weapon_id, [...path, "weapon_id"]);
  if (plan.from_unit_id !== undefined) yield* unitFault(game, plan.from_unit_id, [...path, "from_unit_id"]);
  const groups = plan.guns.every((gun) => gun.group < plan.groups.length);
  const saves = plan.groups.every((group) => group.saves.length === plan.profiles.length);
  const profiles = plan.defenders.every((defender) => defender.profile < plan.profiles.length);
  const ordered = [...plan.allocation_order].sort((a, b) => a - b).every((slot, index) => slot === index);
  const numbered = ordered && plan.allocation_order.length === plan.defenders.length;
  if (!groups || !saves || !profiles || !numbered) {
    yield bad(path, ["unfitPlan"]);
  }
  if (mostHits(plan) > LIMITS.attacksPerAssignment) {
    yield fault("BAD_DOCUMENT", "GD-6", path, ["tooManyHits", LIMITS.attacksPerAssignment]);
  }
  const known = new Set(plan.defenders.map((defender) => defender.model_id));
  const strangers = Object.keys(unitOf(game, plan.target_unit_id)?.models ?? {}).filter(
    (id) => !known.has(id),
  );
  if (strangers.length > 0) yield bad([...path, "defenders"], ["unlisted", strangers[0]!]);
}

/** Stages that need a plan at hand; HIT past the last plan goes on to what comes after all attacks. */
const ROLLS_A_PLAN: ReadonlySet<string> = new Set(["WOUND", "SAVE"]);

function* progressFaults(attacks: Attacks, base: Path): Generator<Refusal> {
  const { at, plans, stage, standing, strikes, wounds, deferred } = attacks;
  const current = plans[at];
  if (at > plans.length || (current === undefined && ROLLS_A_PLAN.has(stage))) {
    yield bad([...base, "at"], ["noPlan"]);
    return;
  }
  const groups = current?.groups.length ?? 0;
  if ([...strikes, ...wounds].some(({ group }) => group >= groups)) {
    yield bad(base, ["noGroup"]);
  }
  if (deferred.some((item) => item.group >= (plans[item.plan]?.groups.length ?? 0))) {
    yield bad([...base, "deferred"], ["noPlanOrGroup"]);
  }
  const path = [...base, "standing"];
  if ((stage === "WOUND") !== (standing?.roll === "HITS")) yield bad(path, ["notHitDice"]);
  else if (standing?.roll === "WOUNDS" && stage !== "SAVE") yield bad(path, ["notBeforeSaves"]);
  else if (standing !== null && !fits(current, standing, attacks)) {
    yield bad(path, ["unfitDice"]);
  }
}

/** Whether these are the dice that the plan would have rolled: as many of each, and re-rolls of dice that are there. */
function fits(plan: AttackPlan | undefined, standing: Standing, { strikes, stage, plans }: Attacks): boolean {
  if (standing.roll === "HAZARD") {
    return stage === "HAZARDOUS" && standing.test < [...hazardTests(plans)].length;
  }
  if (plan === undefined) return false;
  if (standing.roll === "ATTACKS") {
    return stage === "HIT" && standing.faces.length === plan.attacks.dice.count * plan.guns.length;
  }
  if (standing.roll === "SAVE" || standing.roll === "DAMAGE" || standing.roll === "ALLOCATED") {
    const known = standing.group < plan.groups.length && standing.slot < plan.defenders.length;
    const { count } = plan.damage;
    const whole = standing.roll !== "DAMAGE" || standing.faces.length === count;
    return stage === "SAVE" && known && whole;
  }
  const { raw, rerolled, rerollFaces } = standing.rolls;
  if (rerolled.length !== rerollFaces.length || rerolled.some((die) => die >= raw.length)) return false;
  if (standing.roll === "WOUNDS") return raw.length === woundDiceOwed(strikes);
  const { counts, sustained } = standing;
  if (counts.length !== plan.guns.length) return false;
  const attacks = counts.reduce((sum, count) => sum + count, 0);
  if (raw.length !== (plan.hit.automatic ? 0 : attacks) || attacks > LIMITS.attacksPerAssignment)
    return false;
  const extra = plan.critical_hit.extra_hits?.count ?? 0;
  const { criticals } = countHits(plan, { ...standing, sustained: [] });
  return sustained.length === criticals * extra;
}

function bad(path: Path, what: Fault): Refusal {
  return fault("BAD_DOCUMENT", "GD-2", path, what);
}
