import type { Game } from "@gunline/rules";
import { words } from "../../words/english.ts";

const known = new WeakMap<Game, Game>();

/** The game with each unit named so that its side is known: in a mirror match both have Intercessors. */
export function withSides(game: Game): Game {
  let named = known.get(game);
  if (named === undefined) {
    named = nameSides(game);
    known.set(game, named);
    // What is named already is named no further.
    known.set(named, named);
  }
  return named;
}

function nameSides(game: Game): Game {
  const units = Object.values(game.units);
  const namesOf = (side: string) =>
    new Set(units.filter(({ owner }) => owner === side).map(({ name }) => name));
  const [first, second] = [namesOf("p1"), namesOf("p2")];
  const shared = [...first].filter((name) => second.has(name));
  if (shared.length === 0) return game;
  const named = units.map((unit) => {
    const name = shared.includes(unit.name)
      ? words.log.nameOfSide(unit.name, game.players[unit.owner].name)
      : unit.name;
    return [unit.id, { ...unit, name }];
  });
  return { ...game, units: Object.fromEntries(named) as Game["units"] };
}
