import { TOLERANCE } from "../../base/limits.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import { distance, inRange } from "../../game/measure/measure.ts";
import type { Placed } from "../../game/measure/placed.ts";
import { modelName } from "../../game/names.ts";
import { refusalList } from "../../game/refusal-list.ts";
import { furthestFrom } from "../../geometry/furthest.ts";
import { gap } from "../../geometry/gap.ts";
import { moved } from "../../geometry/sweep.ts";
import { onBoard } from "../../geometry/within.ts";
import { coherencyOf, inchesFromNeighbours } from "./coherency.ts";
import { contactLanding } from "./contact.ts";
import { deadlockFaults } from "./deadlock.ts";
import { endFaults, overlap, stayFaults } from "./ending.ts";
import { touchedTarget, unmetTargets } from "./engagement.ts";
import { allowanceOf, type Field } from "./field.ts";
import { inchesFurther, spreadOf } from "./goal.ts";
import { wayFaults } from "./obstacle.ts";
import type { ModelStep } from "./step.ts";
import { straightFaults } from "./straight.ts";

/** Every condition of its order that a move breaks; none: it is legal. The one judge of moves, whoever made them. */
export function moveFaults(field: Field, steps: readonly ModelStep[]): readonly Refusal[] {
  const faults = plainFaults(field, steps);
  // Whether contact was possible is a question only where all else is kept.
  return faults.length > 0 ? faults : refusalList(field.game, contactFaults(field, steps));
}

/** The same but for base contact, which costs far more to judge than all the rest. */
export function plainFaults(field: Field, steps: readonly ModelStep[]): readonly Refusal[] {
  return refusalList(field.game, everyPlainFault(field, steps));
}

/** All of them, one by one, for as long as somebody asks. */
export function* everyPlainFault(field: Field, steps: readonly ModelStep[]): Generator<Refusal> {
  const moving = steps.filter(({ moves }) => moves);
  const ends = steps.map(({ end }) => end);
  for (const step of moving) yield* stepFaults(field, step);
  for (const { mover, moves } of steps) if (!moves) yield* stayFaults(field, mover);
  yield* straightFaults(field, steps);
  yield* deadlockFaults(field, steps);
  yield* crowding(field, steps);
  yield* targetFaults(field, ends);
  yield* markerFaults(field, ends);
  yield* coherencyFaults(field, ends);
  for (const step of moving) yield* nearerFaults(field, step);
  yield* closestFaults(field, ends);
  for (const { mover, end } of steps) yield* amongFaults(field, mover, end);
}

/** What is wrong with where models are put down, whatever brought them there; one by one. */
export function* standingFaults(field: Field, steps: readonly ModelStep[]): Generator<Refusal> {
  for (const { mover, end } of steps) yield* endFaults(field, mover, end);
  yield* crowding(field, steps);
  const ends = steps.map(({ end }) => end);
  yield* coherencyFaults(field, ends);
}

function stepFaults(field: Field, { mover, walker, path, end, travel }: ModelStep): readonly Refusal[] {
  const faults: Refusal[] = [];
  const { distance, rules, contactHolds } = field.order;
  const about = { unit_id: field.unit.id, model_id: mover.id };
  if (mover.held) {
    faults.push(refusal("IN_CONTACT", contactHolds!.rule, { model: mover.name }, about));
  }
  const allowance = allowanceOf(field, mover);
  const inches = travel.total - allowance;
  if (inches > TOLERANCE) {
    const allowed = { inches: allowance, isRoll: distance.isRoll };
    const details = { model: mover.name, way: travel.total, over: inches, allowed };
    faults.push(refusal("TOO_FAR", rules.distance, details, { ...about, inches }));
  }
  const { width, height } = field.game.board;
  if (path.some(([x, y]) => !onBoard(moved(walker.start.shape, x, y), width, height))) {
    faults.push(refusal("OFF_BOARD", rules.edge, { model: mover.name, verb: "passes" }, about));
  }
  const onWay = wayFaults(field, walker, path);
  const atEnd = endFaults(field, mover, end).filter(
    (fault) => !onWay.some((one) => one.code === fault.code && one.target_unit_id === fault.target_unit_id),
  );
  return [...faults, ...onWay, ...atEnd];
}

/** Models of the unit that end on each other; two that stayed are as the document has them. */
function* crowding(field: Field, steps: readonly ModelStep[]): Generator<Refusal> {
  const { floor } = field.numbers.move;
  for (const [i, a] of steps.entries()) {
    for (const b of steps.slice(i + 1)) {
      if ((!a.moves && !b.moves) || !overlap(a.end, b.end, floor)) continue;
      const [mover, other] = a.moves ? [a.mover, b.mover] : [b.mover, a.mover];
      const about = { unit_id: field.unit.id, model_id: mover.id, target_unit_id: field.unit.id };
      const details = { model: mover.name, other: other.name };
      yield refusal("OVERLAP:mate", field.order.rules.overlap, details, about);
    }
  }
}

