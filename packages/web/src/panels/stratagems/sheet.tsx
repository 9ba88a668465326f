import { RULES, rows, stratagems } from "@gunline/rules";
import { useIsOurs } from "../../online/whose-decision.ts";
import { useTexts } from "../../table/rule-texts.ts";
import { useGame } from "../../table/table.ts";
import { deciderOf } from "../../table/whose.ts";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { offersNow } from "../reaction/offers.ts";
import { statusInWords } from "../unit/facts.ts";
import { RuleText } from "../unit/rule-text.tsx";
import "./stratagems.css";

const WORDS = words.stratagemList;

/** Every stratagem that the army has, to be read at any time: what it costs, when, on whom and what it does. Those of this moment come first. */
export function StratagemSheet() {
  const game = useGame();
  const { name, cp, used } = game.players[deciderOf(game)];
  const isOurs = useIsOurs();
  // What the other side could use now is for them to know.
  const now = new Set(isOurs ? offersNow(game).map(({ id }) => id) : []);
  const inOrder = stratagems
    .stratagemsFor(game, deciderOf(game))
    .toSorted((a, b) => Number(now.has(b.id)) - Number(now.has(a.id)));
  return (
    <>
      <p>{WORDS.sheetIntro(name, cp)}</p>
      <ul className="stratagem-sheet">
        {inOrder.map((one) => (
          <StratagemDescription
            key={one.id}
            stratagem={one}
            isNow={now.has(one.id)}
            isUsed={used.some(({ stratagem }) => stratagem === one.id)}
          />
        ))}
      </ul>
    </>
  );
}

interface StratagemDescriptionProps {
  readonly stratagem: stratagems.Stratagem;
  readonly isNow: boolean;
  readonly isUsed: boolean;
}

function StratagemDescription({ stratagem, isNow, isUsed }: StratagemDescriptionProps) {
  const { id, name, cost, rule, once, words: text } = stratagem;
  const game = useGame();
  const textOf = useTexts();
  const played = rows.sentenceOfUse(game, id);
  const status = statusInWords(rows.statusOfUse(game, id)) ?? words.coverage.status.full;
  return (
    <li data-now={isNow || undefined}>
      <h3>
        {name} <span className="reaction-price">{WORDS.costs(cost)}</span>
        <span className="stratagem-note">
          {[
            ...(once === null ? [] : [words.reaction.once[once]]),
            ...(isNow ? [WORDS.now] : []),
            ...(isUsed ? [WORDS.used] : []),
          ].join(" · ")}
        </span>
      </h3>
      {text === undefined ? (
        <p>{played ?? typeset(RULES[rule])}</p>
      ) : (
        <dl>
          <dt>{WORDS.when}</dt>
          <dd>{text.when}</dd>
          <dt>{WORDS.on}</dt>
          <dd>{text.on}</dd>
          <dt>{WORDS.does}</dt>
          <dd>{text.does}</dd>
        </dl>
      )}
      <p className="stratagem-note">{status}</p>
      <RuleText text={textOf(name)} />
    </li>
  );
}
