import { aiming, type Game, type Refusal, type Unit, unitOf } from "@gunline/rules";
import { type Pending, type Wish, wishOf } from "../../table/assignments.ts";
import { setTargets } from "../../table/commands.ts";
import { stateNow } from "../../table/moment.ts";
import { currentGame, refuse } from "../../table/table.ts";
import { look, type View, viewNow } from "../../table/view.ts";
import { type Arm, arsenalOf, lentBy, pendingOf } from "./arsenal.ts";
import { obstaclesFor, rowsFor } from "./targets.ts";

/**
 * From a wish ("this weapon at that unit") to the whole list that the referee takes: worked out on the document at hand
 * and sent as one action, so that nothing is lost where the answer comes later.
 */

function pickProfile(unit: Unit, arm: Arm, weaponId: string): void {
  look(({ profiles }) => ({ profiles: { ...profiles, [`${unit.id} ${arm.key}`]: weaponId } }));
}

/** The profile that a card shows: the one with a target, else the one picked, else the first that can be fired. */
export function profileOf(
  game: Game,
  unit: Unit,
  arm: Arm,
  { profiles }: Pick<View, "profiles"> = viewNow(),
): string {
  const [pending] = pendingOf(game, arm);
  if (pending !== undefined) return pending.weapon_id;
  const picked = profiles[`${unit.id} ${arm.key}`];
  if (picked !== undefined && arm.profiles.some(({ id }) => id === picked)) return picked;
  const rows = rowsFor(game, unit, arm);
  const able = arm.profiles.find(({ id }) => Object.values(rows[id] ?? {}).some(({ eligible }) => eligible));
  return (able ?? arm.profiles[0])?.id ?? "";
}

function shooterOf(game: Game): Unit | undefined {
  return unitOf(game, game.shooting.active_shooter_id ?? "");
}

function wishesNow({ shooting }: Game): readonly Wish[] {
  return shooting.pending_assignments.map(wishOf);
}

/** Why a wish that is fine by itself cannot stand beside what is assigned already; empty if it can. */
export function clashesOf(game: Game, unit: Unit, wish: Wish): readonly Refusal[] {
  return aiming.clashesWith(game, unit, wishesNow(game), wish);
}

/** Gives a weapon its target. */
export function aim(wish: Wish): void {
  const game = currentGame();
  const unit = shooterOf(game);
  if (unit === undefined) return;
  const aimed = aiming.withAssignment(game, unit, wishesNow(game), wish);
  if (aimed.ok) setTargets(aimed.value);
  else refuse(aimed.refusals);
}

/** Fires what is assigned otherwise: with modifiers, or at a character. */
export function modify(pending: Pending, change: Partial<Wish>): void {
  const { pending_assignments } = currentGame().shooting;
  setTargets(pending_assignments.map((one) => ({ ...wishOf(one), ...(one === pending ? change : {}) })));
}

/** Some models of a weapon let go of their target. */
export function holdFire(pending: Pending, models: readonly string[] = pending.model_ids): void {
  const { pending_assignments } = currentGame().shooting;
  const gone = new Set(models);
  setTargets(
    pending_assignments.flatMap((one) =>
      one === pending ? aiming.withoutModels(wishOf(one), gone) : [wishOf(one)],
    ),
  );
}

/** Fires a weapon with another profile at what it was aimed at, where that profile can be. */
export function switchProfile(arm: Arm, weaponId: string): void {
  const game = currentGame();
  const unit = shooterOf(game);
  if (unit === undefined) return;
  pickProfile(unit, arm, weaponId);
  const aimed = pendingOf(game, arm);
  if (aimed.length === 0) return;
  const rows = rowsFor(game, unit, arm);
  const others = game.shooting.pending_assignments.filter((one) => !aimed.includes(one)).map(wishOf);
  const switched = aimed
    .filter((one) => rows[weaponId]?.[one.target_unit_id]?.eligible === true)
    .map(wishOf)
    .map(({ model_ids = [], ...wish }): Wish => {
      const isSplit = aimed.length > 1 || arm.from !== undefined;
      return { ...wish, weapon_id: weaponId, ...(isSplit ? { model_ids } : {}) };
    });
  setTargets([...others, ...switched]);
}

