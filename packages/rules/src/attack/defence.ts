import type { Model } from "../game/document.ts";
import { isAttached, isCharacter, modelsOf, statOf } from "../game/unit.ts";
import { feelNoPainOf } from "../keywords/feel-no-pain.ts";
import { coverOf } from "../sight/cover.ts";
import { distance } from "../sight/measure.ts";
import { type Placed, place } from "../sight/placed.ts";
import type { Draft } from "./draft.ts";
import type { Defender, DefenderProfile } from "./plan.ts";
import type { Volley } from "./volley.ts";

/** The target's side of a plan: who takes wounds in which order, and how each model saves. */

interface Standing {
  readonly model: Model;
  readonly placed: Placed;
  readonly distance: number;
}

/** Distances closer than this are a tie, so that the same position measured from two sides gives one order. */
const SAME_DISTANCE = 1e6;

/** The models of the target, the one nearest to any firing model first, ties by id (AT-9). */
export function defendersOf({ target, firing }: Volley): readonly Standing[] {
  const standing = modelsOf(target).map((model) => {
    const placed = place(target, model);
    let nearest = Infinity;
    for (const one of firing) nearest = Math.min(nearest, distance(one.placed, placed));
    return { model, placed, distance: Math.round(nearest * SAME_DISTANCE) };
  });
  return standing.sort((a, b) => a.distance - b.distance || (a.model.id < b.model.id ? -1 : 1));
}

/** Models that save and endure alike share a profile. */
export function profilesOf(
  { game, target, firing }: Volley,
  standing: readonly Standing[],
  draft: Draft,
): { readonly defenders: readonly Defender[]; readonly profiles: readonly DefenderProfile[] } {
  const attached = isAttached(target);
  const observers = firing.map(({ placed }) => placed);
  const feel_no_pain = feelNoPainOf(target);
  const profiles: DefenderProfile[] = [];
  const defenders = standing.map(({ model, placed }): Defender => {
    const save = statOf(target, model, "save");
    const invulnerable_save = statOf(target, model, "invulnerable_save");
    const cover = draft.ignoresCover
      ? null
      : (draft.grantedCover ?? coverOf(game.terrain, placed, observers)?.text ?? null);
    let profile = profiles.findIndex(
      (one) => one.save === save && one.invulnerable_save === invulnerable_save && one.cover === cover,
    );
    if (profile < 0) profile = profiles.push({ save, invulnerable_save, cover, feel_no_pain }) - 1;
    const shielded = attached && isCharacter(target, model);
    return { model_id: model.id, profile, wounds: statOf(target, model, "wounds"), shielded };
  });
  return { defenders, profiles };
}
