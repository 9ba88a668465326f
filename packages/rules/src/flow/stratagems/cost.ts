import { bookOf } from "../../abilities/book.ts";
import type { EffectRow, Price } from "../../abilities/effect.ts";
import { inForceWith } from "../../abilities/in-force.ts";
import type { Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { isWholeBattle } from "../../game/edition.ts";
import type { PlayerId } from "../../game/player.ts";
import type { Stratagem } from "./stratagem.ts";

/** What stratagems cost on whom (ST-4). */

type Used = Table["players"]["p1"]["used"][number];

/** The rule by which stratagems on the unit cost 1 CP less, which holds for one use in each round. */
function discountOn(game: Table, player: PlayerId, unit: Unit): Pick<EffectRow, "id" | "name"> | undefined {
  if (unit.owner !== player || !isWholeBattle(game)) return undefined;
  const row = inForceWith(game, unit, "cheaper")[0]?.row;
  const isSpent = game.players[player].used.some(({ stratagem }) => stratagem === row?.id);
  return isSpent ? undefined : row;
}

/** In command points, never below 0. */
export function costFor(
  game: Table,
  player: PlayerId,
  stratagem: Pick<Stratagem, "cost" | "name">,
  unit: Unit | null,
): number {
  const price = priceOn(game, stratagem, unit);
  return unit !== null && discountFor(game, player, stratagem, unit) !== undefined ? price - 1 : price;
}

/** The rule whose discount of the round goes into it. */
export function discountFor(
  game: Table,
  player: PlayerId,
  stratagem: Pick<Stratagem, "cost" | "name">,
  unit: Unit,
): Pick<EffectRow, "id" | "name"> | undefined {
  return priceOn(game, stratagem, unit) > 0 ? discountOn(game, player, unit) : undefined;
}

/** With what rules add to it on this unit, or take away; what costs nothing stays free. */
function priceOn(game: Table, { cost, name }: Pick<Stratagem, "cost" | "name">, unit: Unit | null): number {
  if (cost === 0 || unit === null) return cost;
  let price = cost;
  let [more, alone] = [0, 0];
  for (const one of pricesOn(game, name, unit)) {
    price += cost * (one.times - 1);
    if (one.change < 0) price += one.change;
    else if (one.alone) alone = Math.max(alone, one.change);
    else more += one.change;
  }
  return Math.max(0, price + (more > 0 ? more : alone));
}

/** What rules do to the cost of the stratagem on this unit now, each with what marks it as used up. */
function* pricesOn(game: Table, name: string, unit: Unit): Generator<Price & { readonly spent: string }> {
  const { used } = game.players[unit.owner];
  for (const { row } of inForceWith(game, unit, "prices")) {
    for (const price of row.prices!) {
      if (price.names !== undefined && !price.names.includes(name.toUpperCase())) continue;
      const spent = `${row.id}_PRICE`;
      const isSpent = used.some(
        (one) => one.stratagem === spent && (price.ofArmy || one.unit_id === unit.id),
      );
      if (price.once === undefined || !isSpent) yield { ...price, spent };
    }
  }
}

/** What a use on the unit uses up of such rules. */
export function pricesSpent(game: Table, { name }: Pick<Stratagem, "name">, unit: Unit): readonly Used[] {
  return [...pricesOn(game, name, unit)].flatMap(({ once, spent }) =>
    once === undefined ? [] : [{ stratagem: spent, until: once, unit_id: unit.id }],
  );
}

/** Whether a rule lets the stratagem be used on this unit though it was used on another. */
export function isAgain(game: Table, { name }: Pick<Stratagem, "name">, unit: Unit): boolean {
  return [...pricesOn(game, name, unit)].some(({ again }) => again);
}

/** Whether the player can pay for it, on some unit where it is used on one. */
export function isPayable(
  game: Table,
  player: PlayerId,
  stratagem: Pick<Stratagem, "cost" | "on" | "name">,
): boolean {
  const { cp } = game.players[player];
  if (cp >= stratagem.cost) return true;
  if (stratagem.on === "PLAYER" || !bookOf(game).hasPrices) return false;
  for (const id in game.units) {
    const unit = game.units[id]!;
    if (unit.owner === player && costFor(game, player, stratagem, unit) <= cp) return true;
  }
  return false;
}
