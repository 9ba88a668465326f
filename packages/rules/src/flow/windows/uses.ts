import type { Refusal } from "../../base/refusal.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import { type GameEvent, unitIn } from "../../game/event.ts";
import { someModelHas } from "../../game/every-model.ts";
import type { PlayerId } from "../../game/player.ts";
import { unitOf } from "../../game/unit.ts";
import type { WindowId } from "../../game/window.ts";
import { forbiddenRefusals } from "../../space/eligibility/forbidden.ts";
import { rowOf } from "../phases/phases.ts";
import {
  abilityLimits,
  againLimits,
  playerLimit,
  playerLimits,
  priceLimits,
  spentLimits,
  unitLimits,
} from "../stratagems/limits.ts";
import { stratagemsAt, stratagemsBy, stratagemsOf } from "../stratagems/registry.ts";
import type { Stratagem, StratagemPayload } from "../stratagems/stratagem.ts";
import { topTask } from "../tasks/under-way.ts";
import { ownTimeOf } from "./own-time.ts";
import { isAsked } from "./questions.ts";
import { isAskedAbout, WINDOWS } from "./windows.ts";

/** What stratagems can be used, on what. */

/** An occasion for a player to use something: an open window with what set it off, or the player's own time. */
export interface Occasion {
  readonly player: PlayerId;
  readonly event: GameEvent | null;
  readonly stratagems: readonly Stratagem[];
}

/** A stratagem and what it can be used on now; the unit is null where it is used on none. */
export interface Use {
  readonly stratagem: Stratagem;
  readonly unit: Unit | null;
}

export function inWindow(game: Table, window: WindowId, player: PlayerId, event: GameEvent): Occasion {
  return among(game, window, player, event, stratagemsOf(game, window));
}

/** Whether anybody is asked in the window, which does not depend on what the player's army cannot have. */
export function isAskedIn(change: Change, window: WindowId, player: PlayerId, event: GameEvent): boolean {
  const { table } = change;
  const all = stratagemsBy(table, player, window);
  return all.length > 0 && isWorthAsking(change, among(table, window, player, event, all));
}

function among(
  game: Table,
  window: WindowId,
  player: PlayerId,
  event: GameEvent,
  all: readonly Stratagem[],
): Occasion {
  if (WINDOWS[window].others !== true) return { player, event, stratagems: all };
  const stratagems = all.filter(({ whose }) => isAskedAbout(window, game, player, event, whose));
  return { player, event, stratagems };
}

/** The occasion of the moment, if it is one for anybody. */
export function occasionOf(game: Game): Occasion | undefined {
  const window = topTask(game, "window");
  if (window !== undefined) return inWindow(game, window.window, window.player, window.event);
  const own = ownTimeOf(game);
  return own && { player: own.player, event: null, stratagems: stratagemsAt(game, own.moments) };
}

/** Why the stratagem cannot be used on this now; empty if it can. */
export function useRefusals(
  game: Game,
  occasion: Occasion,
  stratagem: Stratagem,
  unit: Unit | null,
): readonly Refusal[] {
  const limits = playerLimits(game, occasion.player, stratagem);
  return limits.length > 0 ? limits : targetRefusals(game, occasion, stratagem, unit);
}

/** The same where nothing keeps the player from using it at all. */
function targetRefusals(
  game: Game,
  { player, event }: Occasion,
  stratagem: Stratagem,
  unit: Unit | null,
): readonly Refusal[] {
  if (stratagem.on === "PLAYER") return stratagem.refusals(game, player, event);
  const own = ownLimits(game, player, stratagem, unit!);
  return own.length > 0 ? own : stratagem.refusals(game, unit!, event);
}

function ownLimits(game: Game, player: PlayerId, stratagem: Stratagem, unit: Unit): readonly Refusal[] {
  if (stratagem.ability !== undefined || stratagem.gear === true) {
    return abilityLimits(game, player, unit, stratagem);
  }
  const limits = unitLimits(player, unit, stratagem);
  // Rules of its army are no stratagems.
  const barred = stratagem.armyRule === undefined ? forbiddenRefusals(game, unit, "BE_GIVEN_STRATAGEMS") : [];
  if (barred.length > 0) return barred;
  const again = againLimits(game, player, stratagem, unit);
  const spent = spentLimits(game, player, unit, stratagem);
  if (limits.length + again.length + spent.length > 0) return [...limits, ...again, ...spent];
  return priceLimits(game, player, stratagem, unit);
}

