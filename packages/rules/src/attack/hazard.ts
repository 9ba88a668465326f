import { feelNoPainOf, MORTAL } from "../abilities/feel-no-pain.ts";
import { abilitiesInHand } from "../abilities/lent.ts";
import type { Dice } from "../dice/source.ts";
import type { Table } from "../game/change.ts";
import type { Model, Unit } from "../game/document.ts";
import type { AttackPlan } from "../game/plan.ts";
import { isCharacter, isWounded, modelsOf } from "../game/unit.ts";
import { inflict } from "./damage.ts";
import type { Ranks } from "./ranks.ts";

/** One Hazardous test. */
export interface HazardOutcome {
  readonly face: number;
  /** The bearer that paid, if the test failed and one is left. */
  readonly bearer: Model | undefined;
  readonly painFaces: readonly number[];
  readonly lost: number;
  readonly slain: boolean;
}

export const MORTAL_WOUNDS = 3;

/** Each Hazardous weapon that had a target, with its plan, in the order of dice; one that split its attacks once (FI-22). */
export function* hazardTests(plans: readonly AttackPlan[]): Generator<AttackPlan> {
  const split = new Set<string>();
  for (const plan of plans) {
    if (!plan.hazardous) continue;
    for (const { model_id } of plan.guns)
      if (!split.has(`${plan.from_unit_id ?? ""} ${model_id} ${plan.weapon_id}`)) yield plan;
    for (const { model_id } of plan.guns)
      split.add(`${plan.from_unit_id ?? ""} ${model_id} ${plan.weapon_id}`);
  }
}

/**
 * A die for one Hazardous weapon that had a target: a 1 costs a bearer three mortal wounds, without spill. It is rolled,
 * unless it lies there already.
 */
export function testHazard(
  game: Table,
  unit: Unit,
  ranks: Ranks,
  dice: Dice,
  face = dice.d6(),
): HazardOutcome {
  const bearer = face === 1 ? bearerToSuffer(game, unit, ranks) : undefined;
  const painFaces: number[] = [];
  if (bearer === undefined) return { face, bearer, painFaces, lost: 0, slain: false };
  const slot = ranks.ids.indexOf(bearer.id);
  const lost = inflict(ranks, slot, MORTAL_WOUNDS, feelNoPainOf(game, unit, bearer, MORTAL), dice, painFaces);
  return { face, bearer, painFaces, lost, slain: ranks.left[slot]! === 0 };
}

/** A wounded bearer first, else one that is no Character, else a Character; the first in the document's order. */
export function bearerToSuffer(game: Table, unit: Unit, { ids, left }: Ranks): Model | undefined {
  const woundsLeft = (model: Model) => left[ids.indexOf(model.id)]!;
  const living = modelsOf(unit).filter((model) => woundsLeft(model) > 0);
  const own = living.filter((model) =>
    model.weapons.some((id) => abilitiesInHand(game, unit, game.weapons[id]!).traits.hazardous),
  );
  // What passengers lend to their transport it counts as its own.
  const bearers = own.length === 0 && unit.transport !== null ? living : own;
  const wounded = bearers.find((model) => isWounded(unit, model, woundsLeft(model)));
  return wounded ?? bearers.find((model) => !isCharacter(unit, model)) ?? bearers[0];
}
