import { type Game, missions, type PlayerId } from "@gunline/rules";
import { chooseSecondaries } from "../../table/commands.ts";
import { choose, stateNow } from "../../table/moment.ts";
import type { MomentState, SecondariesChoice } from "../../table/moment-state.ts";

/** Fixed cards or tactical ones, until that is said. */

const FIXED = 2;

/** Whether the player has still to choose. */
export function hasToChoose(game: Game, player: PlayerId): boolean {
  return missions.mayChooseSecondaries(game, player);
}

export function isChosen({
  cardMode,
  fixedCards,
}: Pick<MomentState<"deployment">, "cardMode" | "fixedCards">): boolean {
  return cardMode === "TACTICAL" || fixedCards.length === FIXED;
}

/** A third one takes the place of the first. */
export function toggleFixed(card: missions.CardId): void {
  const { fixedCards } = stateNow("deployment");
  choose("deployment", {
    fixedCards: fixedCards.includes(card)
      ? fixedCards.filter((one) => one !== card)
      : [...fixedCards, card].slice(-FIXED),
  });
}

/** In the open, where the formations are revealed already. */
export function sayChosen(player: PlayerId, then: () => void): void {
  chooseSecondaries(player, chosenNow(), then);
}

/** In secret: it goes along with the formations of this side (SC-10). */
export function keepChosen(player: PlayerId): void {
  const chosen = chosenNow();
  choose("deployment", { chosenCards: { ...stateNow("deployment").chosenCards, [player]: chosen } });
}

/** Thinks again. */
export function forgetChosen(player: PlayerId): void {
  const { [player]: chosen, ...others } = stateNow("deployment").chosenCards;
  choose("deployment", {
    chosenCards: others,
    cardMode: chosen?.mode ?? "TACTICAL",
    fixedCards: chosen?.cards ?? [],
  });
}

function chosenNow(): SecondariesChoice {
  const { cardMode, fixedCards } = stateNow("deployment");
  choose("deployment", { cardMode: "TACTICAL", fixedCards: [] });
  return cardMode === "TACTICAL" ? { mode: cardMode } : { mode: cardMode, cards: [...fixedCards] };
}
