import type { ActionOf } from "../action.ts";
import type { Game, Unit } from "../game/document.ts";
import { accept, type Checked, type Refusal } from "../refusal.ts";
import type { RuleId } from "../rule.ts";
import { distance } from "../sight/measure.ts";
import { touchesPrey } from "./engagement.ts";
import type { Field } from "./field.ts";
import { readMove, type Step } from "./move.ts";
import { intrusion, obstaclesOf } from "./obstacle.ts";
import type { Spot } from "./travel.ts";
import { moveFaults, plainFaults } from "./validate.ts";
import { waitingCharge } from "./waiting.ts";

/** A charge move while it is being made: the judge's word on it before anything is risked. */

export type ChargeMove = ActionOf<"APPLY_CHARGE_MOVE">["payload"];

export interface ChargePreview {
  /** Whether the move would succeed; never said while contact is not asked about. */
  readonly legal: boolean;
  readonly roll: number;
  readonly conditions: readonly ChargeCondition[];
  /** In the document's order, also those that stay. */
  readonly models: readonly ModelPreview[];
}

/** One thing that the move must keep, with everything that breaks it. */
export interface ChargeCondition {
  readonly rule: RuleId;
  readonly title: string;
  /** Null: not asked, because others are broken or because the question was left for later. */
  readonly met: boolean | null;
  readonly faults: readonly Refusal[];
}

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

/** Every code that the judge of moves gives, under what it breaks. */
const CONDITIONS: readonly {
  readonly rule: RuleId;
  readonly title: (roll: number) => string;
  readonly codes: readonly string[];
}[] = [
  { rule: "CH-19", title: () => "Within 1″ of every target", codes: [UNREACHED] },
  { rule: "CH-23", title: () => "Base to base where possible", codes: ["BASE_CONTACT"] },
  { rule: "CH-21", title: () => "Unit coherency", codes: ["COHERENCY"] },
  { rule: "CH-9", title: (roll) => `No path longer than ${roll}″`, codes: ["TOO_FAR"] },
  { rule: "CH-15", title: () => "Out of reach of other units", codes: ["NON_TARGET_ENGAGED"] },
  {
    rule: "CH-14",
    title: () => "Through nobody, and on nobody",
    codes: ["ENEMY_IN_THE_WAY", "FRIEND_IN_THE_WAY", "OVERLAP"],
  },
  { rule: "CH-18", title: () => "On sure footing, on the table", codes: ["BAD_FOOTING", "OFF_BOARD"] },
  { rule: "CH-22", title: () => "Every mover ends nearer", codes: ["NOT_NEARER"] },
];

/**
 * What the judge would say to this move; a refusal where no charge of the unit waits for one. Whether models could have
 * ended in base contact takes long to find out, and may be left for when the hand rests.
 */
export function previewCharge(
  game: Game,
  unit: Unit,
  move: ChargeMove,
  { contact = true }: { readonly contact?: boolean } = {},
): Checked<ChargePreview> {
  const waiting = waitingCharge(game, unit);
  if (!waiting.ok) return waiting;
  const { field, roll } = waiting.value;
  const read = readMove(field, move);
  if (!read.ok) return read;
  const steps = read.value;
  const faults = contact ? moveFaults(field, steps, roll) : plainFaults(field, steps, roll);
  return accept({
    legal: contact && faults.length === 0,
    roll,
    conditions: conditionsOf(faults, roll, contact),
    models: steps.map((step) => modelPreview(field, step, faults)),
  });
}

function conditionsOf(
  faults: readonly Refusal[],
  roll: number,
  contact: boolean,
): readonly ChargeCondition[] {
  return CONDITIONS.map(({ rule, title, codes }) => {
    const own = faults.filter(({ code }) => codes.includes(code));
    const asked = rule !== "CH-23" || own.length > 0 || (contact && faults.length === 0);
    return { rule, title: title(roll), met: asked ? own.length === 0 : null, faults: own };
  });
}

function modelPreview(field: Field, step: Step, faults: readonly Refusal[]): ModelPreview {
  const { mover, path, facing, moves, travel, end } = step;
  let to_target = Number.POSITIVE_INFINITY;
  for (const { placed } of field.prey) to_target = Math.min(to_target, distance(end, placed));
  return {
    model_id: mover.id,
    path,
    facing,
    moves,
    inches: travel.total,
    climb: travel.climb,
    pivot: travel.pivot,
    to_target,
    in_contact: touchesPrey(field, end) !== undefined,
    faults: faults.filter(({ model_id, code }) => model_id === mover.id && code !== UNREACHED),
    faulty_legs: faultyLegs(field, step),
  };
}

function faultyLegs(field: Field, { mover, path, moves }: Step): readonly number[] {
  if (!moves) return [];
  const obstacles = obstaclesOf(field, mover);
  return path.slice(1).flatMap((spot, leg) => {
    const from = path[leg]!;
    const stopped = obstacles.some((obstacle) => intrusion(mover, obstacle, from, spot) !== undefined);
    return stopped ? [leg] : [];
  });
}