/** An enemy was picked: for the weapon that was chosen before, else for every weapon that can. */
export function aimAt(targetId: string): void {
  const game = currentGame();
  const unit = shooterOf(game);
  if (unit === undefined) return;
  const arm = armedOf(game, unit, stateNow("shooting").armed);
  if (arm === undefined) assignAll(targetId);
  else aimOne(game, unit, arm, targetId);
}

/** The weapon that clicks are for; undefined: all of them. */
export function armedOf(game: Game, unit: Unit, key: string | null): Arm | undefined {
  return key === null ? undefined : arsenalOf(game, unit).find((arm) => arm.key === key);
}

function aimOne(game: Game, unit: Unit, arm: Arm, targetId: string): void {
  const [wish] = wishesAt(game, unit, targetId, [arm]);
  if (wish === undefined) refuse(obstaclesFor(game, unit, targetId, arm)[0]?.reasons ?? []);
  else if (!isDone(game, unit, wish)) aim(wish);
}

/** Aims every weapon that can at one unit; those that the rules keep apart from the others stay as they are. */
export function assignAll(targetId: string): void {
  const game = currentGame();
  const unit = shooterOf(game);
  if (unit === undefined) return;
  const wishes = volleyAt(game, unit, targetId);
  if (wishes.length === 0) refuse(obstaclesFor(game, unit, targetId)[0]?.reasons ?? []);
  if (wishes.every((wish) => isDone(game, unit, wish))) return;
  setTargets(aiming.withAssignments(game, unit, wishesNow(game), wishes));
}

/** Everything that can be fired together at one unit, or what one weapon can. */
export function volleyAt(game: Game, unit: Unit, targetId: string, arm?: Arm): readonly Wish[] {
  const arms = arm === undefined ? arsenalOf(game, unit) : [arm];
  return aiming.firedTogether(game, unit, wishesAt(game, unit, targetId, arms));
}

/** One wish a weapon, with the profile and the modifiers that it has. */
function wishesAt(game: Game, unit: Unit, targetId: string, arms: readonly Arm[]): readonly Wish[] {
  return arms.flatMap((arm): readonly Wish[] => {
    const rows = rowsFor(game, unit, arm);
    const reaches = (id: string) => rows[id]?.[targetId]?.eligible === true;
    const current = profileOf(game, unit, arm);
    const weapon_id = reaches(current) ? current : arm.profiles.find(({ id }) => reaches(id))?.id;
    if (weapon_id === undefined) return [];
    const pending = pendingOf(game, arm);
    const there = pending.find((one) => one.weapon_id === weapon_id && one.target_unit_id === targetId);
    if (there !== undefined) {
      const { model_ids: _, ...wish } = wishOf(there);
      return [wish];
    }
    const modifiers = pending[0]?.modifiers;
    const asked = modifiers === undefined ? {} : { modifiers };
    return [{ weapon_id, target_unit_id: targetId, ...lentBy(arm), ...asked }];
  });
}

function isDone(
  game: Game,
  unit: Unit,
  { weapon_id, target_unit_id, from_unit_id, model_ids }: Wish,
): boolean {
  const own = game.shooting.pending_assignments.filter(
    (one) => one.weapon_id === weapon_id && one.from_unit_id === from_unit_id,
  );
  const row = rowsFor(game, unit, from_unit_id === undefined ? {} : { from: from_unit_id })[weapon_id];
  const able = model_ids?.length ?? row?.[target_unit_id]?.models_in_range;
  return own.length === 1 && own[0]!.target_unit_id === target_unit_id && own[0]!.model_ids.length === able;
}
