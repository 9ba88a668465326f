import { type Game, opponentOf, type PlayerId } from "@gunline/rules";
import { useSideHere } from "../../online/whose-decision.ts";
import { useGame } from "../../table/table.ts";
import { look } from "../../table/view.ts";
import { deciderOf } from "../../table/whose.ts";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { CardInPlay } from "./card.tsx";
import "./scoring.css";

const WORDS = words.scoring.cards;

/** The cards of whoever reads: one's own, and at one screen those of whoever decides. */
export function CardsSection() {
  const game = useGame();
  const player = useSideHere() ?? deciderOf(game);
  return (
    <CardsOf game={game} player={player}>
      <button type="button" className="text-button" onClick={() => look({ dialog: "score" })}>
        {WORDS.others(game.players[opponentOf(player)].name)}
      </button>
    </CardsOf>
  );
}

interface CardsOfProps {
  readonly game: Game;
  readonly player: PlayerId;
  readonly children?: React.ReactNode;
}

/** Nothing where the player has chosen none, as in Only War. */
export function CardsOf({ game, player, children }: CardsOfProps) {
  const { name, secondaries } = game.players[player];
  if (secondaries === undefined) return null;
  const { mode, active, left } = secondaries;
  return (
    <Section
      title={WORDS.title(name)}
      aside={mode === "FIXED" ? WORDS.mode.FIXED : WORDS.mode.TACTICAL(left.length)}
    >
      {active.length === 0 && <p className="scoring-quiet">{WORDS.none}</p>}
      <ul className="cards-in-play">
        {active.map((card) => (
          <CardInPlay key={card.card} game={game} player={player} card={card} />
        ))}
      </ul>
      {children}
    </Section>
  );
}
