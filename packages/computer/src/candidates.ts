import { type Action, type ActionType, choices, type Game, waiting } from "@gunline/rules";

/** Actions of one type. */
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;

/** Complete actions of one type that the referee would accept from whom it awaits, the first few of them. */
export function candidates<Type extends ActionType>(
  game: Game,
  type: Type,
  most = 200,
): readonly ActionOf<Type>[] {
  const found: Action[] = [];
  for (const action of choices(game, type)) {
    if (isTheirs(game, action)) continue;
    found.push(action);
    if (found.length >= most) break;
  }
  return found as ActionOf<Type>[];
}

/** Some moments leave something to the other player too: nobody decides that for him. */
function isTheirs(game: Game, action: Action): boolean {
  const [awaited] = waiting(game);
  const unit = "actor_unit_id" in action ? game.units[action.actor_unit_id ?? ""] : undefined;
  const player = action.player ?? unit?.owner;
  return player !== undefined && player !== awaited?.player;
}

/** The first complete action of the type, if there is one. */
export function anyOf<Type extends ActionType>(game: Game, type: Type): ActionOf<Type> | undefined {
  return candidates(game, type, 1)[0];
}
