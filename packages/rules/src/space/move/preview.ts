import type { RefusalCode } from "../../base/refusal.ts";
import { accept, type Checked, type Refusal } from "../../base/refusal.ts";
import type { RuleId } from "../../base/rule.ts";
import { distance } from "../../game/measure/measure.ts";
import { coherencyOf, inchesFromNeighbours, neighbourPairs } from "./coherency.ts";
import { touchedTarget } from "./engagement.ts";
import { moveFaults, plainFaults } from "./faults.ts";
import { allowanceOf, type Field } from "./field.ts";
import { intrusion, obstaclesOf } from "./obstacle.ts";
import type { MoveGoal } from "./order.ts";
import type { Spot } from "./spot.ts";
import { type ModelStep, type MoveDraft, readMove } from "./step.ts";

/** A move while it is drafted: what the judge says to it before anything is sent. */

export interface FieldPreview {
  /** Whether the move would be accepted; never said while contact is not asked about. */
  readonly legal: boolean;
  readonly conditions: readonly MoveCondition[];
  /** In the document's order, also those that stay. */
  readonly models: readonly ModelPreview[];
  /** How far each model may go. */
  readonly allowances: Readonly<Record<string, number>>;
  /** Pairs of models that keep each other in coherency. */
  readonly links: readonly (readonly [string, string])[];
  /** Models without neighbours enough, and by how much; null where none stand at their height. */
  readonly out_of_coherency: readonly { readonly model_id: string; readonly short: number | null }[];
}

/** One thing that the move must keep, with everything that breaks it. */
export interface MoveCondition {
  readonly rule: RuleId;
  readonly about: ConditionAbout;
  /** Null: not asked, because others are broken or because the question was left for later. */
  readonly met: boolean | null;
  readonly faults: readonly Refusal[];
}

/** What a move must keep, with what its title needs to know. */
export type ConditionAbout =
  | { readonly name: "ENGAGED"; readonly inches: number; readonly targets: "EVERY" | "ANY" }
  | { readonly name: "IN_RANGE_OF"; readonly marker: string }
  | { readonly name: "DISTANCE"; readonly inches: number }
  /** Whether units were charged, to which it may come near. */
  | { readonly name: "RANGE"; readonly inches: number; readonly charged: boolean }
  | { readonly name: "STRAIGHT"; readonly least: number; readonly turn: number }
  | { readonly name: "NEARER"; readonly goal: MoveGoal }
  | { readonly name: "CLOSEST"; readonly targets: readonly string[] }
  | { readonly name: "AMONG"; readonly inches: number }
  | { readonly name: "CONTACT" | "COHERENCY" | "PASSING" | "FOOTING" | "CONTACT_HOLDS" };

export interface ModelPreview {
  readonly model_id: string;
  readonly path: readonly Spot[];
  readonly facing: number;
  readonly moves: boolean;
  /** Inches used, climbing and turning included. */
  readonly inches: number;
  readonly climb: number;
  readonly pivot: number;
  /** To the nearest model of a target, from where it would end. */
  readonly to_target: number;
  readonly in_contact: boolean;
  readonly faults: readonly Refusal[];
  /** Legs of the path that pass what they may not; leg 0 goes from point 0 to point 1. */
  readonly faulty_legs: readonly number[];
}

/** Names the model that comes nearest, as a help; the fault is the unit's. */
const UNREACHED = "TARGET_NOT_ENGAGED";

const CONTACT = "BASE_CONTACT";

interface Condition {
  readonly rule: RuleId;
  readonly about: ConditionAbout;
  /** The codes of the judge that stand for it. */
  readonly codes: readonly RefusalCode[];
}

