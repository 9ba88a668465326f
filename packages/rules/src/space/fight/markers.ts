import { TOLERANCE } from "../../base/limits.ts";
import type { Game } from "../../game/document.ts";
import { isModelInRange, type Objective } from "../../game/measure/marker.ts";
import { inRange, type Spread } from "../../game/measure/measure.ts";
import type { Placed } from "../../game/measure/placed.ts";
import { type Boundary, rimSpots } from "../../geometry/rim.ts";
import { landingOf } from "../move/auto-path.ts";
import { coherentWith } from "../move/coherency.ts";
import { engages, touchedTarget, unmetTargets } from "../move/engagement.ts";
import { allowanceOf, type Field } from "../move/field.ts";
import { spreadOf } from "../move/goal.ts";
import { landingAt, stayed } from "../move/landing.ts";
import { stepsTo } from "../move/press.ts";
import type { ModelStep } from "../move/step.ts";
import { controlOf, holderOf } from "../objectives/control.ts";

/**
 * Objective markers in the moves that the referee proposes for a fight. Nobody has to move (FI-10, FI-30), so a marker that
 * the unit's owner holds is never given up: the models that it takes stay where they are.
 */

/** How often models are kept back one by one, before everybody in range of a marker is. */
const MOST_ROUNDS = 4;

/** The objectives that the unit's owner would control after the move, if the phase ended then. */
export function markersHeld(field: Field, steps: readonly ModelStep[]): ReadonlySet<string> {
  const { game, unit } = field;
  const after = gameAfter(field, steps);
  const held = Object.values(game.objectives).filter(
    (objective) => holderOf(after, objective).controlled_by === unit.owner,
  );
  return new Set(held.map(({ id }) => id));
}

function gameAfter({ game, unit }: Field, steps: readonly ModelStep[]): Game {
  const models = { ...unit.models };
  for (const { mover, end, moves } of steps) {
    if (!moves) continue;
    const { x, y } = end.shape;
    models[mover.id] = { ...mover.model, position: { x, y, z: end.z } };
  }
  return { ...game, units: { ...game.units, [unit.id]: { ...unit, models } } };
}

/** The move, made with as many models kept back as it takes to hold what is held before it; nobody moves where that fails. */
export function holdingMarkers(
  field: Field,
  move: (field: Field) => readonly ModelStep[],
): readonly ModelStep[] {
  const before = markersHeld(field, []);
  const staying = new Set<string>();
  for (let round = 0; ; round++) {
    const steps = move(keptBack(field, staying));
    const given = lostBy(field, before, steps);
    if (given.length === 0) return steps;
    const more = given.flatMap((objective) =>
      round < MOST_ROUNDS ? toKeep(field, objective, steps) : everybodyAt(field, objective),
    );
    const size = staying.size;
    for (const id of more) staying.add(id);
    if (staying.size === size) return [];
  }
}

function lostBy(
  field: Field,
  before: ReadonlySet<string>,
  steps: readonly ModelStep[],
): readonly Objective[] {
  const after = markersHeld(field, steps);
  return Object.values(field.game.objectives).filter(({ id }) => before.has(id) && !after.has(id));
}

function keptBack(field: Field, staying: ReadonlySet<string>): Field {
  if (staying.size === 0) return field;
  const movers = field.movers.map((mover) => (staying.has(mover.id) ? { ...mover, held: true } : mover));
  return { ...field, movers };
}

function everybodyAt({ game, movers, unit }: Field, objective: Objective): readonly string[] {
  return movers.filter(({ model }) => isModelInRange(game, unit, model, objective)).map(({ id }) => id);
}

