import {
  type Action,
  type ActionType,
  awaitedPlayer,
  choices,
  fights,
  type Game,
  isOnTable,
  legal,
  legalInPhase,
  missions,
  type PlayerId,
  type Refusal,
  type UnitReasons,
  type WaitingFor,
  waiting,
} from "@gunline/rules";
import { waitingInWords } from "@gunline/rules/words";
import { lastAnswer } from "./last-answer.ts";

/** Whose decision it is and what can be done now, as the referee says. Nothing else of the page asks for it. */

/** Once a battle is over nobody is awaited; it stays with whoever had the turn. */
export function deciderOf(game: Game): PlayerId {
  return game.result === null ? awaitedPlayer(game) : game.turn.active_player;
}

/** What the game waits for; nothing once the battle is over. */
export function awaitedFor(game: Game): WaitingFor | undefined {
  return waiting(game)[0]?.for;
}

/** What the game waits for, in words. */
export function awaitedIn(game: Game): string {
  const awaited = awaitedFor(game);
  return awaited === undefined ? "" : waitingInWords(game, awaited);
}

export function mayNow(game: Game, type: ActionType): boolean {
  return waiting(game).some(({ actions }) => actions.includes(type));
}

/** Why a unit cannot do something; empty if it can. */
export type Reasons = Readonly<Record<string, readonly Refusal[]>>;

/** For each unit of the player whose turn it is. Anyone who is chosen already makes no difference to who could be. */
export const shootingRefusals = lastAnswer(
  (game: Game): Reasons => phaseRefusals(game, "SELECT_SHOOTER"),
  isSameChoice,
);

/** Whether all is the same but the unit that was chosen to shoot, and where it aims. */
function isSameChoice(before: Game, now: Game): boolean {
  if (before === now) return true;
  const keys = new Set([...Object.keys(before), ...Object.keys(now)]) as ReadonlySet<keyof Game>;
  const differing = [...keys].filter((key) => before[key] !== now[key]);
  return (
    differing.every((key) => key === "shooting") &&
    before.shooting.skipped_unit_ids === now.shooting.skipped_unit_ids
  );
}

export function chargingRefusals(game: Game): Reasons {
  return phaseRefusals(game, "DECLARE_CHARGE");
}

/** Of those on the table: whoever is off it arrives, and does not move. */
export function movingRefusals(game: Game): Reasons {
  const reasons = phaseRefusals(game, "MOVE");
  return Object.fromEntries(Object.entries(reasons).filter(([id]) => isOnTable(game.units[id]!)));
}

/** For each unit of the player whose Scouts move. */
export function scoutingRefusals(game: Game): Reasons {
  return refusalsOf(game, "MOVE", deciderOf(game));
}

/** For each unit that could be set up: before the battle, out of reserve, or out of a transport. */
export function settingUpRefusals(game: Game): Reasons {
  return refusalsOf(game, "SET_UP", deciderOf(game));
}

/** For each unit of the player who picks. */
export function fightingRefusals(game: Game): Reasons {
  return phaseRefusals(game, "SELECT_FIGHTER", fights.pickOf(game)?.player);
}

/** Battle-shock tests of the player whose turn it is. */
export function testingRefusals(game: Game): Reasons {
  return phaseRefusals(game, "TEST_BATTLE_SHOCK");
}

/** For each unit of the player whose turn it is; none where mission and cards have no Actions. */
export function actionRefusals(game: Game): Reasons {
  return phaseRefusals(game, "START_ACTION");
}

/** An Action of the mission or of a card that can be started now, ready to be sent. */
export type Start = Extract<Action, { type: "START_ACTION" }>;

const starts = new WeakMap<Game, readonly Start[]>();

/** A unit that is chosen to shoot may still start one instead. */
export function actionsNow(game: Game): readonly Start[] {
  let found = starts.get(game);
  if (found === undefined) {
    found = missions.actionStarts(game);
    starts.set(game, found);
  }
  return found;
}

/** For each unit of the player who may react. */
export function reactingRefusals(game: Game): Reasons {
  return refusalsOf(game, "USE_STRATAGEM", deciderOf(game));
}

/** A reaction that can be made now, ready to be sent. */
export type Use = Extract<Action, { type: "USE_STRATAGEM" }>;

const uses = new WeakMap<Game, readonly Use[]>();

/** All of them; remembered, as they are worked out weapon by weapon. */
export function reactionsNow(game: Game): readonly Use[] {
  if (!mayNow(game, "USE_STRATAGEM")) return [];
  let found = uses.get(game);
  if (found === undefined) {
    found = [...choices(game, "USE_STRATAGEM")].filter((one) => one.type === "USE_STRATAGEM");
    uses.set(game, found);
  }
  return found;
}

/** Whole volleys that could be fired now, one an enemy. */
export function volleysNow(game: Game): readonly Extract<Action, { type: "SHOOT" }>[] {
  return [...choices(game, "SHOOT")].filter((one) => one.type === "SHOOT");
}

const removals = new WeakMap<Game, readonly string[]>();

/** The models that the referee proposes to take away for a unit's coherency; none where nobody is asked. */
export function proposedRemoval(game: Game): readonly string[] {
  let found = removals.get(game);
  if (found === undefined) {
    const [first] = choices(game, "REMOVE_MODELS");
    found = first?.type === "REMOVE_MODELS" ? first.payload.model_ids : [];
    removals.set(game, found);
  }
  return found;
}

function refusalsOf(
  game: Game,
  type: ActionType,
  player: PlayerId,
  units: UnitReasons = legal(game).units,
): Reasons {
  const found = Object.entries(units).flatMap(([id, reasons]) => {
    const refusals = reasons[type];
    return refusals === undefined || game.units[id]?.owner !== player ? [] : [[id, refusals] as const];
  });
  return Object.fromEntries(found);
}

/** The same of the phase, whatever is under way. */
function phaseRefusals(game: Game, type: ActionType, player: PlayerId = game.turn.active_player): Reasons {
  return refusalsOf(game, type, player, legalInPhase(game));
}