/** Every code that the judge of moves gives under this order, under what it breaks. */
function conditionsOf({ order, numbers, targets }: Field): readonly Condition[] {
  const { ending, contactHolds, rules, straight } = order;
  const { engaged, contact, inRangeOf, nearer } = ending;
  const { engagement } = numbers;
  const conditions: Condition[] = [];
  const add = (rule: RuleId, about: ConditionAbout, ...codes: readonly RefusalCode[]) =>
    conditions.push({ rule, about, codes });
  if (engaged !== null)
    add(engaged.rule, { name: "ENGAGED", inches: engagement.across, targets: engaged.targets }, UNREACHED);
  if (contact !== null) add(contact.rule, { name: "CONTACT" }, CONTACT);
  if (inRangeOf !== null) {
    const { rule, marker } = inRangeOf;
    add(rule, { name: "IN_RANGE_OF", marker: marker.name }, "MARKER_OUT_OF_RANGE");
  }
  add(rules.coherency, { name: "COHERENCY" }, "COHERENCY");
  add(rules.distance, { name: "DISTANCE", inches: order.distance.inches }, "TOO_FAR");
  const charged = order.targets.length > 0;
  add(
    rules.range,
    { name: "RANGE", inches: engagement.across, charged },
    "NON_TARGET_ENGAGED",
    "ENEMY_TOO_NEAR",
  );
  add(rules.passing, { name: "PASSING" }, "ENEMY_IN_THE_WAY", "FRIEND_IN_THE_WAY", "OVERLAP");
  add(rules.footing, { name: "FOOTING" }, "BAD_FOOTING", "OFF_BOARD", "ON_MARKER");
  if (straight !== undefined) {
    const { rule, least, turn } = straight;
    add(rule, { name: "STRAIGHT", least, turn }, "NOT_STRAIGHT", "TOO_SHORT", "TURNS_TOO_FAR");
  }
  if (nearer !== null) add(nearer.rule, { name: "NEARER", goal: nearer.goal }, "NOT_NEARER");
  const { closest, among } = ending;
  if (closest !== undefined) {
    add(closest.rule, { name: "CLOSEST", targets: targets.map(({ name }) => name) }, "NOT_CLOSEST");
  }
  if (among !== undefined) add(among.rule, { name: "AMONG", inches: among.inches }, "FAR_FROM_FRIENDS");
  if (contactHolds !== null) add(contactHolds.rule, { name: "CONTACT_HOLDS" }, "IN_CONTACT");
  return conditions;
}

/** How far each model may go. */
export function allowancesOf(field: Field): Readonly<Record<string, number>> {
  return Object.fromEntries(field.movers.map((mover) => [mover.id, allowanceOf(field, mover)]));
}

/**
 * What the judge would say to this move. Whether models could have ended in base contact takes long to find out, and may
 * be left for when the drag ends.
 */
export function previewMove(
  field: Field,
  move: MoveDraft,
  { contact = true }: { readonly contact?: boolean },
): Checked<FieldPreview> {
  const read = readMove(field, move);
  if (!read.ok) return read;
  const steps = read.value;
  const faults = contact ? moveFaults(field, steps) : plainFaults(field, steps);
  const ends = steps.map(({ end }) => end);
  const { coherency } = field.numbers;
  const ids = steps.map(({ mover }) => mover.id);
  return accept({
    legal: contact && faults.length === 0,
    conditions: conditionsOf(field).map((condition) => previewOf(condition, faults, contact)),
    models: steps.map((step) => modelPreview(field, step, faults)),
    allowances: allowancesOf(field),
    links: neighbourPairs(ends, coherency).map(([a, b]) => [ids[a]!, ids[b]!] as const),
    out_of_coherency: coherencyOf(ends, coherency).lonely.map((index) => ({
      model_id: ids[index]!,
      short: inchesFromNeighbours(ends, index, coherency) ?? null,
    })),
  });
}

function previewOf(
  { rule, about, codes }: Condition,
  faults: readonly Refusal[],
  contact: boolean,
): MoveCondition {
  const own = faults.filter(({ code }) => codes.includes(code));
  // Of a list that was cut, only what is in it is known.
  const known = codes.includes(CONTACT) ? contact && faults.length === 0 : faults.at(-1)?.more === undefined;
  const asked = own.length > 0 || known;
  return { rule, about, met: asked ? own.length === 0 : null, faults: own };
}

function modelPreview(field: Field, step: ModelStep, faults: readonly Refusal[]): ModelPreview {
  const { mover, path, facing, moves, travel, end } = step;
  let to_target = Number.POSITIVE_INFINITY;
  for (const { placed } of field.targetModels) to_target = Math.min(to_target, distance(end, placed));
  return {
    model_id: mover.id,
    path,
    facing,
    moves,
    inches: travel.total,
    climb: travel.climb,
    pivot: travel.pivot,
    to_target,
    in_contact: touchedTarget(field, end) !== undefined,
    faults: faults.filter(({ model_id, code }) => model_id === mover.id && code !== UNREACHED),
    faulty_legs: faultyLegs(field, step),
  };
}

function faultyLegs(field: Field, { walker, path, moves }: ModelStep): readonly number[] {
  if (!moves) return [];
  const obstacles = obstaclesOf(field, walker);
  return path.slice(1).flatMap((spot, leg) => {
    const from = path[leg]!;
    const stopped = obstacles.some((obstacle) => intrusion(walker, obstacle, from, spot) !== undefined);
    return stopped ? [leg] : [];
  });
}
