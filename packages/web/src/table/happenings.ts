import { applyDiffs, type Game, type Model, measuring, type Unit } from "@gunline/rules";
import { shapeOf } from "@gunline/rules/geometry";
import {
  type Loss,
  MOST_LOSSES,
  MOST_TRACERS,
  type Show,
  type Tracer,
  type Walk,
} from "../board/effects/show.ts";
import type { FallenMark, Point } from "../board/scene.ts";
import { modelKey } from "./model-key.ts";
import type { Entry, Table } from "./table.ts";
import { attacksUnderWay, pathsUnderWay } from "./under-way.ts";

/** What a step of the story looks like on the table: shots, wounds, deaths. Nothing here decides anything. */

type Line = Entry["result"]["log"][number];
type Fired = Extract<Line, { line: "attacks" }>;

interface Hurt {
  readonly unitId: string;
  readonly modelId: string;
  readonly lost: number;
  readonly slain: boolean;
}

/** Undefined where nobody fired and nobody was hurt. */
export function showOf(before: Game, entry: Entry): Omit<Show, "id"> | undefined {
  const fired = entry.result.log.filter((line): line is Fired => line.line === "attacks");
  const tracers = fired.flatMap((aim) => tracersOf(before, entry, aim)).slice(0, MOST_TRACERS);
  const losses = lossesIn(before, entry).slice(0, MOST_LOSSES);
  const walks = walksIn(before, entry);
  if (tracers.length === 0 && losses.length === 0 && walks.length === 0) return undefined;
  const shooter = before.units[fired[0]?.unit_id ?? attacksUnderWay(before)?.plans[0]?.shooter_unit_id ?? ""];
  return { side: shooter?.owner ?? before.turn.active_player, tracers, losses, walks };
}

const POSITION = /^units\.([^.]+)\.models\.([^.]+)\.position$/;

/** Models that stand elsewhere than before, by the ways that were declared for them, or straight. */
function walksIn(before: Game, { action, result }: Entry): readonly Walk[] {
  if (action.type === "UNDO") return [];
  const declared =
    "payload" in action && action.payload !== undefined && "per_model_paths" in action.payload
      ? action.payload.per_model_paths
      : pathsUnderWay(before);
  return result.diffs.flatMap((diff): Walk[] => {
    const [, unitId, modelId] = POSITION.exec(diff.path) ?? [];
    const model = before.units[unitId ?? ""]?.models[modelId ?? ""];
    const from = model && placeOf(model);
    const to = diff.op === "set" ? pointOf(diff.value) : undefined;
    if (from === undefined || to === undefined) return [];
    const way = declared?.[modelId!]?.map(([x, y]): Point => [x, y]) ?? [];
    return [{ modelId: modelKey(unitId!, modelId!), path: way.length > 1 ? way : [from, to] }];
  });
}

function pointOf(value: unknown): Point | undefined {
  const place = value as { readonly x?: unknown; readonly y?: unknown } | null;
  return typeof place?.x === "number" && typeof place.y === "number" ? [place.x, place.y] : undefined;
}

/** From each model that fires to the nearest of its target. */
function tracersOf(
  before: Game,
  entry: Entry,
  { unit_id, weapon_id, target_unit_id }: Fired,
): readonly Tracer[] {
  const shooter = before.units[unit_id];
  const target = before.units[target_unit_id];
  if (shooter === undefined || target === undefined || before.weapons[weapon_id]?.type !== "RANGED")
    return [];
  const firing = firingModels(before, entry, { unit_id, weapon_id, target_unit_id });
  const targets = measuring.placeAll(target).map(({ shape }) => shape);
  return Object.values(shooter.models).flatMap((model) => {
    const from = placeOf(model);
    const isFiring = firing === undefined ? model.weapons.includes(weapon_id) : firing.includes(model.id);
    if (from === undefined || !isFiring || targets.length === 0) return [];
    const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - from[0], y - from[1]);
    const nearest = targets.reduce((best, one) => (away(one) < away(best) ? one : best));
    return [{ from, to: [nearest.x, nearest.y] as const }];
  });
}

/** As the plan or the order says; undefined where neither does, and all that have the weapon fire it. */
function firingModels(
  before: Game,
  { action }: Entry,
  aim: Pick<Fired, "unit_id" | "weapon_id" | "target_unit_id">,
): readonly string[] | undefined {
  const isThat = (one: { readonly weapon_id: string; readonly target_unit_id: string }) =>
    one.weapon_id === aim.weapon_id && one.target_unit_id === aim.target_unit_id;
  const plan = attacksUnderWay(before)?.plans.find(isThat);
  if (plan !== undefined) return plan.guns.map(({ model_id }) => model_id);
  const ordered =
    action.type === "SHOOT" || action.type === "USE_STRATAGEM" ? action.payload.assignments : undefined;
  return ordered?.find(isThat)?.model_ids ?? before.shooting.pending_assignments.find(isThat)?.model_ids;
}

function hurtIn({ result }: Entry): readonly Hurt[] {
  return result.log.flatMap((line) => {
    const isHurt = (line.line === "injury" || line.line === "hazard") && line.model_id !== null;
    if (!isHurt || (line.lost === 0 && !line.slain)) return [];
    return [{ unitId: line.unit_id, modelId: line.model_id!, lost: line.lost, slain: line.slain }];
  });
}

/** One for each model, however many wounds it took. */
function lossesIn(before: Game, entry: Entry): readonly Loss[] {
  const losses = new Map<string, Loss>();
  for (const { unitId, modelId, lost, slain } of hurtIn(entry)) {
    const model = before.units[unitId]?.models[modelId];
    const at = model && placeOf(model);
    if (at === undefined) continue;
    const key = modelKey(unitId, modelId);
    const known = losses.get(key);
    losses.set(key, { at, wounds: lost + (known?.wounds ?? 0), slain: slain || known?.slain === true });
  }
  return [...losses.values()];
}

function placeOf({ position }: Model): Point | undefined {
  return position === null ? undefined : [position.x, position.y];
}

/** The document after each step, as far as it is known: an entry leads to the same one every time. */
const after = new WeakMap<Entry, Game>();

/** Where models have died since the phase began. */
export function fallenIn({
  start,
  game,
  entries,
}: Pick<Table, "start" | "game" | "entries">): readonly FallenMark[] {
  const last = entries.at(-1);
  if (last !== undefined) after.set(last, game);
  const first = entries.findLastIndex(({ action }) => action.type === "END_PHASE") + 1;
  return entries.slice(first).flatMap((entry, at) => {
    const slain = hurtIn(entry).filter((hurt) => hurt.slain);
    if (slain.length === 0) return [];
    const before = gameAfter(start, entries, first + at - 1);
    return slain.flatMap(({ unitId, modelId }) => markOf(before.units[unitId], modelId));
  });
}

function markOf(unit: Unit | undefined, modelId: string): readonly FallenMark[] {
  const model = unit?.models[modelId];
  const at = model && placeOf(model);
  if (unit === undefined || at === undefined) return [];
  const { halfShort } = shapeOf(model!.base, 0, 0, 0);
  return [{ id: modelKey(unit.id, modelId), side: unit.owner, at, radius: halfShort }];
}

function gameAfter(start: Game, entries: readonly Entry[], index: number): Game {
  let known = index;
  while (known >= 0 && !after.has(entries[known]!)) known--;
  let game = known < 0 ? start : after.get(entries[known]!)!;
  for (const entry of entries.slice(known + 1, index + 1)) {
    game = applyDiffs(game, entry.result.diffs);
    after.set(entry, game);
  }
  return game;
}
