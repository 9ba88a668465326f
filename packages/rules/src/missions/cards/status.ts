import type { Game } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import { numbersOf } from "../../game/ruleset.ts";
import type { ActiveCard } from "../../game/secondaries.ts";
import { withControl } from "../../space/objectives/control.ts";
import { scoringPreview } from "../scoring/preview.ts";
import { scoresAtOnce } from "./card.ts";
import { handOf } from "./hand.ts";
import { cardOf } from "./registry.ts";
import { isItsTurn } from "./score.ts";

/** How a card in play stands. */
export interface CardStatus {
  /** What it would bring as things are; of one that scores at once, what it has brought in this turn. */
  readonly vp: number;
  /** As much as it can bring in a turn. */
  readonly most: number;
  /** What it has brought in the battle, and may bring; null: it is laid aside when it has scored. */
  readonly kept: { readonly vp: number; readonly most: number } | null;
  /** The end of which turns it is looked at, or at once. */
  readonly when: "OWN" | "OPPONENT" | "EITHER" | "AT_ONCE";
  /** Whether it is looked at as this turn ends. */
  readonly isDue: boolean;
}

export function cardStatus(game: Game, player: PlayerId, card: ActiveCard): CardStatus {
  const { mode } = handOf(game, player)!;
  const row = cardOf(card.card);
  const atOnce = scoresAtOnce(row, mode);
  const isDue = !atOnce && isItsTurn(game, player, row);
  const held = { player, mode, card };
  const foreseen = scoringPreview(game)
    .turn.filter((one) => one.player === player && one.source === card.card)
    .reduce((sum, { vp }) => sum + vp, 0);
  // Whether an Action will be completed only the end of the turn says.
  const due = Math.max(foreseen, row.score(withControl(game), held).vp);
  return {
    vp: atOnce ? card.turn_vp : due,
    most: typeof row.most === "number" ? row.most : row.most[mode],
    kept: mode === "FIXED" ? { vp: card.vp, most: numbersOf(game).pointsCap.fixedCard } : null,
    when: atOnce ? "AT_ONCE" : row.when,
    isDue,
  };
}
