import { refusal } from "../../base/refusal.ts";
import { type ActionEntry, DONE } from "../../flow/actions/entry.ts";
import { isBeforeBattle } from "../../flow/phases/phases.ts";
import type { Game } from "../../game/document.ts";
import { missionRules } from "../../game/mission.ts";
import type { PlayerId } from "../../game/player.ts";
import { CARD_IDS, type CardId, type Secondaries } from "../../game/secondaries.ts";
import { cardOf } from "./registry.ts";

/** Which secondary missions a player goes for: two that are kept, or cards that are drawn (SC-10). */
export const chooseSecondaries: ActionEntry<"CHOOSE_SECONDARIES"> = {
  handle(change, { player = change.game.turn.active_player, payload }) {
    const { game, story } = change;
    if (!missionRules(game).capped || game.mission === null) return [refusal("NO_SECONDARIES", "SC-10", {})];
    const { name, formed, secondaries } = game.players[player];
    // What both sides have seen is not chosen again.
    if (formed === true && secondaries !== undefined) {
      return [refusal("SECONDARIES_CHOSEN", "SC-10", { player: name })];
    }
    const { mode, cards = [] } = payload;
    const two = new Set(cards).size === 2 && cards.length === 2 && cards.every((id) => cardOf(id).fixed);
    if (mode === "FIXED" ? !two : cards.length > 0) return [refusal("BAD_CARDS", "SC-10", {})];
    change.set(`players.${player}.secondaries`, handFor(mode, cards));
    story.addLine({ line: "secondaries_chosen", player, mode });
    return DONE;
  },
  offered: (game, player = game.turn.active_player) => mayChooseSecondaries(game, player),
  *choices(game, player = game.turn.active_player) {
    const fixed = CARD_IDS.filter((id) => cardOf(id).fixed);
    yield { type: "CHOOSE_SECONDARIES", player, payload: { mode: "TACTICAL" } };
    for (const [index, id] of fixed.entries()) {
      const cards = [id, fixed[(index + 1) % fixed.length]!];
      yield { type: "CHOOSE_SECONDARIES", player, payload: { mode: "FIXED", cards } };
    }
  },
  undoable: true,
};

/** Offered as long as nothing is chosen; until it is declared with the formations it may be chosen again. */
export function mayChooseSecondaries(game: Game, player: PlayerId): boolean {
  const { mission, players } = game;
  if (mission === null || !isBeforeBattle(game)) return false;
  return missionRules(game).capped && players[player].secondaries === undefined;
}

function handFor(mode: Secondaries["mode"], cards: readonly CardId[]): Secondaries {
  return {
    mode,
    active: cards.map((card) => ({ card, vp: 0, turn_vp: 0 })),
    left: mode === "TACTICAL" ? [...CARD_IDS] : [],
    aside: [],
  };
}
