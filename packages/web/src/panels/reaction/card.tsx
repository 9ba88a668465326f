import { type Game, opponentOf, RULES } from "@gunline/rules";
import { useIsOurs, useNotOurs } from "../../online/whose-decision.ts";
import { useAsking } from "../../table/asking.ts";
import { pass } from "../../table/commands.ts";
import { chooseUse, useChosenUse } from "../../table/moment.ts";
import { useTexts } from "../../table/rule-texts.ts";
import { useGame, useTable } from "../../table/table.ts";
import { chargeUnderWay, type Reaction, reactionUnderWay } from "../../table/under-way.ts";
import { look, useView } from "../../table/view.ts";
import { Button } from "../../ui/button.tsx";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { chanceInWords } from "../charge/advice.ts";
import { needs, useChargeOdds } from "../charge/charge-odds.ts";
import { previewPlacing } from "../placing/placing.ts";
import { PendingDice } from "../re-roll/index.tsx";
import { rerollableIn } from "../re-roll/re-roll.ts";
import { RuleText } from "../unit/rule-text.tsx";
import { keyInWords } from "./letters.ts";
import { chosenOf, costOf, keyOf, type Offer, offerInMind, offersNow, RE_ROLL } from "./offers.ts";
import { OptionOddsChart } from "./option-odds-chart.tsx";
import { eventInWords, make } from "./reaction.ts";
import { sentenceOf } from "./sentence.ts";
import { useOptionOdds } from "./use-option-odds.ts";
import { UseList, type UseListProps } from "./uses.tsx";
import "./card.css";

const WORDS = words.reaction;

/** The question to a player who may react: always at the top of the panel, so that the board stays free. */
export function ReactionCard() {
  const game = useGame();
  const isOurs = useIsOurs();
  const isReplay = useTable(({ table }) => table?.mode === "replay");
  const reaction = reactionUnderWay(game);
  // The board is needed for a unit that is being placed.
  const isPlacing = useView((view) => view.placing !== null);
  const asking = useAsking((state) => state.asking);
  if (reaction === null || !isOurs || isReplay || isPlacing || asking === "checking") return null;
  return <Card game={game} reaction={reaction} />;
}

interface CardProps {
  readonly game: Game;
  readonly reaction: Reaction;
}

function Card({ game, reaction }: CardProps) {
  const offers = offersNow(game);
  const isFresh = useAsking(({ asking }) => asking === "fresh");
  const { player } = reaction;
  const { name } = game.players[player];
  return (
    <section
      className="reaction-card"
      data-side={player}
      data-fresh={isFresh || undefined}
      aria-label={WORDS.card(name)}
    >
      <header className="reaction-head">
        <p className="reaction-whose">
          <span className="reaction-dot" aria-hidden="true" />
          {WORDS.question(name)}
          <span className="reaction-waits">{WORDS.waits(game.players[opponentOf(player)].name)}</span>
        </p>
        <h2 className="reaction-title" aria-live="polite">
          {eventInWords(game, reaction)}
        </h2>
        <p className="reaction-next">
          <Needed game={game} />
          {WORDS.next[reaction.window] ?? WORDS.thenSomething}
        </p>
      </header>
      <Offers game={game} offers={offers} points={game.players[player].cp} />
    </section>
  );
}

/** What the charge takes: it may be worth no answer at all. */
function Needed({ game }: { readonly game: Game }) {
  const charge = chargeUnderWay(game);
  const isOpen = charge !== undefined && charge.distance === undefined;
  const [odds] = useChargeOdds(game, charge?.unitId ?? "", isOpen ? [charge.targets] : []);
  if (odds?.ok !== true) return null;
  const least = needs(odds.value);
  if (least === undefined) return WORDS.noRoll;
  return WORDS.needed(least, chanceInWords(odds.value));
}

interface OffersProps {
  readonly game: Game;
  readonly offers: readonly Offer[];
  readonly points: number;
}

