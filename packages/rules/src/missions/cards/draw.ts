import type { Dice } from "../../dice/source.ts";
import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import { opponentOf, type PlayerId } from "../../game/player.ts";
import type { CardId } from "../../game/secondaries.ts";
import { isOnTable } from "../../game/unit.ts";
import { handOf } from "./hand.ts";
import { cardOf } from "./registry.ts";

/** Drawing cards (SC-10, SC-11): by the dice of the game, so that no deck has to be hidden. */

const HAND = 2;
const SIDES = 6;

/** Whether the player has fewer cards in play than two, and some are left. */
export function drawsMore(game: Game, player: PlayerId): boolean {
  const hand = handOf(game, player);
  return hand?.mode === "TACTICAL" && hand.active.length < HAND && hand.left.length > 0;
}

/** Puts a card into play; what is asked about it is a task on top. */
export function drawCard(change: Change, player: PlayerId): void {
  const left = handOf(change.game, player)!.left;
  const card = pick(change, left);
  putIntoPlay(change, player, card);
  const how = cardOf(card).redraw?.(change.game, player);
  const others = left.filter((one) => one !== card);
  if (how === "MUST" && others.some((one) => cardOf(one).redraw?.(change.game, player) !== "MUST")) {
    redrawCard(change, player, card);
  } else if (how === "MAY" && others.length > 0) {
    change.push({ type: "card", player, owner: player, card, ask: "REDRAW" });
  } else askAbout(change, player, card);
}

/** Another card instead; this one goes back among those that are left. */
export function redrawCard(change: Change, player: PlayerId, card: CardId): void {
  const path = `players.${player}.secondaries`;
  const before = handOf(change.game, player)!;
  change.set(
    `${path}.active`,
    before.active.filter((one) => one.card !== card),
  );
  change.story.addLine({ line: "card_put_back", player, card });
  drawCard(change, player);
  change.set(`${path}.left`, [...handOf(change.game, player)!.left, card]);
}

/** What the opponent is to choose for it, if there is anything to choose from. */
export function askAbout(change: Change, owner: PlayerId, card: CardId): void {
  const { asks } = cardOf(card);
  if (asks === undefined) return;
  const player = opponentOf(owner);
  const { units, objectives } = change.game;
  const any =
    asks === "ALPHA"
      ? Object.values(units).some((unit) => unit.owner === player && isOnTable(unit))
      : Object.values(objectives).some(({ home_of }) => home_of === null);
  if (any) change.push({ type: "card", player, owner, card, ask: asks });
}

function putIntoPlay(change: Change, player: PlayerId, card: CardId): void {
  const { active, left } = handOf(change.game, player)!;
  const path = `players.${player}.secondaries`;
  change.set(
    `${path}.left`,
    left.filter((one) => one !== card),
  );
  change.set(`${path}.active`, [...active, { card, vp: 0, turn_vp: 0 }]);
  change.story.addLine({ line: "card_drawn", player, card });
}

/**
 * Two dice count from 0 to 35, the first one in sixes; what is past the last whole multiple of the number of cards is
 * rolled again, and the rest of the division by it is the place in the list.
 */
function pick({ dice, story }: Change, cards: readonly CardId[]): CardId {
  const rolls_raw: number[] = [];
  const fair = Math.floor((SIDES * SIDES) / cards.length) * cards.length;
  for (;;) {
    const value = twoDice(dice, rolls_raw);
    if (value >= fair) continue;
    story.roll({ context: "mission", rolls_raw, about: "CARD" });
    return cards[value % cards.length]!;
  }
}

function twoDice(dice: Dice, rolled: number[]): number {
  const [first, second] = [dice.d6(), dice.d6()];
  rolled.push(first, second);
  return (first - 1) * SIDES + (second - 1);
}
