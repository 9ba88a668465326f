import { type Game, missions, opponentOf, type PlayerId } from "@gunline/rules";
import { cardProgress, cardRule } from "@gunline/rules/words";
import { type ReactNode, useState } from "react";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";

const WORDS = words.scoring.cards;

interface CardInPlayProps {
  readonly game: Game;
  readonly player: PlayerId;
  readonly card: missions.ActiveCard;
  /** What can be done with it now. */
  readonly children?: ReactNode;
}

/** A secondary mission in play: what it has come to, what is missing, when it scores; its rule is a click away. */
export function CardInPlay({ game, player, card, children }: CardInPlayProps) {
  const [isOpen, setOpen] = useState(false);
  const { name } = missions.CARDS[card.card];
  const { vp, most, kept, when, isDue } = missions.cardStatus(game, player, card);
  const mode = game.players[player].secondaries?.mode ?? "TACTICAL";
  const [own, other] = [game.players[player].name, game.players[opponentOf(player)].name];
  return (
    <li className="card-in-play" data-side={player} data-due={(isDue && vp > 0) || undefined}>
      <div className="card-head">
        <h3>{name}</h3>
        <span className="card-points">
          {kept !== null && when === "AT_ONCE"
            ? WORDS.soFar(kept.vp, kept.most)
            : WORDS.points(Math.min(vp, most), most)}
        </span>
      </div>
      <p className="card-progress">{typeset(cardProgress(game, player, card))}</p>
      <p className="card-when">
        {WORDS.when[when](own, other)}
        {kept !== null && when !== "AT_ONCE" && ` · ${WORDS.soFar(kept.vp, kept.most)}`}
        <button
          type="button"
          className="text-button"
          aria-expanded={isOpen}
          aria-label={WORDS.ruleOf(name)}
          onClick={() => setOpen(!isOpen)}
        >
          {WORDS.rule}
        </button>
      </p>
      {isOpen && <p className="card-rule">{typeset(cardRule(card.card, mode))}</p>}
      {children}
    </li>
  );
}
