import type { ActionType, Game, Waiting } from "@gunline/rules";
import { candidates } from "./candidates.ts";
import type { Chance } from "./chance.ts";
import type { Decision } from "./decision.ts";
import { WHY } from "./words.ts";

/** How many actions of a type it chooses from. */
const CHOSEN_FROM = 12;

/** What only prepares another action, and can be done for ever: the same document would get the same answer again. */
const PREPARING: ReadonlySet<ActionType> = new Set<ActionType>([
  "SELECT_SHOOTER",
  "SET_ASSIGNMENTS",
  "ASSIGN_TARGET",
  "CLEAR_ASSIGNMENT",
  "CLEAR_ALL_ASSIGNMENTS",
]);

/** Plays at random: any type of action that is offered, then any of the first few actions of that type. */
export function decideAtRandom(game: Game, awaited: Waiting, chance: Chance): Decision {
  const { actions } = awaited;
  // Somebody else may have begun to prepare something: then there may be nothing but to go on with it.
  const decision =
    anyOfTypes(game, chance, (type) => !PREPARING.has(type), actions) ??
    anyOfTypes(game, chance, (type) => PREPARING.has(type), actions);
  if (decision !== undefined) return decision;
  throw new Error(`the game waits for ${awaited.player}, and no choice is found`);
}

function anyOfTypes(
  game: Game,
  chance: Chance,
  wanted: (type: ActionType) => boolean,
  offered: readonly ActionType[],
): Decision | undefined {
  let types = offered.filter(wanted);
  while (types.length > 0) {
    const type = chance.pick(types);
    const found = candidates(game, type, CHOSEN_FROM);
    if (found.length > 0) return { action: chance.pick(found), why: WHY.random };
    types = types.filter((one) => one !== type);
  }
  return undefined;
}
