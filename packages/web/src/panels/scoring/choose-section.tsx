import { type Game, missions, type PlayerId } from "@gunline/rules";
import { cardRule } from "@gunline/rules/words";
import { choose, useMoment } from "../../table/moment.ts";
import { Section } from "../../ui/section.tsx";
import { Segments } from "../../ui/segments.tsx";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { isChosen, toggleFixed } from "./choosing.ts";
import "./scoring.css";

const WORDS = words.scoring.choose;

const MODES = (["TACTICAL", "FIXED"] as const).map((value) => ({ value, label: WORDS.mode[value] }));
const MAY_BE_FIXED = missions.CARD_IDS.filter((id) => missions.CARDS[id].fixed);

/** Before the battle: two cards for all of it, or cards that are drawn. */
export function ChooseSection({ game, player }: { readonly game: Game; readonly player: PlayerId }) {
  const { cardMode: mode, fixedCards: fixed } = useMoment("deployment");
  return (
    <Section title={WORDS.title} aside={game.players[player].name}>
      <p className="scoring-quiet">{WORDS.intro}</p>
      <Segments
        label={WORDS.legend}
        value={mode}
        options={MODES}
        onChange={(cardMode) => choose("deployment", { cardMode })}
      />
      <p className="scoring-ask">{WORDS.about[mode]}</p>
      {mode === "FIXED" && (
        <>
          <p className="scoring-picked">{WORDS.picked(fixed.length)}</p>
          <ul className="scoring-options">
            {MAY_BE_FIXED.map((card) => (
              <li key={card}>
                <button
                  type="button"
                  className="scoring-option"
                  aria-pressed={fixed.includes(card)}
                  // With two chosen, Enter goes on wherever the focus is.
                  data-spends={isChosen({ cardMode: mode, fixedCards: fixed }) || undefined}
                  onClick={() => toggleFixed(card)}
                >
                  <span className="scoring-name">
                    {missions.CARDS[card].name}
                    <span className="scoring-quiet">{typeset(cardRule(card, "FIXED"))}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
