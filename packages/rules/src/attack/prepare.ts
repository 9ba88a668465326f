import { apart } from "../abilities/apart.ts";
import type { Circumstance } from "../abilities/volley.ts";
import { LIMITS } from "../base/limits.ts";
import { accept, type Checked, type Refusal, refusal, reject } from "../base/refusal.ts";
import type { Game, Unit } from "../game/document.ts";
import { lookup } from "../game/lookup.ts";
import type { AttackPlan } from "../game/plan.ts";
import { rememberedAnswers } from "../game/position.ts";
import { allocationFor } from "../game/settings.ts";
import type { MeleeAssignment } from "../game/shooting.ts";
import { checkAssignments, type LegalAssignment } from "../space/eligibility/assignment.ts";
import { isClosestTarget } from "../space/eligibility/closest.ts";
import { shooterIn } from "../space/eligibility/firing-deck.ts";
import { checkMelee } from "../space/eligibility/melee-assignment.ts";
import { rememberedForPairs } from "../space/eligibility/pair-memory.ts";
import { compile } from "./compile.ts";
import { mostDice, mostHits } from "./size.ts";
import { splitRefusals } from "./split.ts";

/** An assignment that was found legal, or a lot of its models, with its plan. */
export interface Prepared {
  readonly legal: LegalAssignment;
  readonly plan: AttackPlan;
  /** The assignment as it was asked for, which the lots of its models share (EF-3). */
  readonly sent: MeleeAssignment;
}

/** What a plan takes by itself, and for each gun and each model of the target. */
const PLAN_BYTES = 4_000;
const MEMBER_BYTES = 150;

const bytesOf = ({ guns, defenders }: AttackPlan) =>
  PLAN_BYTES + (guns.length + defenders.length) * MEMBER_BYTES;

const shots = rememberedForPairs<AttackPlan>(LIMITS.memoryBytes.plans, bytesOf);
/** Who strikes in a fight is a matter of who stands around. */
const blows = rememberedAnswers<AttackPlan>(LIMITS.memoryBytes.plans, bytesOf);

/** The plan, cached as eligibility is. */
function planOf(game: Game, shooter: Unit, legal: LegalAssignment, circumstance: Circumstance): AttackPlan {
  if (game.units[shooter.id] !== shooter) return compile(game, shooter, legal, circumstance);
  const { target, assignment } = legal;
  const key = `${circumstance} ${shooter.id} ${careKey(game, target)} ${JSON.stringify(assignment)}`;
  const work = () => compile(game, shooter, legal, circumstance);
  if (circumstance === "MELEE") return blows(game, key, work);
  return game.units[target.id] === target ? shots(game, shooter, target, key, work) : work();
}

/** Who takes wounds depends on marks and a setting where the referee allocates with care, and then only. */
function careKey({ settings, allocated }: Game, { id, owner }: Unit): string {
  if (allocationFor(settings, owner) !== "CAREFUL") return "";
  return `CAREFUL ${(lookup(allocated, id) ?? []).join()}`;
}

/**
 * From what a player asks for to what will be rolled, in the order of dice (DI-3); or every reason why not. Whether it
 * is the moment for it is for the caller to ask.
 */
export function prepare(
  game: Game,
  shooter: Unit,
  assignments: readonly MeleeAssignment[],
  circumstance: Circumstance = "OWN_PHASE",
): Checked<readonly Prepared[]> {
  const fights = circumstance === "MELEE";
  if (circumstance !== "OWN_PHASE" && assignments.some(({ from_unit_id }) => from_unit_id !== undefined)) {
    return reject(refusal("DECK_NOT_NOW", "TR-7", { transport: shooter.name }, { unit_id: shooter.id }));
  }
  const checked = fights
    ? checkMelee(game, shooter, assignments)
    : checkAssignments(game, shooter, assignments);
  if (!checked.ok) return checked;
  if (fights) {
    const splits = splitRefusals(shooter, checked.value, ({ split: _, ...legal }, modelId) => {
      const firing = legal.firing.filter(({ model }) => model.id === modelId);
      return compile(game, shooter, { ...legal, firing }, circumstance);
    });
    if (splits.length > 0) return reject(...splits);
  }
  const prepared: Prepared[] = [];
  for (const whole of checked.value) {
    for (const legal of inLots(game, shooter, whole)) {
      const plan = planOf(game, standIn(game, shooter, legal), legal, circumstance);
      prepared.push({ legal, plan, sent: whole.assignment });
    }
  }
  const tooLarge = sizeRefusals(shooter, prepared);
  return tooLarge.length > 0 ? reject(...tooLarge) : accept(inOrder(prepared));
}

