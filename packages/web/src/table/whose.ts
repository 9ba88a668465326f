import {
  type Action,
  type ActionType,
  choices,
  type Game,
  legal,
  type PlayerId,
  type Refusal,
  waiting,
  waitingInWords,
} from "@gunline/rules";
import { atRest } from "./under-way.ts";

/** Whose decision it is and what can be done now, as the referee says. Nothing else of the page asks for it. */

/** Once a battle is over nobody is awaited; it stays with whoever had the turn. */
export function deciderOf(game: Game): PlayerId {
  return waiting(game)[0]?.player ?? game.turn.active_player;
}

/** What the game waits for, in words. */
export function awaitedIn(game: Game): string {
  const [first] = waiting(game);
  return first === undefined ? "" : waitingInWords(game, first.for);
}

export function mayNow(game: Game, type: ActionType): boolean {
  return waiting(game).some(({ actions }) => actions.includes(type));
}

/** Why a unit cannot do something; empty if it can. */
export type Reasons = Readonly<Record<string, readonly Refusal[]>>;

/** For each unit of the player whose turn it is. */
export function againstShooting(game: Game): Reasons {
  return against(atRest(game), "SELECT_SHOOTER", game.turn.active_player);
}

export function againstCharging(game: Game): Reasons {
  return against(atRest(game), "DECLARE_CHARGE", game.turn.active_player);
}

/** For each unit of the player who may react. */
export function againstReacting(game: Game): Reasons {
  return against(game, "USE_STRATAGEM", deciderOf(game));
}

/** A reaction that can be made now, ready to be sent. */
export type Use = Extract<Action, { type: "USE_STRATAGEM" }>;

const uses = new WeakMap<Game, readonly Use[]>();

/** All of them; remembered, as they are worked out weapon by weapon. */
export function reactionsNow(game: Game): readonly Use[] {
  if (!mayNow(game, "USE_STRATAGEM")) return [];
  let found = uses.get(game);
  if (found === undefined) {
    found = [...choices(game)].filter((one) => one.type === "USE_STRATAGEM");
    uses.set(game, found);
  }
  return found;
}

function against(game: Game, type: ActionType, player: PlayerId): Reasons {
  const found = Object.entries(legal(game).units).flatMap(([id, reasons]) => {
    const refusals = reasons[type];
    return refusals === undefined || game.units[id]?.owner !== player ? [] : [[id, refusals] as const];
  });
  return Object.fromEntries(found);
}
