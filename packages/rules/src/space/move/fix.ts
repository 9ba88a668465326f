import { LIMITS } from "../../base/limits.ts";
import type { FixSuggestion, Refusal } from "../../base/refusal.ts";
import { autoPath } from "./auto-path.ts";
import { engagingLandings, followingLandings } from "./candidate.ts";
import { neighboursNeeded } from "./coherency.ts";
import { contactLanding } from "./contact.ts";
import { mayEnd, overlap } from "./ending.ts";
import { touchedTarget } from "./engagement.ts";
import { everyPlainFault } from "./faults.ts";
import { allowanceOf, type Field } from "./field.ts";
import { stayed } from "./landing.ts";
import { reachOf } from "./reach.ts";
import type { Spot } from "./spot.ts";
import { type ModelStep, stepOf } from "./step.ts";

/** Ways to put right what the judge of moves has found broken: by one model, or where that is not enough by all. */

/** How far a remedy is looked for: a suggestion is a help, and nobody waits long for one. */
const BREADTH = { enemies: 6, landings: 4, besideMates: 24, gaps: [0, 1] };
const MOST_TRIED = 40;

/** Broken conditions of one move for which remedies are looked for. */
const MOST_FAULTS = 12;

/** Every fault with what would mend it: an empty list where nothing was found. */
export function withFixes(
  field: Field,
  steps: readonly ModelStep[],
  faults: readonly Refusal[],
): readonly Refusal[] {
  // Where more is broken than is listed, no model mends it alone.
  const isCut = faults.at(-1)?.more !== undefined;
  const before = isCut ? undefined : keysOf(field, steps);
  let bytes = 0;
  let whole: { readonly fix: FixSuggestion | undefined } | undefined;
  const byAll = () => {
    whole ??= { fix: legalMove(field) };
    return whole.fix;
  };
  return faults.map((fault, index) => {
    if (fault.more !== undefined) return fault;
    const byOne = () => (before === undefined ? undefined : fixByOne(field, steps, fault, before));
    const fix = index < MOST_FAULTS && bytes <= LIMITS.refusalBytes ? (byOne() ?? byAll()) : undefined;
    bytes += fix === undefined ? 0 : JSON.stringify(fix).length;
    return { ...fault, auto_fix_suggestions: fix === undefined || bytes > LIMITS.refusalBytes ? [] : [fix] };
  });
}

/** The least change that mends the fault and breaks nothing else. */
export function fixFor(field: Field, steps: readonly ModelStep[], fault: Refusal): FixSuggestion | undefined {
  return fixByOne(field, steps, fault, keysOf(field, steps)) ?? legalMove(field);
}

/** A whole move that is soon found, with the models in it that stay. */
function legalMove(field: Field): FixSuggestion | undefined {
  if (field.order.ending.engaged === null) return undefined;
  const found = autoPath(field);
  if (!found.possible) return undefined;
  return {
    per_model_paths: Object.fromEntries(found.steps.map(({ mover, path }) => [mover.id, path])),
    facings: Object.fromEntries(found.steps.map(({ mover, facing }) => [mover.id, facing])),
  };
}

/** A way of one model in place of its own. */
function fixByOne(
  field: Field,
  steps: readonly ModelStep[],
  fault: Refusal,
  before: ReadonlySet<string>,
): FixSuggestion | undefined {
  const broken = keyOf(fault);
  let tried = 0;
  for (const index of whoCouldMend(steps, fault)) {
    const { mover } = steps[index]!;
    for (const { path, facing } of otherWays(field, steps, index)) {
      if (++tried > MOST_TRIED) return undefined;
      const mended = steps.with(index, stepOf(field, mover, path, facing));
      const after = everyPlainFault(field, mended).map(keyOf);
      if (after.some((key) => key === broken || !before.has(key))) continue;
      // What is missed is not among the plain faults, and is had by touching.
      if (fault.code === "BASE_CONTACT" && touchedTarget(field, mended[index]!.end) === undefined) continue;
      return { per_model_paths: { [mover.id]: path }, facings: { [mover.id]: facing } };
    }
  }
  return undefined;
}

/** What is broken before anything is mended. */
function keysOf(field: Field, steps: readonly ModelStep[]): ReadonlySet<string> {
  return new Set(everyPlainFault(field, steps).map(keyOf));
}

/** What tells one fault from another; which model is nearest to a target that was missed does not. */
function keyOf({ code, model_id, target_unit_id }: Refusal): string {
  return `${code} ${code === "TARGET_NOT_ENGAGED" ? "" : (model_id ?? "")} ${target_unit_id ?? ""}`;
}

/** The model that the fault names, and after it the others where the fault is the unit's. */
function* whoCouldMend(steps: readonly ModelStep[], { code, model_id }: Refusal): Generator<number> {
  const named = steps.findIndex(({ mover }) => mover.id === model_id);
  if (named >= 0) yield named;
  if (named >= 0 && code !== "TARGET_NOT_ENGAGED" && code !== "COHERENCY") return;
  for (const index of steps.keys()) if (index !== named) yield index;
}

interface Way {
  readonly path: readonly Spot[];
  readonly facing: number;
}

/** To the same end by a legal path, into contact, to where a target is engaged, to the other models of its unit, or not at all. */
function* otherWays(field: Field, steps: readonly ModelStep[], index: number): Generator<Way> {
  const { mover, end, facing, moves } = steps[index]!;
  const ends = steps.map((step) => step.end);
  const ownModels = ends.filter((_, i) => i !== index);
  if (
    moves &&
    mayEnd(field, mover, end) &&
    !ownModels.some((ownModel) => overlap(end, ownModel, field.numbers.move.floor))
  ) {
    const route = reachOf(field, mover).pathTo([end.shape.x, end.shape.y, end.z], allowanceOf(field, mover));
    if (route !== undefined) yield { path: route.path, facing };
  }
  if (field.order.ending.contact !== null) {
    const contact = contactLanding(field, ends, index);
    if (contact !== undefined) yield { path: contact.route.path, facing: contact.facing };
  }
  for (const target of field.targets) {
    for (const landing of engagingLandings(field, mover, target, ownModels, BREADTH)) {
      yield { path: landing.route.path, facing: landing.facing };
    }
  }
  const neighbours = neighboursNeeded(steps.length, field.numbers.coherency);
  for (const landing of followingLandings(field, mover, ownModels, neighbours, BREADTH)) {
    yield { path: landing.route.path, facing: landing.facing };
  }
  yield { path: stayed(mover).route.path, facing: mover.model.facing };
}
