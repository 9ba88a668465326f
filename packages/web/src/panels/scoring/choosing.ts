import { type CardId, type Game, mayChooseSecondaries, type PlayerId } from "@gunline/rules";
import { chooseSecondaries } from "../../table/commands.ts";
import { look, type SecondariesChoice, useView, type View } from "../../table/view.ts";

/** Fixed cards or tactical ones, until that is said. */

const FIXED = 2;

/** Whether the player has still to choose. */
export function hasToChoose(game: Game, player: PlayerId): boolean {
  return mayChooseSecondaries(game, player);
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

/** In the open, where the formations are revealed already. */
export function sayChosen(player: PlayerId, then: () => void): void {
  chooseSecondaries(player, chosenNow(), then);
}

/** In secret: it goes along with the formations of this side (SC-10). */
export function keepChosen(player: PlayerId): void {
  const chosen = chosenNow();
  look(({ chosenCards }) => ({ chosenCards: { ...chosenCards, [player]: chosen } }));
}

/** Thinks again. */
export function forgetChosen(player: PlayerId): void {
  look(({ chosenCards: { [player]: chosen, ...others } }) => ({
    chosenCards: others,
    cardMode: chosen?.mode ?? "TACTICAL",
    fixedCards: chosen?.cards ?? [],
  }));
}

function chosenNow(): SecondariesChoice {
  const { cardMode, fixedCards } = useView.getState();
  look({ cardMode: "TACTICAL", fixedCards: [] });
  return cardMode === "TACTICAL" ? { mode: cardMode } : { mode: cardMode, cards: [...fixedCards] };
}