/** Targets that had to be engaged and are not; where any one would have done, the one that is nearest to it. */
function targetFaults(field: Field, ends: readonly Placed[]): readonly Refusal[] {
  const { engaged } = field.order.ending;
  if (engaged === null) return [];
  const missed = unmetTargets(field, ends).map((target) => {
    let least = Number.POSITIVE_INFINITY;
    let nearest = "";
    for (const { unit, placed } of field.targetModels) {
      if (unit !== target) continue;
      for (const end of ends) {
        const away = gap(end.shape, placed.shape);
        if (away < least) [least, nearest] = [away, end.id];
      }
    }
    const inches = Math.max(least - field.numbers.engagement.across, 0);
    const details = { target: target.name, model: modelName(field.unit, nearest), short: inches };
    const about = { unit_id: field.unit.id, model_id: nearest, target_unit_id: target.id, inches };
    return refusal("TARGET_NOT_ENGAGED", engaged.rule, details, about);
  });
  return engaged.targets === "EVERY" ? missed : missed.sort((a, b) => a.inches! - b.inches!).slice(0, 1);
}

function markerFaults(field: Field, ends: readonly Placed[]): readonly Refusal[] {
  const { inRangeOf } = field.order.ending;
  if (inRangeOf === null) return [];
  const { marker, range, rule } = inRangeOf;
  const spread = spreadOf(marker);
  if (ends.some((end) => inRange(end, spread, range))) return [];
  const nearest = Math.min(...ends.map(({ shape }) => gap(shape, spread.shape)));
  const inches = Math.max(nearest - range.across, 0);
  const details = { marker: marker.name, short: inches };
  return [refusal("MARKER_OUT_OF_RANGE", rule, details, { unit_id: field.unit.id, inches })];
}

function coherencyFaults(field: Field, ends: readonly Placed[]): readonly Refusal[] {
  const { lonely, groups } = coherencyOf(ends, field.numbers.coherency);
  const unit_id = field.unit.id;
  const rule = field.order.rules.coherency;
  if (lonely.length > 0) {
    return lonely.map((index) => {
      const { id } = ends[index]!;
      const inches = inchesFromNeighbours(ends, index, field.numbers.coherency);
      const about = { unit_id, model_id: id, ...(inches === undefined ? {} : { inches }) };
      return refusal("COHERENCY", rule, { model: modelName(field.unit, id), short: inches }, about);
    });
  }
  if (groups < 2) return [];
  return [refusal("COHERENCY:groups", rule, { groups }, { unit_id })];
}

function nearerFaults(field: Field, { mover, end }: ModelStep): readonly Refusal[] {
  const { nearer } = field.order.ending;
  if (nearer === null) return [];
  const inches = inchesFurther(field, mover, end);
  if (inches < -TOLERANCE) return [];
  const details = { model: mover.name, goal: nearer.goal, further: inches };
  const about = { unit_id: field.unit.id, model_id: mover.id, inches };
  return [refusal("NOT_NEARER", nearer.rule, details, about)];
}

/** The unit ends further from its targets than it could. */
function closestFaults(field: Field, ends: readonly Placed[]): readonly Refusal[] {
  const { closest } = field.order.ending;
  if (closest === undefined) return [];
  const inches = inchesFromTargets(field, ends) - closest.most;
  if (inches <= TOLERANCE) return [];
  const details = { targets: field.targets.map(({ name }) => name), short: inches };
  return [refusal("NOT_CLOSEST", closest.rule, details, { unit_id: field.unit.id, inches })];
}

/** How far the nearest of these places is from a target. */
export function inchesFromTargets({ targetModels }: Field, ends: readonly Placed[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { placed } of targetModels) {
    for (const end of ends) least = Math.min(least, distance(end, placed));
  }
  return least;
}

/** A model that ends too far from the friends that it has to end near to. */
function amongFaults(field: Field, { id, name }: ModelStep["mover"], end: Placed): readonly Refusal[] {
  const { among } = field.order.ending;
  if (among === undefined) return [];
  const away = Math.min(...among.places.map(({ shape }) => furthestFrom(end.shape, shape)));
  const inches = away - among.inches;
  if (inches <= TOLERANCE) return [];
  const details = { model: name, most: among.inches, over: inches };
  return [refusal("FAR_FROM_FRIENDS", among.rule, details, { unit_id: field.unit.id, model_id: id, inches })];
}

/** Models that could have ended in base contact, the others being where they are, and did not (CH-23). */
function* contactFaults(field: Field, steps: readonly ModelStep[]): Generator<Refusal> {
  const { contact } = field.order.ending;
  if (contact === null) return;
  const ends = steps.map(({ end }) => end);
  for (const [index, { mover, moves }] of steps.entries()) {
    if (contact.models === "MOVED" && !moves) continue;
    if (touchedTarget(field, ends[index]!) !== undefined) continue;
    const landing = contactLanding(field, ends, index);
    if (landing === undefined) continue;
    const enemy = touchedTarget(field, landing.end)!;
    const inches = gap(ends[index]!.shape, enemy.placed.shape);
    const { x, y } = landing.end.shape;
    const details = {
      model: mover.name,
      enemy: modelName(enemy.unit, enemy.placed.id),
      unit: enemy.unit.name,
      x,
      y,
    };
    const about = { unit_id: field.unit.id, model_id: mover.id, target_unit_id: enemy.unit.id, inches };
    yield refusal("BASE_CONTACT", contact.rule, details, about);
  }
}
