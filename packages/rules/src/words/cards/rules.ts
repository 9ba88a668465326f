import type { CardId, Mode } from "../../game/secondaries.ts";
import { cardOf } from "../../missions/cards/registry.ts";

/** What a card asks for, by how it is played. */
export function cardRule(card: CardId, mode: Mode): string {
  const { rule } = cardOf(card).words;
  return typeof rule === "string" ? rule : rule[mode];
}
