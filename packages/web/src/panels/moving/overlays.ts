import {
  charges,
  type Game,
  type MovePreview,
  type MoveUnderWay,
  type moves,
  numbersOf,
  type Unit,
} from "@gunline/rules";
import { nearestPoints, shapeOf } from "@gunline/rules/geometry";
import { modelName } from "@gunline/rules/words";
import type { Link, Move, Point, Ring, Saying } from "../../board/scene.ts";
import { modelKey } from "../../table/model-key.ts";
import { contactsOf } from "../../table/tape.ts";
import type { View } from "../../table/view.ts";
import { words } from "../../words/english.ts";
import { inches, typeset } from "../../words/format.ts";
import { ringOf } from "../unit-ring.ts";
import { moveOf, movingOf, previewOf } from "./moving.ts";

/** What the board draws of a move draft, whatever the move: paths and ends, how far it goes, and what is wrong with it. */

const WORDS = words.moving;

type Drafted = Pick<View, "mover" | "moveKind" | "draft" | "dragged" | "pointer">;

export function movingMoves(game: Game, view: Drafted): readonly Move[] {
  const preview = previewOf(game, view);
  const move = moveOf(game, view);
  if (preview === undefined || move === undefined) return [];
  const moving = preview.models.filter(({ moves }) => moves);
  const longest = moving.reduce<moves.ModelPreview | undefined>(
    (best, one) => (best === undefined || one.inches > best.inches ? one : best),
    undefined,
  );
  // Of twenty figures none could be read: where all move together the dragged one speaks, or the longest.
  const speaker = moving.find(({ model_id }) => model_id === view.dragged) ?? longest;
  return moving.map((model) => drawn(move, model, preview, move.aim === "TARGETS" || model === speaker));
}

function drawn(
  { unit, aim, field }: MoveUnderWay,
  model: moves.ModelPreview,
  preview: MovePreview,
  speaks: boolean,
): Move {
  const end = endOf(unit, model);
  const { kind, x, y, halfLong, halfShort } = end;
  const endsAt = model.path.at(-1)![2];
  const isTooFar = model.faults.some(({ code }) => code === "TOO_FAR");
  const used = WORDS.move.used(inches(model.inches), inches(preview.allowances[model.model_id]!));
  return {
    modelId: modelKey(unit.id, model.model_id),
    path: model.path.map(([px, py]) => [px, py]),
    ghost: { kind, x, y, halfLong, halfShort, angle: model.facing },
    endsAt,
    faulty: model.faults.length > 0,
    faultyLegs: model.faulty_legs,
    quiet: !speaks && model.faults.length === 0,
    label: speaks || isTooFar ? `${used}${upTo(endsAt)}` : "",
    ...(aim === "TARGETS" && { contacts: contactsOf(end, field.targets) }),
  };
}

/** On which floor it would end. */
function upTo(z: number): string {
  return z === 0 ? "" : ` · ${words.placing.floors.upAt(inches(z))}`;
}

/** How far the unit may go, and with an Advance; and what it keeps away from. */
export function movingRings(game: Game, view: Drafted): readonly Ring[] {
  const moving = movingOf(game, view);
  if (moving === undefined) return [];
  const { unit } = moving;
  const kind = moving.move?.kind ?? "ADVANCE";
  const { move } = unit.stats;
  const roll = unit.advance_roll ?? 0;
  const isOutOfPhase = kind === "SCOUT" || kind === "OUT_OF_PHASE";
  const far = isOutOfPhase ? Math.max(...Object.values(moving.move!.allowances)) : move + roll;
  const label = roll > 0 || isOutOfPhase ? WORDS.rings.reach(inches(far)) : WORDS.rings.move(inches(move));
  const own = [ringOf(unit, "reach", far, label)];
  if (roll === 0 && (kind === "NORMAL" || kind === "ADVANCE"))
    own.push(ringOf(unit, "far-reach", move + DIE, WORDS.rings.advance(inches(move + DIE))));
  const { deployment, engagement } = numbersOf(game);
  const keep = kind === "SCOUT" ? deployment.scouts.across : engagement.across;
  const near = charges
    .chargeTargetsOf(game, unit)
    .filter(({ distance }) => distance <= far + keep)
    .map(({ unit_id }) => game.units[unit_id]!);
  return [...own, ...near.map((enemy) => ringOf(enemy, "forbidden", keep, ""))];
}

const DIE = 6;

/** Who keeps whom in coherency, while models are dragged or somebody is out of it. */
export function movingLinks(game: Game, view: Drafted): readonly Link[] {
  const preview = previewOf(game, view);
  const unit = movingOf(game, view)?.unit;
  if (preview === undefined || unit === undefined || !preview.models.some(({ moves }) => moves)) return [];
  const isDragged = view.pointer.dragging !== null;
  const ends = new Map(preview.models.map((model) => [model.model_id, endOf(unit, model)]));
  const whole = isDragged
    ? preview.links.map(([a, b]) => ({ from: middle(ends.get(a)!), to: middle(ends.get(b)!), broken: false }))
    : [];
  const broken = preview.out_of_coherency.map(({ model_id: id }) => {
    const own = ends.get(id)!;
    const others = [...ends].filter(([other]) => other !== id).map(([, shape]) => shape);
    const nearest = others.reduce(
      (best, one) => (apart(one, own) < apart(best, own) ? one : best),
      others[0]!,
    );
    const { from, to } = nearestPoints(own, nearest);
    return { from, to, broken: true };
  });
  return [...whole, ...broken];
}

type End = ReturnType<typeof shapeOf>;

function endOf(unit: Unit, { model_id, path, facing }: moves.ModelPreview): End {
  const [x, y] = path.at(-1)!;
  return shapeOf(unit.models[model_id]!.base, x, y, facing);
}

const middle = ({ x, y }: End): Point => [x, y];

const apart = (a: End, b: End): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Why the first model that breaks a rule cannot end there, beside it. */
export function movingSayings(game: Game, view: Drafted): readonly Saying[] {
  const preview = previewOf(game, view);
  const unit = movingOf(game, view)?.unit;
  if (preview === undefined || unit === undefined) return [];
  const said = firstFault(unit, preview, view.dragged);
  if (said === undefined) return [];
  const [x, y] = said.model.path.at(-1)!;
  return [{ at: [x, y], text: said.text, good: false }];
}

/** Of the dragged model before all others; coherency with how much is missing. */
function firstFault(
  unit: Unit,
  { models, out_of_coherency }: MovePreview,
  dragged: string | null,
): { readonly model: moves.ModelPreview; readonly text: string } | undefined {
  const broken = models.filter(({ faults, moves }) => faults.length > 0 && moves);
  const model = broken.find(({ model_id }) => model_id === dragged) ?? broken[0];
  if (model === undefined) return undefined;
  const fault = model.faults[0]!;
  const alone = out_of_coherency.find(({ model_id }) => model_id === model.model_id);
  if (fault.code === "COHERENCY" && alone !== undefined) {
    const short = alone.short === null ? null : inches(alone.short);
    return { model, text: WORDS.outOfCoherency(modelName(unit, model.model_id), short) };
  }
  return { model, text: typeset(fault.message) };
}

/** The same in one line, for where there is no room on the board. */
export function firstFaultIn(game: Game, view: Drafted): string | undefined {
  return movingSayings(game, view)[0]?.text;
}
