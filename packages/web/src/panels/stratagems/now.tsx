import { useState } from "react";
import { useIsOurs, useNotOurs } from "../../online/whose-decision.ts";
import { useChosenUse } from "../../table/moment.ts";
import { usesPoints } from "../../table/points.ts";
import { useGame, useTable } from "../../table/table.ts";
import { reactionUnderWay } from "../../table/under-way.ts";
import { look } from "../../table/view.ts";
import { deciderOf } from "../../table/whose.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { words } from "../../words/english.ts";
import { keyInWords } from "../reaction/letters.ts";
import { chosenOf, costOf, type Offer, offersNow, RE_ROLL } from "../reaction/offers.ts";
import { OptionOddsChart } from "../reaction/option-odds-chart.tsx";
import { make } from "../reaction/reaction.ts";
import { sentenceOf } from "../reaction/sentence.ts";
import { useOptionOdds } from "../reaction/use-option-odds.ts";
import { UseList } from "../reaction/uses.tsx";
import "./stratagems.css";

const WORDS = words.stratagemList;

/** What whoever acts may use now in his own time; a question has its own card. */
export function StratagemsNow() {
  const game = useGame();
  const isOurs = useIsOurs();
  const isReplay = useTable(({ table }) => table?.mode === "replay");
  if (!usesPoints(game) || !isOurs || isReplay || reactionUnderWay(game) !== null) return null;
  // Dice on the table have a place of their own.
  const offers = offersNow(game).filter(({ id }) => id !== RE_ROLL);
  return (
    <Section title={WORDS.title} aside={WORDS.points(game.players[deciderOf(game)].cp)}>
      {offers.length === 0 && <p className="stratagem-none">{WORDS.none}</p>}
      <ul className="stratagems">
        {offers.map((offer) => (
          <Usable key={offer.id} offer={offer} />
        ))}
      </ul>
      <button type="button" className="text-button" onClick={() => look({ dialog: "stratagems" })}>
        {WORDS.all}
      </button>
    </Section>
  );
}

function Usable({ offer }: { readonly offer: Offer }) {
  const game = useGame();
  const away = useNotOurs();
  const chosen = useChosenUse();
  const [open, setOpen] = useState(false);
  const uses = open ? offer.uses : NONE;
  const odds = useOptionOdds(game, uses);
  const use = chosenOf(offer, chosen);
  const name = game.units[use.actor_unit_id ?? ""]?.name;
  const short = sentenceOf(game, offer.id);
  return (
    <li className="stratagem">
      <button type="button" className="stratagem-head" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="stratagem-name">{offer.name}</span>
        <span className="reaction-price">{WORDS.costs(costOf(game, offer, use))}</span>
        <span className="stratagem-note">
          {[name, short, ...(offer.uses.length > 1 ? [WORDS.ways(offer.uses.length)] : [])]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </button>
      <Button
        shortcut={keyInWords(offer.key)}
        onPress={() => make(offer)}
        hint={words.reaction.spendTip}
        disabledBecause={away}
        spends
      >
        {WORDS.use}
        <span className="visually-hidden"> {offer.name}</span>
      </Button>
      {open && (
        <div className="stratagem-uses">
          <UseList game={game} offer={offer} chosen={chosen} oddsOf={(one) => odds[uses.indexOf(one)]} />
          <OptionOddsChart game={game} odds={odds[uses.indexOf(use)]} />
        </div>
      )}
    </li>
  );
}

const NONE: readonly never[] = [];