/** The models that leave the marker and are missed the least in the fight, as many as it takes to hold it. */
function toKeep(field: Field, objective: Objective, steps: readonly ModelStep[]): readonly string[] {
  const { game, unit } = field;
  const marker = markerOf(field, objective);
  const leaving = steps
    .filter(
      ({ mover, end }) => isModelInRange(game, unit, mover.model, objective) && !isAt(field, marker, end),
    )
    .map((step) => ({ step, control: controlOf(game, unit, step.mover.model), use: useOf(field, step) }))
    .filter(({ control }) => control > 0)
    .sort((a, b) => a.use - b.use || b.control - a.control);
  const kept = new Set<string>();
  for (const { step } of leaving) {
    kept.add(step.mover.id);
    const others = steps.filter(({ mover }) => !kept.has(mover.id));
    if (holderOf(gameAfter(field, others), objective).controlled_by === unit.owner) break;
  }
  return [...kept];
}

/** 2 in base contact, 1 engaged, 0 neither. */
function useOf(field: Field, { end }: ModelStep): number {
  if (touchedTarget(field, end) !== undefined) return 2;
  return field.targetModels.some((enemy) => engages(field, end, enemy)) ? 1 : 0;
}

function markerOf({ numbers }: Field, { position: { x, y }, id }: Objective): Spread {
  return spreadOf({ name: id, x, y, radius: numbers.marker.radius });
}

function isAt({ numbers }: Field, marker: Spread, end: Spread): boolean {
  return inRange(end, marker, numbers.marker.range);
}

/** The same move with models that are not in the fight sent to a marker, where that wins control of it. */
export function winningMarkers(field: Field, steps: readonly ModelStep[]): readonly ModelStep[] {
  let best = steps;
  for (const objective of Object.values(field.game.objectives)) {
    if (markersHeld(field, best).has(objective.id)) continue;
    const won = sentTo(field, best, objective);
    if (won === undefined || lostBy(field, markersHeld(field, best), won).length > 0) continue;
    best = won;
  }
  return best;
}

function sentTo(
  field: Field,
  steps: readonly ModelStep[],
  objective: Objective,
): readonly ModelStep[] | undefined {
  const marker = markerOf(field, objective);
  const landings = steps.length === 0 ? field.movers.map(stayed) : steps.map(landingOf);
  for (const [index, mover] of field.movers.entries()) {
    const { end } = landings[index]!;
    if (mover.held || isAt(field, marker, end) || controlOf(field.game, field.unit, mover.model) === 0)
      continue;
    if (touchedTarget(field, end) !== undefined) continue;
    const ownModels = landings.filter((_, i) => i !== index).map((landing) => landing.end);
    const coherent = coherentWith(ownModels, field.numbers.coherency);
    const wanted = (place: Placed) =>
      isAt(field, marker, place) &&
      coherent(place) &&
      unmetTargets(field, [...ownModels, place]).length === 0;
    const { shape, z } = mover.start;
    const spots = rimSpots(
      shape,
      marker.shape,
      field.numbers.marker.range.across - TOLERANCE,
      edgesFor(field, index, ownModels),
      [[shape.x, shape.y]],
    );
    for (const spot of spots) {
      const landing = landingAt(field, mover, spot, z, ownModels, wanted);
      if (landing === undefined) continue;
      const before = landings[index]!;
      landings[index] = landing;
      const moved = stepsTo(field, landings);
      if (moved === undefined) {
        landings[index] = before;
        continue;
      }
      if (markersHeld(field, moved).has(objective.id)) return moved;
      break;
    }
  }
  return undefined;
}

/** How far the model may go, and how far it may be from the other models of its unit: places at the marker differ on either side of these. */
function edgesFor(field: Field, index: number, ownModels: readonly Placed[]): readonly Boundary[] {
  const mover = field.movers[index]!;
  const { x, y, reach } = mover.start.shape;
  const links = ownModels.map(({ shape }) => ({
    x: shape.x,
    y: shape.y,
    radius: shape.reach + reach + field.numbers.coherency.across - TOLERANCE,
  }));
  return [{ x, y, radius: allowanceOf(field, mover) - TOLERANCE }, ...links];
}
