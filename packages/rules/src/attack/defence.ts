import { characteristicCauses, characteristicOf } from "../abilities/characteristics.ts";
import type { Draft } from "../abilities/draft.ts";
import type { Harm } from "../abilities/effect.ts";
import { feelNoPainOf, MORTAL } from "../abilities/feel-no-pain.ts";
import { inForceOn } from "../abilities/in-force.ts";
import { lowestFace } from "../abilities/lowest-face.ts";
import { feelNoPainGiven, invulnerableGiven } from "../abilities/permissions.ts";
import { invulnerableAgainstRanged } from "../abilities/ranged-invulnerable.ts";
import type { Volley } from "../abilities/volley.ts";
import type { Game, Model, Unit, Weapon } from "../game/document.ts";
import { distance } from "../game/measure/measure.ts";
import { placeAll } from "../game/measure/placed.ts";
import type { Defender, DefenderProfile } from "../game/plan.ts";
import { isSameCover } from "../game/reason.ts";
import { numbersOf } from "../game/ruleset.ts";
import { allocationFor } from "../game/settings.ts";
import { isAttached, isCharacter, modelsOf, statOf } from "../game/unit.ts";
import { carefulOrder, claimsOn } from "../space/casualties/careful.ts";
import { coverOf } from "../space/sight/cover.ts";

/** The target's side of a plan: who takes wounds in which order, and how each model saves. */

/** Distances closer than a millionth of an inch are a tie, so that rounding does not decide who is in front. */
const TIES = 1e6;

/** The slots of the target's models, the one nearest to any firing model first, ties by id (AT-9). */
export function allocationOrderOf({ game, shooter, target, firing }: Volley): readonly number[] {
  if (allocationFor(game.settings, target.owner) === "CAREFUL") {
    const slotOf = new Map(Object.keys(target.models).map((id, slot) => [id, slot]));
    return carefulModels(game, shooter, target).map((id) => slotOf.get(id)!);
  }
  return nearestFirst(target, (slot) => {
    let least = Infinity;
    for (const { distances } of firing) least = Math.min(least, distances[slot]!);
    return least;
  });
}

/**
 * The models of the target in the order in which they take wounds where the referee allocates with care (AT-18). Distances
 * are those to the whole attacking unit: all its weapons take models in one order, so that they do not break up together
 * what each of them would leave whole.
 */
export function carefulModels(
  game: Pick<Game, "allocated" | "ruleset">,
  attacker: Unit,
  target: Unit,
): readonly string[] {
  const from = placeAll(attacker);
  const places = placeAll(target);
  const models = modelsOf(target);
  const nearest = nearestFirst(target, (slot) => {
    let least = Infinity;
    for (const one of from) least = Math.min(least, distance(one, places[slot]!));
    return least;
  });
  const order = nearest.map((slot) => models[slot]!.id);
  const claims = claimsOn(target, game.allocated, order);
  return carefulOrder(target, { order, claims }, numbersOf(game).coherency);
}

function nearestFirst(target: Unit, inches: (slot: number) => number): readonly number[] {
  const models = modelsOf(target);
  const nearest = models.map((_, slot) => Math.round(inches(slot) * TIES));
  return models
    .map((_, slot) => slot)
    .sort((a, b) => nearest[a]! - nearest[b]! || (models[a]!.id < models[b]!.id ? -1 : 1));
}

