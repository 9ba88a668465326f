import { charges, type Game, type moves, numbersOf, type Unit } from "@gunline/rules";
import { nearestPoints, shapeOf } from "@gunline/rules/geometry";
import { modelName } from "@gunline/rules/words";
import type { Link, Move, Point, Ring, Saying } from "../../board/scene.ts";
import { scoutsUnderWay, sideMoverIn } from "../../table/under-way.ts";
import type { View } from "../../table/view.ts";
import { words } from "../../words/english.ts";
import { inches, typeset } from "../../words/format.ts";
import { useHand } from "../charge/hand.ts";
import { wayOf } from "../model-moves.ts";
import { ringOf } from "../unit-ring.ts";
import { movingOf, previewOf } from "./moving.ts";

/** What the board draws of a move in the making: ways and ends, how far it goes, and what is wrong with it. */

const WORDS = words.moving;

export function movingMoves(game: Game, view: View): readonly Move[] {
  const preview = previewOf(game, view);
  const unit = movingOf(game, view)?.unit;
  if (preview === undefined || unit === undefined) return [];
  const moving = preview.models.filter(({ moves }) => moves);
  const longest = moving.reduce<moves.ModelPreview | undefined>(
    (best, one) => (best === undefined || one.inches > best.inches ? one : best),
    undefined,
  );
  // Of twenty figures none could be read: the one in the hand speaks, or the longest.
  const speaker = moving.find(({ model_id }) => model_id === view.dragged) ?? longest;
  return moving.map((model) => moveOf(unit, model, preview, model === speaker));
}

function moveOf(
  unit: Unit,
  model: moves.ModelPreview,
  preview: moves.UnitMovePreview,
  speaks: boolean,
): Move {
  const way = wayOf(unit, model);
  const isTooFar = model.faults.some(({ code }) => code === "TOO_FAR");
  const used = WORDS.move.used(inches(model.inches), inches(preview.allowances[model.model_id]!));
  return {
    ...way,
    quiet: !speaks && model.faults.length === 0,
    label: speaks || isTooFar ? `${used}${upTo(way.endsAt)}` : "",
  };
}

/** On which floor it would end. */
function upTo(z: number): string {
  return z === 0 ? "" : ` · ${words.placing.floors.upAt(inches(z))}`;
}

/** How far the unit may go, and with an Advance; and what it keeps away from. */
export function movingRings(game: Game, view: View): readonly Ring[] {
  const moving = movingOf(game, view);
  if (moving === undefined) return [];
  const { unit, kind, needsRoll } = moving;
  const { move } = unit.stats;
  const roll = unit.advance_roll ?? 0;
  const isScout = scoutsUnderWay(game);
  const isAside = isScout || sideMoverIn(game) !== undefined;
  const allowed = Object.values(previewOf(game, view)?.allowances ?? {});
  const far = isAside && allowed.length > 0 ? Math.max(...allowed) : move + roll;
  const label = roll > 0 || isAside ? WORDS.rings.reach(inches(far)) : WORDS.rings.move(inches(move));
  const own = [ringOf(unit, "reach", far, label)];
  if (!isAside && roll === 0 && (kind === "NORMAL" || needsRoll))
    own.push(ringOf(unit, "far-reach", move + DIE, WORDS.rings.advance(inches(move + DIE))));
  const { deployment, engagement } = numbersOf(game);
  const keep = isScout ? deployment.scouts.across : engagement.across;
  const near = charges
    .chargeTargetsOf(game, unit)
    .filter(({ distance }) => distance <= far + keep)
    .map(({ unit_id }) => game.units[unit_id]!);
  return [...own, ...near.map((enemy) => ringOf(enemy, "forbidden", keep, ""))];
}

const DIE = 6;

/** Who keeps whom in coherency, while a hand is on the unit or somebody is out of it. */
export function movingLinks(game: Game, view: View): readonly Link[] {
  const preview = previewOf(game, view);
  const unit = movingOf(game, view)?.unit;
  if (preview === undefined || unit === undefined || !preview.models.some(({ moves }) => moves)) return [];
  const isHeld = useHand.getState().holding !== null;
  const ends = new Map(preview.models.map((model) => [model.model_id, endOf(unit, model)]));
  const lonely = new Set(preview.lonely.map(({ model_id }) => model_id));
  const whole = isHeld
    ? preview.bonds.map(([a, b]) => ({ from: middle(ends.get(a)!), to: middle(ends.get(b)!), broken: false }))
    : [];
  const broken = [...lonely].flatMap((id) => {
    const own = ends.get(id)!;
    const others = [...ends].filter(([other]) => other !== id).map(([, shape]) => shape);
    const nearest = others.reduce(
      (best, one) => (apart(one, own) < apart(best, own) ? one : best),
      others[0]!,
    );
    const { from, to } = nearestPoints(own, nearest);
    return [{ from, to, broken: true }];
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
export function movingSayings(game: Game, view: View): readonly Saying[] {
  const preview = previewOf(game, view);
  const unit = movingOf(game, view)?.unit;
  if (preview === undefined || unit === undefined) return [];
  const said = firstFault(unit, preview, view.dragged);
  if (said === undefined) return [];
  const [x, y] = said.model.path.at(-1)!;
  return [{ at: [x, y], text: said.text, good: false }];
}

/** Of the model in the hand before all others; coherency with how much is missing. */
function firstFault(
  unit: Unit,
  { models, lonely }: moves.UnitMovePreview,
  dragged: string | null,
): { readonly model: moves.ModelPreview; readonly text: string } | undefined {
  const broken = models.filter(({ faults, moves }) => faults.length > 0 && moves);
  const model = broken.find(({ model_id }) => model_id === dragged) ?? broken[0];
  if (model === undefined) return undefined;
  const fault = model.faults[0]!;
  const alone = lonely.find(({ model_id }) => model_id === model.model_id);
  if (fault.code === "COHERENCY" && alone !== undefined) {
    const short = alone.short === null ? null : inches(alone.short);
    return { model, text: WORDS.lonely(modelName(unit, model.model_id), short) };
  }
  return { model, text: typeset(fault.message) };
}

/** The same in one line, for where there is no room on the board. */
export function firstFaultIn(game: Game, view: View): string | undefined {
  return movingSayings(game, view)[0]?.text;
}