/** Why there are more attacks or dice in it than one action may roll. */
function sizeRefusals(shooter: Unit, prepared: readonly Prepared[]): readonly Refusal[] {
  const refusals: Refusal[] = [];
  let dice = 0;
  for (const { plan } of prepared) {
    dice += mostDice(plan);
    if (mostHits(plan) <= LIMITS.attacksPerAssignment) continue;
    const { weapon_id, weapon_name, target_unit_id } = plan;
    const details = { weapon: weapon_name, most: LIMITS.attacksPerAssignment };
    refusals.push(refusal("TOO_MANY_ATTACKS", "GD-6", details, { weapon_id, target_unit_id }));
  }
  if (refusals.length > 0 || dice <= LIMITS.dicePerVolley) return refusals;
  const details = { unit: shooter.name, most: LIMITS.dicePerVolley };
  return [refusal("TOO_MANY_DICE", "GD-6", details, { unit_id: shooter.id })];
}

/** Who fires: passengers do so in the place of their transport. */
function standIn(game: Game, unit: Unit, { assignment }: LegalAssignment): Unit {
  const shooter = shooterIn(game, unit, assignment);
  if (!shooter.ok) throw new Error("an assignment was found legal that nobody can fire");
  return shooter.value;
}

function aimOf(game: Game, shooter: Unit, { weapon, target, firing }: LegalAssignment) {
  return {
    shooter,
    target,
    weapon,
    firing,
    isClosestTarget: (one: number) => isClosestTarget(game, shooter, weapon, target, firing[one]!),
  };
}

/** What is one model's alone sets its attacks apart from the others' (EF-3). */
function inLots(game: Game, shooter: Unit, legal: LegalAssignment): readonly LegalAssignment[] {
  const lots = apart(game, shooter, aimOf(game, shooter, legal));
  if (lots.length === 1) return [legal];
  return lots.map((firing) => ({
    ...legal,
    firing,
    assignment: { ...legal.assignment, model_ids: firing.map(({ model }) => model.id) },
  }));
}

/**
 * Target by target, and for each target weapon by weapon, as the shooter has ordered them; where no order is given, by
 * id in plain string order, whatever the language of the machine.
 */
function inOrder(prepared: readonly Prepared[]): readonly Prepared[] {
  if (prepared.length < 2) return prepared;
  const target = ({ plan }: Prepared) => plan.target_unit_id;
  const weapon = ({ plan }: Prepared) => `${plan.target_unit_id} ${plan.weapon_id}`;
  const keys = new Map(
    prepared.map((one) => {
      const first = (alike: (other: Prepared) => string) =>
        Math.min(...prepared.filter((other) => alike(other) === alike(one)).map(orderOf));
      const { target_unit_id, weapon_id, from_unit_id, guns } = one.plan;
      return [
        one,
        [
          first(target),
          target_unit_id,
          first(weapon),
          weapon_id,
          orderOf(one),
          from_unit_id ?? "",
          guns[0]?.model_id ?? "",
        ],
      ] as const;
    }),
  );
  return [...prepared].sort((a, b) => compare(keys.get(a)!, keys.get(b)!));
}

function orderOf({ legal }: Prepared): number {
  return legal.assignment.order ?? Number.POSITIVE_INFINITY;
}

function compare(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (let i = 0; i < a.length; i++) {
    if (a[i]! !== b[i]!) return a[i]! < b[i]! ? -1 : 1;
  }
  return 0;
}
