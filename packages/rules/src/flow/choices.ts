import type { Action, ActionType } from "../game/action.ts";
import type { Game } from "../game/document.ts";
import { entryOf } from "./actions/table.ts";
import { waiting } from "./waiting.ts";

/**
 * Complete actions, each of which `apply` accepts now: first one of every type that can be taken, then the others,
 * type by type in turn. The same list for the same document. A charge move is among them where the referee finds one.
 * Where only one type is wanted, nothing is worked out for the others.
 */
export function* choices(game: Game, only?: ActionType): Generator<Action> {
  let sources: Iterator<Action>[] = [];
  for (const { player, actions } of waiting(game)) {
    for (const type of actions.filter((one) => only === undefined || one === only))
      sources.push((entryOf(game, type).choices(game, player) as Iterable<Action>)[Symbol.iterator]());
  }
  while (sources.length > 0) {
    const left: Iterator<Action>[] = [];
    for (const source of sources) {
      const next = source.next();
      if (next.done === true) continue;
      yield next.value;
      left.push(source);
    }
    sources = left;
  }
}
