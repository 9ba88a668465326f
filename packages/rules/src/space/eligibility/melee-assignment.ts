import { abilitiesOf } from "../../abilities/weapon-abilities.ts";
import { accept, type Checked, type Refusal, refusal, reject } from "../../base/refusal.ts";
import { parseDice } from "../../dice/expression.ts";
import type { Game, Model, Unit, Weapon } from "../../game/document.ts";
import { modelName } from "../../game/names.ts";
import type { MeleeAssignment } from "../../game/shooting.ts";
import { isSameWeapon } from "../../game/weapon.ts";
import { checkEach, type LegalAssignment, unique } from "./assignment.ts";
import { meleeEligibility } from "./melee.ts";

/** The attacks of a fight: each by itself and then together; every fault is named. */
export function checkMelee(
  game: Game,
  unit: Unit,
  assignments: readonly MeleeAssignment[],
): Checked<readonly LegalAssignment[]> {
  const each = checkEach(game, unit, assignments, meleeEligibility);
  if (!each.ok) return each;
  const legal = each.value.map((one): LegalAssignment => {
    const { attacks } = one.assignment;
    return attacks === undefined || Object.keys(attacks).length === 0 ? one : { ...one, split: attacks };
  });
  const refusals = legal.flatMap((one) => termsRefusals(unit, one));
  if (refusals.length === 0) refusals.push(...clashes(game, unit, legal));
  return refusals.length > 0 ? reject(...unique(refusals)) : accept(legal);
}

const isExtra = (weapon: Weapon) => abilitiesOf(weapon).traits.extraAttacks;

/** What an assignment asks for that its weapon does not allow. */
function termsRefusals(
  unit: Unit,
  { assignment, weapon, firing, split }: LegalAssignment,
): readonly Refusal[] {
  const about = { unit_id: unit.id, weapon_id: weapon.id, target_unit_id: assignment.target_unit_id };
  const named = { weapon: weapon.name };
  const refusals: Refusal[] = [];
  const overridden = assignment.attacks_override !== undefined && assignment.attacks_override !== null;
  if (overridden && isExtra(weapon)) refusals.push(refusal("EXTRA_ATTACKS_FIXED", "FI-21", named, about));
  if (split === undefined) return refusals;
  if (overridden) refusals.push(refusal("SPLIT_OVERRIDDEN", "FI-22", named, about));
  if (parseDice(weapon.attacks)!.count > 0) refusals.push(refusal("SPLIT_DICE", "FI-22", named, about));
  for (const model_id of Object.keys(split)) {
    if (firing.some(({ model }) => model.id === model_id)) continue;
    const details = { model: modelName(unit, model_id), weapon: weapon.name };
    refusals.push(refusal("SPLIT_STRANGER", "FI-22", details, { ...about, model_id }));
  }
  return refusals;
}

/** What each assignment allows by itself but not beside the others. */
function clashes(game: Game, unit: Unit, legal: readonly LegalAssignment[]): readonly Refusal[] {
  const byModel = new Map<string, { readonly model: Model; readonly used: LegalAssignment[] }>();
  for (const one of legal) {
    for (const { model } of one.firing) {
      const entry = byModel.get(model.id) ?? { model, used: [] };
      byModel.set(model.id, entry);
      entry.used.push(one);
    }
  }
  return [...byModel.values()].flatMap(({ model, used }) => [
    ...pairClashes(unit, model, used),
    ...extraAlone(game, unit, model, used),
  ]);
}

/** The first pair of each kind: of hundreds of assignments nobody needs every pair. */
function pairClashes(
  unit: Unit,
  { id: model_id }: Model,
  used: readonly LegalAssignment[],
): readonly Refusal[] {
  const found = new Map<Clash, Refusal>();
  for (const [at, b] of used.entries()) {
    for (const a of used.slice(0, at)) {
      const clash = clashOf(model_id, a, b);
      if (clash === undefined || found.has(clash)) continue;
      const about = { unit_id: unit.id, model_id, weapon_id: b.weapon.id, target_unit_id: b.target.id };
      const model = modelName(unit, model_id);
      found.set(
        clash,
        clash === "NOT_SPLIT"
          ? refusal(clash, "FI-22", { model, weapon: b.weapon.name }, about)
          : refusal(clash, "FI-21", { model, one: a.weapon.name, other: b.weapon.name }, about),
      );
    }
    if (found.size === CLASHES.length) break;
  }
  return [...found.values()];
}

const CLASHES = ["NOT_SPLIT", "ONE_MELEE_WEAPON"] as const;
type Clash = (typeof CLASHES)[number];

function clashOf(modelId: string, a: LegalAssignment, b: LegalAssignment): Clash | undefined {
  if (a.weapon.id === b.weapon.id) {
    // At two targets, each with its share: whether they add up is asked when the attacks are known.
    const shared = a.split?.[modelId] !== undefined && b.split?.[modelId] !== undefined;
    const twice = a.target.id === b.target.id;
    return shared && !twice ? undefined : "NOT_SPLIT";
  }
  const extra = isExtra(a.weapon) || isExtra(b.weapon);
  return extra && !isSameWeapon(a.weapon, b.weapon) ? undefined : "ONE_MELEE_WEAPON";
}

/** Extra Attacks are made beside another weapon, where the model has one (FI-21). */
function extraAlone(
  game: Game,
  unit: Unit,
  { id: model_id, weapons }: Model,
  used: readonly LegalAssignment[],
): readonly Refusal[] {
  if (used.some(({ weapon }) => !isExtra(weapon))) return [];
  const other = weapons
    .map((id) => game.weapons[id]!)
    .find((weapon) => weapon.type === "MELEE" && !isExtra(weapon));
  if (other === undefined) return [];
  const { weapon } = used[0]!;
  const names = { model: modelName(unit, model_id), weapon: weapon.name, other: other.name };
  return [
    refusal("EXTRA_ATTACKS_ALONE", "FI-21", names, { unit_id: unit.id, model_id, weapon_id: weapon.id }),
  ];
}
