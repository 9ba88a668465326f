import { missions } from "@gunline/rules";
import { useNotOurs } from "../../online/whose-decision.ts";
import { discardCard } from "../../table/commands.ts";
import { useGame, useTable } from "../../table/table.ts";
import { discardUnderWay } from "../../table/under-way.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { CardInPlay } from "./card.tsx";
import "./scoring.css";

const WORDS = words.scoring.discard;

/** A turn is over, and a player may lay cards aside before the next begins. */
export function DiscardPanel() {
  const game = useGame();
  const away = useNotOurs();
  const isReplay = useTable(({ table }) => table?.mode === "replay");
  const task = discardUnderWay(game);
  if (task === undefined) return null;
  const { player, paid } = task;
  const { name, secondaries, extra_cp = 0 } = game.players[player];
  const isOwn = player === game.turn.active_player;
  const isPaid = paid || extra_cp > 0;
  return (
    <div className={`scoring-${player}`}>
      <Section title={WORDS.title(name)}>
        <p className="scoring-ask" aria-live="polite">
          {isOwn ? (isPaid ? WORDS.ownNoPoint : WORDS.own) : WORDS.other}
        </p>
        <ul className="cards-in-play">
          {(secondaries?.active ?? []).map((card) => (
            <CardInPlay key={card.card} game={game} player={player} card={card}>
              {!isReplay && (
                <Button
                  label={WORDS.discardCard(missions.CARDS[card.card].name)}
                  onPress={() => discardCard(card.card)}
                  disabledBecause={away}
                  spends
                >
                  {WORDS.discard}
                </Button>
              )}
            </CardInPlay>
          ))}
        </ul>
      </Section>
    </div>
  );
}
