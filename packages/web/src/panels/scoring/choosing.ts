import type { CardId, Game, PlayerId } from "@gunline/rules";
import { chooseSecondaries } from "../../table/commands.ts";
import { look, useView, type View } from "../../table/view.ts";
import { mayDo } from "../../table/whose.ts";

/** Fixed cards or tactical ones, until that is said. */

const FIXED = 2;

/** Whether the player has still to choose. */
export function hasToChoose(game: Game, player: PlayerId): boolean {
  return mayDo(game, player, "CHOOSE_SECONDARIES");
}

export function isChosen({ cardMode, fixedCards }: Pick<View, "cardMode" | "fixedCards">): boolean {
  return cardMode === "TACTICAL" || fixedCards.length === FIXED;
}

/** A third one takes the place of the first. */
export function toggleFixed(card: CardId): void {
  look(({ fixedCards }) => ({
    fixedCards: fixedCards.includes(card)
      ? fixedCards.filter((one) => one !== card)
      : [...fixedCards, card].slice(-FIXED),
  }));
}

export function sayChosen(player: PlayerId, then: () => void): void {
  const { cardMode, fixedCards } = useView.getState();
  look({ cardMode: "TACTICAL", fixedCards: [] });
  const payload = cardMode === "TACTICAL" ? { mode: cardMode } : { mode: cardMode, cards: [...fixedCards] };
  chooseSecondaries(player, payload, then);
}
