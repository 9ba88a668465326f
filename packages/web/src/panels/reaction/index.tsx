import { describePlan, type Game, RULES, type TargetOdds, type Unit } from "@gunline/rules";
import { useIsOurs } from "../../online/whose-decision.ts";
import { useGame } from "../../table/table.ts";
import { chargeUnderWay, type Reaction, reactionUnderWay } from "../../table/under-way.ts";
import { look, useView } from "../../table/view.ts";
import { reactionsNow, type Use } from "../../table/whose.ts";
import { Section } from "../../ui/section.tsx";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { percent, typeset } from "../../words/format.ts";
import { chanceInWords } from "../charge/advice.ts";
import { needs, useOutlooks } from "../charge/outlook.ts";
import { rowsOf } from "../roster/choice-of-units.ts";
import { RestingUnits } from "../roster/roster.tsx";
import { TargetChart, whatOf } from "../shooting/odds.tsx";
import { modelCount } from "../unit-words.ts";
import { causeOf, chosenUse, eventInWords, namedUse, plansOf } from "./reaction.ts";
import { REACTORS } from "./reactors.ts";
import { useReactionOdds } from "./use-odds.ts";
import "./reaction.css";

const WORDS = words.reaction;

/** What has happened, who may answer it, and what an answer would do. */
export function ReactionPanel() {
  const game = useGame();
  const isOurs = useIsOurs();
  const reaction = reactionUnderWay(game);
  if (reaction === null) return null;
  return (
    <div className={`reaction reaction-${reaction.player}`}>
      <Question game={game} reaction={reaction} isOurs={isOurs} />
      {isOurs && <Answers game={game} />}
    </div>
  );
}

interface QuestionProps {
  readonly game: Game;
  readonly reaction: Reaction;
  readonly isOurs: boolean;
}

function Question({ game, reaction, isOurs }: QuestionProps) {
  const { player } = reaction;
  const { name } = game.players[player];
  return (
    <header className="reaction-head">
      <p className="reaction-whose">{WORDS.mayReact(name)}</p>
      <h2 className="reaction-title">{eventInWords(game)}</h2>
      <p className="reaction-next">
        <Needed game={game} />
        {isOurs ? WORDS.afterThis : WORDS.afterThem(name)}
      </p>
    </header>
  );
}

/** What the charge takes: it may be worth no answer at all. */
function Needed({ game }: { readonly game: Game }) {
  const charge = chargeUnderWay(game);
  const [outlook] = useOutlooks(game, charge?.unitId ?? "", charge === undefined ? [] : [charge.targets]);
  if (outlook?.ok !== true) return null;
  const least = needs(outlook.value);
  if (least === undefined) return WORDS.noRoll;
  return WORDS.needed(least, chanceInWords(outlook.value));
}

function Answers({ game }: { readonly game: Game }) {
  const reactor = useView((view) => view.reactor);
  const uses = reactionsNow(game);
  const odds = useReactionOdds(game, uses);
  const cause = causeOf(game);
  const chosen = chosenUse(game, { reactor });
  if (chosen === undefined || cause === undefined) return null;
  const chancesOf = (use: Use) => odds[uses.indexOf(use)]?.targets[cause.id];
  const cannot = rowsOf(REACTORS, game).filter(({ refusals }) => refusals.length > 0).length;
  return (
    <>
      {[...Map.groupBy(uses, ({ payload }) => payload.stratagem)].map(([id, own]) => (
        <Section key={id} title={namedUse(own[0]!).name} aside={<Price game={game} use={own[0]!} />}>
          <div
            className="reaction-uses"
            role="radiogroup"
            aria-label={WORDS.withWhom(namedUse(own[0]!).name)}
          >
            {own.map((use) => (
              <UseCard
                key={use.actor_unit_id}
                game={game}
                use={use}
                cause={cause}
                chances={chancesOf(use)}
                chosen={use === chosen}
              />
            ))}
          </div>
        </Section>
      ))}
      <Chances cause={cause} chances={chancesOf(chosen)} />
      {cannot > 0 && (
        <Section title={WORDS.cannot} aside={WORDS.units(cannot)}>
          <RestingUnits of={REACTORS} />
        </Section>
      )}
    </>
  );
}

/** `1 CP of 2`. */
function Price({ game, use }: { readonly game: Game; readonly use: Use }) {
  const reaction = reactionUnderWay(game);
  const left = reaction === null ? 0 : game.players[reaction.player].cp;
  const { cost, rule } = namedUse(use);
  return (
    <span
      className="reaction-price"
      {...tip(rule === undefined ? undefined : `${typeset(RULES[rule])}\n${rule}`)}
    >
      <b>{WORDS.cost(cost)}</b>
      {WORDS.ofPoints(left)}
    </span>
  );
}

interface UseCardProps {
  readonly game: Game;
  readonly use: Use;
  readonly cause: Unit;
  readonly chances: TargetOdds | undefined;
  readonly chosen: boolean;
}

function UseCard({ game, use, cause, chances, chosen }: UseCardProps) {
  const { actor_unit_id: id } = use;
  const unit = game.units[id]!;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card of several lines is no input element
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      className="reaction-use"
      onClick={() => look({ reactor: id })}
      onPointerEnter={() => look({ hovered: id })}
      onPointerLeave={() => look({ hovered: null })}
      onFocus={() => look({ hovered: id })}
      onBlur={() => look({ hovered: null })}
    >
      <span className="reaction-mark" aria-hidden="true">
        {chosen ? "◉" : "○"}
      </span>
      <span className="reaction-name">
        {unit.name} <span className="reaction-count">{modelCount(unit)}</span>
      </span>
      <span className="reaction-figure">
        {chances === undefined ? WORDS.working : figureOf(cause, chances)}
      </span>
      {plansOf(game, use).map((plan) => {
        const { attacks, hit, wound, saves } = describePlan(plan);
        const saved = [...new Set(saves.map(({ text }) => text))].join(WORDS.or);
        return (
          <span key={`${plan.weapon_id} ${plan.guns[0]?.model_id}`} className="reaction-note">
            {WORDS.weapon(plan.weapon_name, plan.guns.length, [attacks, hit, wound, saved].join(" · "))}
          </span>
        );
      })}
    </button>
  );
}

/** `1.9 slain`; where that is mostly nothing, the chance of anything: `any slain 5 %`. */
function figureOf(cause: Unit, chances: TargetOdds): string {
  const { shown, what } = whatOf(cause, chances);
  if (!("pmf" in shown))
    return WORDS.between(shown.mean_at_least.toFixed(1), shown.mean_at_most.toFixed(1), what);
  if (shown.mean >= 0.5) return WORDS.mean(shown.mean.toFixed(1), what);
  return WORDS.any(what, percent(1 - (shown.pmf[0] ?? 0)));
}

function Chances({ cause, chances }: { readonly cause: Unit; readonly chances: TargetOdds | undefined }) {
  if (chances !== undefined) return <TargetChart target={cause} chances={chances} />;
  return (
    <Section title={WORDS.odds}>
      <div className="odds-waiting">{WORDS.oddsWorking}</div>
    </Section>
  );
}
