import type { Game, Unit } from "../../game/document.ts";
import { unitName } from "../../game/names.ts";
import { isCharacter, isMonsterOrVehicle, keywordsOf, modelsOf } from "../../game/unit.ts";
import { enemiesAmong, enemyUnits, killedThisTurn } from "../../missions/cards/asked.ts";
import type { Held } from "../../missions/cards/card.ts";
import { isMarkGone } from "../../missions/cards/marked.ts";
import { listed } from "./listed.ts";

/** How cards stand that ask who was destroyed. */

const HORDE = 13;
/** More names than this are not read. */
const MOST_NAMES = 4;

const few = (names: readonly string[]) =>
  names.length <= MOST_NAMES ? listed(names) : `${names.slice(0, MOST_NAMES).join(", ")}, …`;

const destroyed = (count: number) =>
  count === 0
    ? "No enemy unit was destroyed in this turn."
    : `${count} enemy ${count === 1 ? "unit was" : "units were"} destroyed in this turn.`;

export function noPrisoners(game: Game, { player }: Held): string {
  return destroyed(killedThisTurn(game, player).length);
}

export function overwhelmingForce(game: Game, { player }: Held): string {
  const began = new Set(game.mission?.turn_start?.on_objective);
  const left = enemyUnits(game, player).filter(({ id }) => began.has(id));
  const gone = killedThisTurn(game, player).filter(({ on_objective }) => on_objective).length;
  if (left.length === 0 && gone === 0) return "No enemy unit began the turn in range of an objective.";
  const count = `Destroyed of those that began the turn on an objective: ${gone}.`;
  return left.length === 0 ? count : `${count} Left: ${few(left.map(({ id }) => unitName(game, id)))}.`;
}

export function assassination(game: Game, { player, mode }: Held): string {
  const fallen = enemiesAmong(game.mission?.fallen ?? [], player).filter(
    ({ turn }) => turn === game.turn.active_player,
  );
  const alive = enemyUnits(game, player).flatMap((unit) =>
    modelsOf(unit).filter((model) => isCharacter(unit, model)),
  );
  const left =
    alive.length === 0 ? "No enemy CHARACTER is left." : `Left: ${few(alive.map(({ name }) => name))}.`;
  if (mode === "FIXED") return left;
  return fallen.length > 0 ? `An enemy CHARACTER fell in this turn. ${left}` : left;
}

export function cullTheHorde(game: Game, { player }: Held): string {
  const hordes = enemyUnits(game, player).filter(
    (unit) => unit.starting_strength >= HORDE && keywordsOf(unit).has("INFANTRY"),
  );
  if (hordes.length === 0) return `No enemy unit of ${HORDE} or more is left.`;
  const left = hordes.map(
    (unit) => `${unitName(game, unit.id)} ${modelsOf(unit).length} of ${unit.starting_strength} models`,
  );
  return `Left: ${few(left)}.`;
}

export function bringItDown(game: Game, { player }: Held): string {
  const big = enemyUnits(game, player).filter(isMonsterOrVehicle);
  if (big.length === 0) return "No enemy MONSTER or VEHICLE is left.";
  // Those that are nearest to falling first.
  const left = big
    .map((unit) => ({ unit, wounds: woundsOf(unit) }))
    .sort((a, b) => a.wounds - b.wounds)
    .map(({ unit, wounds }) => `${unitName(game, unit.id)} ${wounds}`);
  return `Wounds left: ${few(left)}.`;
}

const woundsOf = (unit: Unit) => modelsOf(unit).reduce((sum, { wounds }) => sum + wounds, 0);

export function markedForDeath(game: Game, { card }: Held): string {
  const { alpha = [], gamma } = card;
  if (alpha.length === 0) return "No unit is named yet.";
  const isGone = (id: string) => isMarkGone(game, card, id);
  const named = alpha.map((id) => `${unitName(game, id)}${isGone(id) ? " (gone)" : ""}`);
  const last =
    gamma === undefined ? "" : ` Or for 2: ${unitName(game, gamma)}${isGone(gamma) ? " (gone)" : ""}.`;
  return `Named: ${listed(named)}.${last}`;
}
