import { bookOf } from "../../abilities/book.ts";
import { rollAmount } from "../../abilities/language/acts/amount.ts";
import { risingOf } from "../../abilities/permissions.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Game, Model, Unit } from "../../game/document.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { isDestroyed, statOf } from "../../game/unit.ts";
import { facingEnemy } from "../../space/place/facing.ts";
import type { Places } from "../../space/place/field.ts";
import { placesFor } from "../../space/place/returning.ts";
import { findPlace } from "../../space/place/search.ts";

/** Destroyed models that are set back up as the phase ends (AB-50). */

type Waiting = NonNullable<Table["players"]["p1"]["rising"]>[number];

/** The unit that the model came with: of an Attached one, the part. */
function partOf({ id, parts }: Unit, modelId: string): string {
  return parts?.find((part) => part.model_ids.includes(modelId))?.id ?? id;
}

/**
 * To be called before a destroyed model is removed: the first time that it is destroyed it is kept, with where it stood.
 * Whether its Deadly Demise is passed over.
 */
export function noteRising(change: Change, unit: Unit, model: Model, before: Table): boolean {
  const by = risingOf(before, unit, model.id);
  if (by === undefined || model.position === null) return false;
  const { owner } = unit;
  const { used, rising = [] } = change.table.players[owner];
  const part = partOf(unit, model.id);
  const once = `${by.id}_RISES_${part}`.slice(0, 64);
  if (used.some(({ stratagem }) => stratagem === once)) return false;
  change.set(`players.${owner}.used`, [...used, { stratagem: once, until: "BATTLE" }]);
  const whole: Model = { ...model, wounds: statOf(unit, model, "wounds"), position: null };
  change.set(`units.${unit.id}.lost.${model.id}`, whole);
  const { x, y } = model.position;
  const waiting: Waiting = { part_id: part, model_id: model.id, x, y, effect: by.id };
  change.set(`players.${owner}.rising`, [...rising, waiting]);
  return by.withoutDemise;
}

/** Whether a destroyed model of the unit waits for the end of the phase. */
export function isRising(
  { players }: Pick<Table, "players">,
  owner: Unit["owner"],
  modelId: string,
): boolean {
  return players[owner].rising?.some(({ model_id }) => model_id === modelId) === true;
}

/** Whether rules of the game bring models back so: what ends a phase asks before it knows who falls in it. */
export function mayRise(game: Game): boolean {
  return bookOf(game).hasRising;
}

/** The die of the next one, which is set up if it is high enough and there is room; whether more wait. */
export function riseNext(change: Change): void {
  const { players, turn } = change.table;
  const other = turn.active_player === "p1" ? "p2" : "p1";
  const owner = (players[turn.active_player].rising?.length ?? 0) > 0 ? turn.active_player : other;
  const [next, ...rest] = players[owner].rising ?? [];
  if (next === undefined) return;
  if (rest.length > 0) change.set(`players.${owner}.rising`, rest);
  else change.remove(`players.${owner}.rising`);
  const unit = unitWith(change.game, owner, next);
  const row = bookOf(change.table).risers.get(next.effect);
  if (unit === undefined || row?.rises === undefined) return;
  const { from, wounds } = row.rises;
  const face = change.dice.d6();
  const isBack = face >= from;
  const left = isBack && wounds !== "ALL" ? rollAmount(wounds, change.dice) : undefined;
  const about = { unit_id: unit.id, target_unit_id: unit.id };
  const rolls_raw = [face, ...(left?.faces ?? [])];
  const block = change.story.roll({
    context: "ability",
    ability: row.name,
    rolls_raw,
    wounds: null,
    ...about,
  });
  change.story.addLine({ line: "ability_dice", ...about, block });
  if (!isBack) forget(change, unit, next.model_id);
  else setBackUp(change, unit, next, left?.total);
}

export function isAnyRising({ players }: Pick<Table, "players">): boolean {
  return (players.p1.rising?.length ?? 0) + (players.p2.rising?.length ?? 0) > 0;
}

/** The unit that keeps the model by now: its own again, where the Attached unit has come apart. */
function unitWith(game: Game, owner: Unit["owner"], { part_id, model_id }: Waiting): Unit | undefined {
  const own = game.units[part_id];
  if (own?.owner === owner && own.lost?.[model_id] !== undefined) return own;
  return Object.values(game.units).find(
    (unit) =>
      unit.owner === owner && unit.lost?.[model_id] !== undefined && partOf(unit, model_id) === part_id,
  );
}

function setBackUp(
  change: Change,
  unit: Unit,
  { model_id, x, y }: Waiting,
  wounds: number | undefined,
): void {
  const { game } = change;
  const model = unit.lost![model_id]!;
  const places = isDestroyed(unit)
    ? alone(game, { ...unit, models: { [model_id]: model } }, x, y)
    : placesFor(game, unit, [model]);
  const spot = places?.positions[model_id];
  forget(change, unit, model_id);
  if (spot !== undefined) {
    const [px, py, z = 0] = spot;
    const back = { ...model, wounds: Math.min(wounds ?? model.wounds, model.wounds) };
    change.set(`units.${unit.id}.models.${model_id}`, { ...back, position: { x: px, y: py, z } });
  }
  const models = spot === undefined ? 0 : 1;
  change.story.addLine({ line: "models_returned", unit_id: unit.id, models, most: 1 });
}

/** As near to where it fell as it may stand. */
function alone(game: Game, unit: Unit, x: number, y: number): Places | undefined {
  const order = {
    within: null,
    awayFrom: null,
    keepAway: numbersOf(game).engagement,
    rules: { area: "AB-50", range: "AB-50", standing: "AB-50" },
  } as const;
  return findPlace(game, unit, [order], [x, y], facingEnemy(game, unit.owner));
}

function forget(change: Change, unit: Unit, modelId: string): void {
  const others = Object.keys(unit.lost ?? {}).filter((id) => id !== modelId);
  change.remove(others.length === 0 ? `units.${unit.id}.lost` : `units.${unit.id}.lost.${modelId}`);
}
