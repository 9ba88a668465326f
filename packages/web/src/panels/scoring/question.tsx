import { type Game, missions } from "@gunline/rules";
import { cardRule } from "@gunline/rules/words";
import { useNotOurs } from "../../online/whose-decision.ts";
import { markerWords } from "../../table/marker-words.ts";
import { useMoment } from "../../table/moment.ts";
import { useGame, useTable } from "../../table/table.ts";
import { cardUnderWay } from "../../table/under-way.ts";
import { UnitBadge } from "../../table/unit-badge.tsx";
import { look } from "../../table/view.ts";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { strengthOf } from "../unit-words.ts";
import { namedNow, toggleNamed } from "./naming.ts";
import "./scoring.css";

const WORDS = words.scoring.question;

/** What is asked about a card that was drawn: of whom, what for, and what may be named. */
export function CardQuestionPanel() {
  const game = useGame();
  const question = cardUnderWay(game);
  if (question === undefined) return null;
  const { player, owner, card } = question;
  const mode = game.players[owner].secondaries?.mode ?? "TACTICAL";
  return (
    <div className={`scoring-${player}`}>
      <Section title={WORDS.title(game.players[player].name)} aside={missions.CARDS[card].name}>
        <p className="scoring-ask" aria-live="polite">
          {WORDS.about(game.players[owner].name, missions.CARDS[card].name)} <b>{askedOf(question)}</b>
        </p>
        <p className="scoring-quiet">{whyOf(game, question)}</p>
        <Options game={game} question={question} />
        <p className="scoring-rule">{WORDS.says(typeset(cardRule(card, mode)))}</p>
      </Section>
    </div>
  );
}

function askedOf({ ask, count }: missions.CardQuestion): string {
  if (ask === "REDRAW") return WORDS.redraw;
  if (ask === "ALPHA") return WORDS.alpha(count);
  return ask === "GAMMA" ? WORDS.gamma : WORDS.objective;
}

function whyOf({ players }: Game, { ask, owner }: missions.CardQuestion): string {
  if (ask === "ALPHA") return WORDS.alphaWhy(players[owner].name);
  if (ask === "GAMMA") return WORDS.gammaWhy;
  return ask === "OBJECTIVE" ? WORDS.objectiveWhy(players[owner].name) : "";
}

function Options({ game, question }: { readonly game: Game; readonly question: missions.CardQuestion }) {
  const { named } = useMoment("card");
  const away = useNotOurs();
  const isReplay = useTable(({ table }) => table?.mode === "replay");
  const { may, count, ask } = question;
  if (may.length === 0) return null;
  const now = namedNow(game, named);
  const isBlocked = away !== undefined || isReplay;
  return (
    <>
      <p className="scoring-picked">{WORDS.picked(now.length, count)}</p>
      <ul className="scoring-options">
        {may.map((id, index) => {
          const unit = game.units[id];
          const objective = ask === "OBJECTIVE" ? game.objectives[id] : undefined;
          return (
            <li key={id}>
              <button
                type="button"
                className="scoring-option"
                aria-pressed={now.includes(id)}
                // With all named, Enter says so wherever the focus is.
                data-spends={now.length === count || undefined}
                aria-disabled={isBlocked || undefined}
                onClick={() => !isBlocked && toggleNamed(id)}
                onPointerEnter={() => look({ hovered: unit?.id ?? null })}
                onPointerLeave={() => look({ hovered: null })}
              >
                {unit !== undefined && objective === undefined && <UnitBadge unit={unit} />}
                <span className="scoring-name">
                  {objective === undefined ? (unit?.name ?? id) : words.scoring.marker.name(id)}{" "}
                  <span className="scoring-quiet">
                    {objective === undefined
                      ? unit !== undefined && strengthOf(unit)
                      : markerWords(game, objective).standing}
                  </span>
                </span>
                {index < 9 && <kbd>{index + 1}</kbd>}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
