import { checkAssignments, type LegalAssignment } from "../eligibility/assignment.ts";
import type { Game, Unit } from "../game/document.ts";
import { rememberedAnswers } from "../game/position.ts";
import type { Assignment } from "../game/shooting.ts";
import { LIMITS } from "../limits.ts";
import { accept, type Checked, refusal, reject } from "../refusal.ts";
import { compile } from "./compile.ts";
import type { AttackPlan } from "./plan.ts";
import { mostDice, mostHits } from "./size.ts";
import type { Circumstance } from "./volley.ts";

/** An assignment that was found legal, with its plan. */
export interface Prepared {
  readonly legal: LegalAssignment;
  readonly plan: AttackPlan;
}

/** What a plan takes by itself, and for each gun and each model of the target. */
const PLAN_BYTES = 4_000;
const MEMBER_BYTES = 150;

const bytesOf = ({ guns, defenders }: AttackPlan) =>
  PLAN_BYTES + (guns.length + defenders.length) * MEMBER_BYTES;

const remembered = rememberedAnswers<AttackPlan>(LIMITS.memoryBytes.plans, bytesOf);

/** The plan, remembered for one position, as verdicts are. */
function planOf(game: Game, shooter: Unit, legal: LegalAssignment, circumstance: Circumstance): AttackPlan {
  if (game.units[shooter.id] !== shooter) return compile(game, shooter, legal, circumstance);
  const key = `${circumstance} ${shooter.id} ${JSON.stringify(legal.assignment)}`;
  return remembered(game, key, () => compile(game, shooter, legal, circumstance));
}

/**
 * From what a player asks for to what will be rolled, in the order of dice (DI-3); or every reason why not. Whether it
 * is the moment for it is for the caller to ask.
 */
export function prepare(
  game: Game,
  shooter: Unit,
  assignments: readonly Assignment[],
  circumstance: Circumstance = "OWN_PHASE",
): Checked<readonly Prepared[]> {
  const checked = checkAssignments(game, shooter, assignments);
  if (!checked.ok) return checked;
  const prepared = checked.value.map((legal) => ({
    legal,
    plan: planOf(game, shooter, legal, circumstance),
  }));
  const tooLarge = prepared.filter(({ plan }) => mostHits(plan) > LIMITS.attacksPerAssignment);
  if (tooLarge.length > 0) {
    return reject(
      ...tooLarge.map(({ plan: { weapon_id, weapon_name, target_unit_id } }) => {
        const told = { weapon: weapon_name, most: LIMITS.attacksPerAssignment };
        return refusal("TOO_MANY_ATTACKS", "GD-6", told, { weapon_id, target_unit_id });
      }),
    );
  }
  const dice = prepared.reduce((sum, { plan }) => sum + mostDice(plan), 0);
  if (dice > LIMITS.dicePerVolley) {
    const told = { unit: shooter.name, most: LIMITS.dicePerVolley };
    return reject(refusal("TOO_MANY_DICE", "GD-6", told, { unit_id: shooter.id }));
  }
  return accept(prepared.sort((a, b) => compare(orderKey(a.plan), orderKey(b.plan))));
}

function orderKey({ target_unit_id, weapon_id, guns }: AttackPlan): readonly string[] {
  return [target_unit_id, weapon_id, guns[0]?.model_id ?? ""];
}

/** Plain string order, whatever the language of the machine. */
function compare(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < a.length; i++) {
    if (a[i]! !== b[i]!) return a[i]! < b[i]! ? -1 : 1;
  }
  return 0;
}