/** Every model of the target, and the different ways in which they save and endure. */
export function defendersOf(
  { game, target, firing, weapon, abilities }: Volley,
  draft: Draft,
): { readonly defenders: readonly Defender[]; readonly profiles: readonly DefenderProfile[] } {
  const attached = isAttached(target);
  const observers = firing.map(({ placed }) => placed);
  const profiles: DefenderProfile[] = [];
  const places = placeAll(target);
  const harms: readonly Harm[] = abilities.traits.psychic ? PSYCHIC : NO_HARM;
  const isChanged = inForceOn(game, target).length > 0;
  let before: { readonly model: Model; readonly endurance: Endurance } | undefined;
  const defenders = modelsOf(target).map((model, slot): Defender => {
    // Models alike follow each other in most units: where nothing changes any of them, one is looked at.
    const isAlike =
      !isChanged && model.stats === before?.model.stats && model.abilities === before?.model.abilities;
    if (before === undefined || !isAlike)
      before = { model, endurance: enduranceOf(game, target, model, weapon, harms) };
    const { save, feel_no_pain, feel_no_pain_mortal } = before.endurance;
    const invulnerable_save = lowestFace(before.endurance.invulnerable_save, draft.invulnerable?.save, null);
    const cover = draft.ignoresCover
      ? null
      : (draft.grantedCover ?? coverOf(game.terrain, places[slot]!, observers) ?? null);
    let profile = profiles.findIndex(
      (one) =>
        one.save === save &&
        one.invulnerable_save === invulnerable_save &&
        isSameCover(one.cover, cover) &&
        one.feel_no_pain === feel_no_pain &&
        one.feel_no_pain_mortal === feel_no_pain_mortal,
    );
    if (profile < 0) {
      const plain = { save, invulnerable_save, cover, feel_no_pain };
      const found = feel_no_pain_mortal === undefined ? plain : { ...plain, feel_no_pain_mortal };
      const own = causesOf(game, target, model, before.endurance, weapon, harms);
      const given =
        draft.invulnerable !== null && invulnerable_save !== before.endurance.invulnerable_save
          ? draft.invulnerable.cause
          : null;
      const causes = given === null ? own : { ...(own ?? NO_CAUSES), invulnerable_save: [given] };
      profile = profiles.push(causes === null ? found : { ...found, causes }) - 1;
    }
    const shielded = attached && isCharacter(target, model);
    return { model_id: model.id, profile, wounds: statOf(target, model, "wounds"), shielded };
  });
  return { defenders, profiles };
}

const NO_CAUSES: NonNullable<DefenderProfile["causes"]> = {
  save: [],
  invulnerable_save: [],
  feel_no_pain: [],
};

/** How a model saves and endures, wherever it stands. */
type Endurance = Pick<DefenderProfile, "save" | "invulnerable_save" | "feel_no_pain" | "feel_no_pain_mortal">;

const NO_HARM: readonly Harm[] = [];
const PSYCHIC: readonly Harm[] = ["PSYCHIC"];

function enduranceOf(
  game: Game,
  unit: Unit,
  model: Model,
  { type }: Weapon,
  harms: readonly Harm[],
): Endurance {
  const plain = characteristicOf(game, unit, model, "invulnerable_save");
  const feel_no_pain = feelNoPainOf(game, unit, model, harms);
  const mortal = feelNoPainOf(game, unit, model, [...harms, ...MORTAL]);
  return {
    save: characteristicOf(game, unit, model, "save"),
    invulnerable_save: lowestFace(
      type === "RANGED" ? invulnerableAgainstRanged(unit, model, plain) : plain,
      invulnerableGiven(game, unit, model, type)?.save,
      null,
    ),
    feel_no_pain,
    ...(mortal !== null && mortal !== feel_no_pain && { feel_no_pain_mortal: mortal }),
  };
}

/** What made the profile another than is written; null where nothing did. */
function causesOf(
  game: Game,
  unit: Unit,
  model: Model,
  { feel_no_pain: pain, invulnerable_save: best }: Endurance,
  { type }: Weapon,
  harms: readonly Harm[],
): DefenderProfile["causes"] | null {
  const save = characteristicCauses(game, unit, model, "save");
  const against = invulnerableGiven(game, unit, model, type);
  const invulnerable_save =
    against !== null && against.save === best
      ? [against.cause]
      : characteristicCauses(game, unit, model, "invulnerable_save");
  const given = feelNoPainGiven(game, unit, model, harms);
  const feel_no_pain = given !== null && given.face === pain ? [given.cause] : [];
  if (save.length + invulnerable_save.length + feel_no_pain.length === 0) return null;
  return { save, invulnerable_save, feel_no_pain };
}
