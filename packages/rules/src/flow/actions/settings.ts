import { type Refusal, refusal } from "../../base/refusal.ts";
import type { ActionOf } from "../../game/action.ts";
import type { ByHand } from "../../game/by-hand.ts";
import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import { opponentOf, type PlayerId } from "../../game/player.ts";
import { allocationFor, byHandOf } from "../../game/settings.ts";
import { taskUnderWay, topTask } from "../tasks/under-way.ts";
import { askAbout } from "../windows/questions.ts";
import { type ActionEntry, DONE } from "./entry.ts";

/** How the table is shown and run: no move of the game, so that it is never offered, and either side may do it. */
export const changeSettings: ActionEntry<"CHANGE_SETTINGS"> = {
  handle(change, action) {
    const refusals = settingsRefusals(change.game, action);
    if (refusals.length > 0) return refusals;
    const { questions, passing, by_hand, ...settings } = action.payload;
    const asker = action.player ?? topTask(change.game, "window")?.player ?? change.game.turn.active_player;
    if (questions !== undefined) askAbout(change, asker, questions);
    if (passing === false) change.set(`players.${asker}.passing`, false);
    if (by_hand !== undefined && action.player !== undefined) {
      askForSetting(change, action.player, by_hand);
    }
    const atOnce = action.player === undefined && by_hand !== undefined ? { ...settings, by_hand } : settings;
    for (const [name, value] of Object.entries(atOnce)) {
      if (value === undefined) continue;
      change.set(`settings.${name}`, value);
      change.story.addLine({ line: "setting_changed", name, value });
    }
    return DONE;
  },
  offered: () => false,
  choices: () => [],
};

/** Where it is known who asks, the other player agrees to what is done by hand from now on (BH-1). */
function askForSetting(change: Change, player: PlayerId, by_hand: ByHand): void {
  if (byHandOf(change.game) === by_hand) return;
  change.push({ type: "by_hand", player, changes: [], by_hand });
  change.story.addLine({ line: "by_hand_asked", player, changes: [], by_hand });
}

/**
 * Where it is known who asks: who picks the models that fall is for the side to say that is shot at, and nobody changes
 * the way of rolling under another's hand, in the middle of a volley (PH-10).
 */
function settingsRefusals(game: Game, { player, payload }: ActionOf<"CHANGE_SETTINGS">): readonly Refusal[] {
  if (player === undefined) return [];
  const { settings, turn, units } = game;
  const attacks = taskUnderWay(game, "attacks");
  const roller = attacks === undefined ? turn.active_player : units[attacks.plans[0]!.shooter_unit_id]!.owner;
  const { fast_dice, by_hand } = payload;
  if (by_hand !== undefined && topTask(game, "by_hand") !== undefined) {
    return [refusal("CONSENT_PENDING", "BH-1", { player: game.players[player].name })];
  }
  if (
    attacks !== undefined &&
    player !== roller &&
    fast_dice !== undefined &&
    fast_dice !== settings.fast_dice
  ) {
    return [refusal("NOT_YOUR_DECISION:dice", "PH-10", {})];
  }
  return isOthersAllocation(settings, payload, player, roller)
    ? [refusal("NOT_YOUR_DECISION:allocation", "PH-10", {})]
    : [];
}

/** Everybody speaks for the own units; for both players at once, only the side that is shot at. */
function isOthersAllocation(
  { allocation: was }: Game["settings"],
  { allocation }: ActionOf<"CHANGE_SETTINGS">["payload"],
  player: PlayerId,
  roller: PlayerId,
): boolean {
  if (allocation === undefined) return false;
  const changes = (whose: PlayerId) =>
    allocationFor({ allocation: was }, whose) !== allocationFor({ allocation }, whose);
  return changes(opponentOf(player)) && (player === roller || !changes(player));
}
