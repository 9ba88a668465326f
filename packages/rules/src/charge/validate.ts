import { gap } from "../geometry/gap.ts";
import { moved } from "../geometry/sweep.ts";
import { onBoard } from "../geometry/within.ts";
import { ENGAGEMENT_RANGE, TOLERANCE } from "../limits.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { Placed } from "../sight/placed.ts";
import { coherencyOf, inchesFromNeighbours } from "./coherency.ts";
import { contactLanding } from "./contact.ts";
import { endFaults, overlap } from "./ending.ts";
import { inchesFurther, touchesPrey, unmetTargets } from "./engagement.ts";
import type { Field } from "./field.ts";
import { jamFaults } from "./jam.ts";
import type { Step } from "./move.ts";
import { wayFaults } from "./obstacle.ts";

/** Every condition that a charge move breaks; none: it is legal. The one judge of moves, whoever made them. */
export function moveFaults(field: Field, steps: readonly Step[], roll: number): readonly Refusal[] {
  const faults = plainFaults(field, steps, roll);
  // Whether contact was possible is a question only where all else is kept.
  if (faults.length > 0) return faults;
  return contactFaults(
    field,
    steps.map(({ end }) => end),
    roll,
  );
}

/** The same but for base contact, which costs far more to judge than all the rest. */
export function plainFaults(field: Field, steps: readonly Step[], roll: number): readonly Refusal[] {
  const faults = steps.flatMap((step) => (step.moves ? stepFaults(field, step, roll) : []));
  faults.push(...jamFaults(field, steps), ...crowding(field, steps));
  const ends = steps.map(({ end }) => end);
  faults.push(...targetFaults(field, ends), ...coherencyFaults(field, ends));
  for (const step of steps) if (step.moves) faults.push(...nearerFaults(field, step));
  return faults;
}

function stepFaults(field: Field, { mover, path, end, travel }: Step, roll: number): readonly Refusal[] {
  const faults: Refusal[] = [];
  const about = { unit_id: field.unit.id, model_id: mover.id };
  const inches = travel.total - roll;
  if (inches > TOLERANCE) {
    const message = `${mover.id} moves ${travel.total.toFixed(2)}", ${inches.toFixed(2)}" more than the roll of ${roll}.`;
    faults.push(refusal("TOO_FAR", "CH-9", message, { ...about, inches }));
  }
  const { width, height } = field.game.board;
  if (path.some(([x, y]) => !onBoard(moved(mover.start.shape, x, y), width, height))) {
    faults.push(refusal("OFF_BOARD", "CH-13", `${mover.id} passes over the table's edge.`, about));
  }
  const onWay = wayFaults(field, mover, path);
  const atEnd = endFaults(field, mover, end).filter(
    (fault) => !onWay.some((one) => one.code === fault.code && one.target_unit_id === fault.target_unit_id),
  );
  return [...faults, ...onWay, ...atEnd];
}

/** Models of the unit that end on each other; two that stayed are as the document has them. */
function crowding(field: Field, steps: readonly Step[]): readonly Refusal[] {
  const faults: Refusal[] = [];
  for (const [i, a] of steps.entries()) {
    for (const b of steps.slice(i + 1)) {
      if ((!a.moves && !b.moves) || !overlap(a.end, b.end)) continue;
      const [mover, other] = a.moves ? [a.mover, b.mover] : [b.mover, a.mover];
      const about = { unit_id: field.unit.id, model_id: mover.id, target_unit_id: field.unit.id };
      faults.push(refusal("OVERLAP", "CH-16", `${mover.id} ends on ${other.id} of its own unit.`, about));
    }
  }
  return faults;
}

function targetFaults(field: Field, ends: readonly Placed[]): readonly Refusal[] {
  return unmetTargets(field, ends).map((target) => {
    let least = Number.POSITIVE_INFINITY;
    let nearest = "";
    for (const { unit, placed } of field.prey) {
      if (unit !== target) continue;
      for (const end of ends) {
        const away = gap(end.shape, placed.shape);
        if (away < least) [least, nearest] = [away, end.id];
      }
    }
    const inches = Math.max(least - ENGAGEMENT_RANGE.across, 0);
    const message = `No model ends within Engagement Range of ${target.name}: ${nearest} is ${inches.toFixed(2)}" short.`;
    const about = { unit_id: field.unit.id, model_id: nearest, target_unit_id: target.id, inches };
    return refusal("TARGET_NOT_ENGAGED", "CH-19", message, about);
  });
}

function coherencyFaults(field: Field, ends: readonly Placed[]): readonly Refusal[] {
  const { lonely, groups } = coherencyOf(ends);
  const unit_id = field.unit.id;
  if (lonely.length > 0) {
    return lonely.map((index) => {
      const { id } = ends[index]!;
      const inches = inchesFromNeighbours(ends, index);
      const short = inches === undefined ? "" : `: ${inches.toFixed(2)}" short`;
      const message = `${id} ends out of coherency${short}.`;
      const about = { unit_id, model_id: id, ...(inches === undefined ? {} : { inches }) };
      return refusal("COHERENCY", "CH-21", message, about);
    });
  }
  if (groups < 2) return [];
  return [refusal("COHERENCY", "CH-21", `The unit ends in ${groups} groups instead of one.`, { unit_id })];
}

function nearerFaults(field: Field, { mover, end }: Step): readonly Refusal[] {
  const inches = inchesFurther(field, mover, end);
  if (inches < -TOLERANCE) return [];
  const message = `${mover.id} does not end nearer to a target, but ${inches.toFixed(2)}" further away.`;
  const about = { unit_id: field.unit.id, model_id: mover.id, inches };
  return [refusal("NOT_NEARER", "CH-22", message, about)];
}

/** Models that could have ended in base contact, the others being where they are, and did not (CH-23). */
function contactFaults(field: Field, ends: readonly Placed[], roll: number): readonly Refusal[] {
  return field.movers.flatMap((mover, index) => {
    if (touchesPrey(field, ends[index]!) !== undefined) return [];
    const landing = contactLanding(field, ends, index, roll);
    if (landing === undefined) return [];
    const foe = touchesPrey(field, landing.end)!;
    const inches = gap(ends[index]!.shape, foe.placed.shape);
    const { x, y } = landing.end.shape;
    const message = `${mover.id} could end in base contact with ${foe.placed.id} of ${foe.unit.name}, at ${x.toFixed(2)}, ${y.toFixed(2)}.`;
    const about = { unit_id: field.unit.id, model_id: mover.id, target_unit_id: foe.unit.id, inches };
    return [refusal("BASE_CONTACT", "CH-23", message, about)];
  });
}