/** Each thing that can be done; of several only the one in mind is open. */
function Offers({ game, offers, points }: OffersProps) {
  const chosen = useChosenUse();
  const away = useNotAnswered();
  const inMind = offerInMind(offers, chosen);
  const uses = inMind?.uses ?? NONE;
  const odds = useOptionOdds(game, uses);
  const textOf = useTexts();
  if (inMind === undefined) return null;
  const use = chosenOf(inMind, chosen);
  const owed = offers.find(({ isOwed }) => isOwed);
  return (
    <>
      <div className="reaction-offers">
        {offers.map((offer) => (
          <div key={offer.id} className="reaction-offer" data-open={offer === inMind || undefined}>
            <OfferHead offer={offer} points={points} isOnly={offers.length === 1} isOpen={offer === inMind} />
            {offer === inMind && (
              <>
                <RuleText text={textOf(offer.name, game.units[use.actor_unit_id ?? ""]?.name)} />
                <Ways game={game} offer={offer} chosen={chosen} oddsOf={(one) => odds[uses.indexOf(one)]} />
                <OptionOddsChart game={game} odds={odds[uses.indexOf(use)]} />
              </>
            )}
          </div>
        ))}
      </div>
      {/* To go on is the next step below the table, here as everywhere. */}
      <footer className="reaction-foot">
        {offers
          .filter((offer) => offer !== owed)
          .map((offer) => (
            <UseButton key={offer.id} offer={offer} isChosen={offer === inMind} />
          ))}
        {owed === undefined && (
          <span className="reaction-less">
            <button
              type="button"
              className="text-button"
              onClick={() => away === undefined && pass({ restOfPhase: true })}
              {...tip(WORDS.passPhaseTip)}
            >
              {WORDS.passPhase}
            </button>
            <button type="button" className="text-button" onClick={() => look({ dialog: "questions" })}>
              {WORDS.fewer}
            </button>
          </span>
        )}
      </footer>
    </>
  );
}

const NONE: readonly never[] = [];

/** Why no answer is taken now: it is another's, or the question has only just appeared. */
function useNotAnswered(): string | undefined {
  const isFresh = useAsking(({ asking }) => asking === "fresh");
  return useNotOurs() ?? (isFresh ? WORDS.justAsked : undefined);
}

/** How it can be used: dice lie there as dice. */
function Ways(props: UseListProps) {
  const [only] = props.offer.uses;
  // Neither on a unit nor at one: there is nothing to choose.
  const isPlain = only?.actor_unit_id === undefined && Object.keys(only?.payload ?? {}).length === 1;
  if (isPlain && props.offer.uses.length === 1) return null;
  const rerollable = props.offer.id === RE_ROLL ? rerollableIn(props.game) : undefined;
  return rerollable === undefined ? <UseList {...props} /> : <PendingDice rerollable={rerollable} />;
}

/** Spends command points: pressed by its letter, a click or the space bar, and never by Enter. */
export function UseButton({ offer, isChosen }: { readonly offer: Offer; readonly isChosen: boolean }) {
  const away = useNotAnswered();
  const cost = useCost(offer);
  const game = useGame();
  const placing = useView((view) => view.placing);
  const isInHand = placing?.stratagem === offer.id;
  const fault = isInHand ? previewPlacing(game, placing).faults[0] : undefined;
  const red = fault === undefined ? undefined : `${typeset(fault.message)} (${fault.rule})`;
  return (
    <Button
      kind={isChosen ? "spend" : "secondary"}
      shortcut={keyInWords(offer.key)}
      onPress={() => make(offer)}
      disabledBecause={away ?? red}
      hint={WORDS.spendTip}
      spends
    >
      {isInHand ? WORDS.here(offer.name, cost) : WORDS.use(offer.name, cost)}
    </Button>
  );
}

function useCost(offer: Offer): number {
  const game = useGame();
  const chosen = useChosenUse();
  return costOf(game, offer, chosenOf(offer, chosen));
}

interface OfferHeadProps {
  readonly offer: Offer;
  readonly points: number;
  readonly isOnly: boolean;
  readonly isOpen: boolean;
}

/** `Fire Overwatch 1 CP · you have 2 · once per turn`. */
function OfferHead({ offer, points, isOnly, isOpen }: OfferHeadProps) {
  const { id, name, once, rule, uses, isOwed } = offer;
  const cost = useCost(offer);
  const game = useGame();
  const short = sentenceOf(game, id);
  const notes = [
    ...(isOwed ? [WORDS.mustUse] : cost === 0 ? [] : [WORDS.have(points)]),
    ...(once === null ? [] : [WORDS.once[once]]),
    ...(short === undefined ? [] : [short]),
  ];
  const content = (
    <>
      <span className="reaction-offer-name">{name}</span>
      <span className="reaction-price">{WORDS.cost(cost)}</span>
      <span className="reaction-offer-notes">{notes.join(" · ")}</span>
    </>
  );
  const text = tip(rule === undefined ? undefined : `${typeset(RULES[rule])}\n${rule}`);
  if (isOnly) {
    return (
      <h3 className="reaction-offer-head" {...text}>
        {content}
      </h3>
    );
  }
  return (
    <h3 className="reaction-offer-wrap">
      <button
        type="button"
        className="reaction-offer-head"
        aria-expanded={isOpen}
        onClick={() => chooseUse(keyOf(uses[0]!))}
        {...text}
      >
        {content}
      </button>
    </h3>
  );
}