export function* usesOf(game: Game, occasion: Occasion): Generator<Use> {
  for (const stratagem of occasion.stratagems) {
    if (!mayUse(game, occasion, stratagem)) continue;
    for (const unit of candidates(game, occasion, stratagem)) {
      if (targetRefusals(game, occasion, stratagem, unit).length === 0) yield { stratagem, unit };
    }
  }
}

/** Whether nothing keeps the player from using it at all; what other detachments have needs no reason. */
function mayUse(game: Table, { player }: Occasion, stratagem: Stratagem): boolean {
  const { detachment } = stratagem;
  if (detachment !== undefined && detachment !== game.players[player].detachment) return false;
  return playerLimit(game, player, stratagem) === undefined;
}

const NOBODY: readonly Unit[] = [];
const PLAYER: readonly null[] = [null];

/**
 * Those on whom the stratagem might be used. Every event asks this where nobody can use anything, so it words no reason and
 * looks at no unit that the event does not concern.
 */
function candidates(
  game: Table,
  { player, event }: Occasion,
  stratagem: Stratagem,
): readonly (Unit | null)[] {
  const { on, among } = stratagem;
  if (on === "PLAYER") return PLAYER;
  const { units, turn } = game;
  if (event !== null && among === "PASSIVE" && turn.active_player === player) return NOBODY;
  if (event !== null && among === "ACTOR") {
    const actor = units[unitIn(event) ?? ""];
    return actor !== undefined && isCandidate(game, player, stratagem, actor) ? [actor] : NOBODY;
  }
  let able: Unit[] | undefined;
  const targets =
    event !== null && among === "TARGETS" && "target_unit_ids" in event ? event.target_unit_ids : null;
  for (const id in units) {
    const unit = units[id]!;
    if (targets !== null && !targets.includes(id)) continue;
    if (!isCandidate(game, player, stratagem, unit)) continue;
    if (able === undefined) able = [unit];
    else able.push(unit);
  }
  return able ?? NOBODY;
}

function isCandidate(game: Table, player: PlayerId, { ability, isFor }: Stratagem, unit: Unit): boolean {
  if (unit.owner !== player) return false;
  if (ability !== undefined && !someModelHas(unit, ability)) return false;
  return isFor === undefined || isFor(game, unit);
}

export function isUsable(game: Game, occasion: Occasion): boolean {
  return usesOf(game, occasion).next().done !== true;
}

/** Whether the player whose phase begins could do something by a stratagem alone. */
export function isDeedLeft(game: Game): boolean {
  const { moment } = rowOf(game);
  if (moment === undefined) return false;
  const stratagems = stratagemsAt(game, [moment]).filter(({ deed }) => deed === true);
  return isUsable(game, { player: game.turn.active_player, event: null, stratagems });
}

/** Complete payloads of a use. */
export function payloadsOf(
  game: Game,
  { player, event }: Occasion,
  { stratagem, unit }: Use,
): Iterable<StratagemPayload> {
  if (stratagem.on === "PLAYER") return stratagem.choices(game, player, event);
  return stratagem.choices(game, unitOf(game, unit!.id)!, event);
}

/**
 * Whether its player has a use now that is worth a question (ST-9); what has to be used is asked of everybody. Mostly nobody
 * might use anything, and the document is not copied with its stack to find that out.
 */
function isWorthAsking(change: Change, occasion: Occasion): boolean {
  const { table } = change;
  const { player } = occasion;
  const { passing } = table.players[player];
  const isActive = table.turn.active_player === player;
  for (const stratagem of occasion.stratagems) {
    if (stratagem.among === "PASSIVE" && isActive && occasion.event !== null) continue;
    const compulsory = stratagem.compulsory === true;
    if (!compulsory && (passing || !isAsked(table, player, stratagem.id))) continue;
    if (!mayUse(table, occasion, stratagem)) continue;
    for (const unit of candidates(table, occasion, stratagem)) {
      if (targetRefusals(change.game, occasion, stratagem, unit).length === 0) return true;
    }
  }
  return false;
}

/** What its player has to use before the game goes on. */
export function compulsoryOf(game: Game, occasion: Occasion): Stratagem | undefined {
  const stratagems = occasion.stratagems.filter(({ compulsory }) => compulsory === true);
  return usesOf(game, { ...occasion, stratagems }).next().value?.stratagem;
}
