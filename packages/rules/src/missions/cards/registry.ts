import type { CardId } from "../../game/secondaries.ts";
import { missionBook } from "../book.ts";
import type { Card } from "./card.ts";

export function cardOf(id: CardId): Card {
  return missionBook.value.cards[id];
}
