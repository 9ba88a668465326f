import { bookOf } from "../../abilities/book.ts";
import { giveEffect } from "../../abilities/give.ts";
import { readRow } from "../../abilities/language/border.ts";
import type { Clause } from "../../abilities/language/clause.ts";
import { isAct } from "../../abilities/language/deed.ts";
import { rollBonus } from "../../abilities/permissions.ts";
import { effectRow } from "../../abilities/registry.ts";
import { writeEffects } from "../../abilities/write.ts";
import { canonicalJson } from "../../base/canonical.ts";
import { accept, type Checked, type Refusal, refusal, reject } from "../../base/refusal.ts";
import type { ByHandOf } from "../../game/by-hand.ts";
import type { Change } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import type { EffectEnd } from "../../game/effects.ts";
import { lookup } from "../../game/lookup.ts";
import type { PlayerId } from "../../game/player.ts";
import { taskUnderWay } from "../tasks/under-way.ts";
import { type ByHandKind, isUnknown, modelNamed, unitNamed } from "./kind.ts";

/** Effects that players give by hand: those of the rows of the game, or such as they make themselves (BH-5). */

type Asked = ByHandOf<"EFFECT">;

export const effect: ByHandKind<"EFFECT"> = (change, asked, player) => {
  const { unit_id, model_id } = asked;
  const unit = unitNamed(change.table, unit_id);
  if (isUnknown(unit)) return unit;
  if (model_id !== undefined) {
    const model = modelNamed(unit, model_id);
    if (isUnknown(model)) return model;
  }
  return asked.end === true ? endEffect(change, unit, asked) : give(change, unit, asked, player);
};

function endEffect(change: Change, unit: Unit, { effect: id, model_id }: Asked) {
  const { effects = [] } = unit;
  const isMeant = (one: (typeof effects)[number]) => one.effect === id && one.model_id === model_id;
  if (!effects.some(isMeant)) {
    const details = { unit: unit.name, effect: id ?? "" };
    return [refusal("NOT_IN_EFFECT", "BH-5", details, { unit_id: unit.id })];
  }
  const called = effectRow(change.table, id!)?.name ?? id!;
  writeEffects(
    change,
    unit.id,
    effects.filter((one) => !isMeant(one)),
  );
  dropUnused(change);
  chargeAgain(change);
  return { called };
}

function give(change: Change, unit: Unit, asked: Asked, player: PlayerId) {
  const { until, model_id } = asked;
  const about = { unit_id: unit.id };
  if (until === undefined) return [refusal("NO_END", "BH-5", { unit: unit.name }, about)];
  const id = idFor(change, asked, until);
  if (!id.ok) return id.refusals;
  const row = effectRow(change.table, id.value);
  if (row === undefined) return [refusal("UNKNOWN_EFFECT", "BH-5", { effect: id.value }, about)];
  giveEffect(change, unit.id, row, player, until, {
    ...(model_id !== undefined && { model_id }),
    ...(until === "ATTACKS" && { unit_id: attackerFor(change, unit) }),
  });
  dropUnused(change);
  chargeAgain(change);
  return { called: row.name };
}

/** The effect of a row, or one of the player's own, which is written into the document as a row. */
function idFor(change: Change, asked: Asked, until: EffectEnd): Checked<string> {
  const { effect: id, name, do: does = [] } = asked;
  if ((id === undefined) === (name === undefined)) {
    return reject(refusal("NAME_OR_EFFECT", "BH-5", {}, { unit_id: asked.unit_id }));
  }
  if (id !== undefined) return accept(id);
  const { by_hand_rows: rows = {} } = change.table.settings;
  const clause = { on: "UNIT", do: does, until };
  const known = Object.values(rows).find((row) => isSame(row, name!, clause));
  if (known !== undefined) return accept(known.id);
  const read = readRow({ id: freeId(change), name, source: "BY_HAND", does: [clause] });
  if (!read.ok) return reject(...read.refusals.map((one): Refusal => ({ ...one, code: "BAD_ACTION" })));
  // Acts are done at once: they are changes of their own, and no effect.
  if (read.value.does.some((one) => (one as Clause).do.some(isAct)))
    return reject(refusal("NOT_LASTING", "BH-5", { effect: name! }, { unit_id: asked.unit_id }));
  change.set("settings.by_hand_rows", { ...rows, [read.value.id]: read.value });
  return accept(read.value.id);
}

function isSame(row: object, name: string, clause: object): boolean {
  const known = row as { readonly name?: unknown; readonly does?: unknown };
  return known.name === name && canonicalJson(known.does) === canonicalJson([clause]);
}

function freeId({ table }: Change): string {
  const { rows } = bookOf(table);
  const { by_hand_rows: own = {} } = table.settings;
  let number = Object.keys(own).length + 1;
  while (rows.has(`BY_HAND_${number}`) || Object.hasOwn(own, `BY_HAND_${number}`)) number++;
  return `BY_HAND_${number}`;
}

/** Effects that nobody is under any more need no rows. */
function dropUnused(change: Change): void {
  const { settings, units } = change.table;
  const { by_hand_rows: rows } = settings;
  if (rows === undefined) return;
  const used = new Set(
    Object.values(units).flatMap(({ effects = [] }) => effects.map(({ effect: id }) => id)),
  );
  // A mark that others ask about keeps its id, though nobody has it at this moment.
  const asked = JSON.stringify(Object.values(rows).filter(({ id }) => used.has(id)));
  const isNeeded = (id: string) => used.has(id) || asked.includes(`"under":"${id}"`);
  const left = Object.fromEntries(Object.entries(rows).filter(([id]) => isNeeded(id)));
  if (Object.keys(left).length === Object.keys(rows).length) return;
  if (Object.keys(left).length === 0) change.remove("settings.by_hand_rows");
  else change.set("settings.by_hand_rows", left);
}

/** With whose attacks it ends: those that are under way against the unit, or else its own. */
function attackerFor({ game }: Change, unit: Unit): string {
  const attacker =
    taskUnderWay(game, "volley")?.unit_id ??
    taskUnderWay(game, "fight")?.unit_id ??
    game.shooting.active_shooter_id ??
    unit.id;
  return lookup(game.units, attacker)?.owner === unit.owner ? unit.id : attacker;
}

/** A charge that is rolled already goes as far as it would with what is in effect now. */
function chargeAgain(change: Change): void {
  const { game } = change;
  for (const [id, { dice, distance }] of Object.entries(game.charges.pending)) {
    const unit = lookup(game.units, id);
    if (dice === undefined || unit === undefined) continue;
    const now = dice[0]! + dice[1]! + rollBonus(game, unit, "CHARGE_ROLL");
    if (now !== distance) change.set(`charges.pending.${id}.distance`, now);
  }
}
