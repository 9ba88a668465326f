import { type Game, inProgress, missions, stratagems, type TargetOdds, type Unit } from "@gunline/rules";
import { describePlan } from "@gunline/rules/words";
import { chooseUse } from "../../table/moment.ts";
import { UnitBadge } from "../../table/unit-badge.tsx";
import { look } from "../../table/view.ts";
import type { Use } from "../../table/whose.ts";
import { words } from "../../words/english.ts";
import { inches, percent } from "../../words/format.ts";
import { whatOf } from "../shooting/odds.tsx";
import { modelCount } from "../unit-words.ts";
import { chosenOf, keyOf, type Offer } from "./offers.ts";
import type { OptionOdds } from "./option-odds.ts";
import { plansOf } from "./reaction.ts";

const WORDS = words.reaction;

export interface UseListProps {
  readonly game: Game;
  readonly offer: Offer;
  /** The use that is chosen, by its key. */
  readonly chosen: string | null;
  readonly oddsOf: (use: Use) => OptionOdds | undefined;
}

/** How an offer can be used: by whom, on whom, and what comes of it. */
export function UseList({ game, offer, chosen, oddsOf }: UseListProps) {
  const inMind = chosenOf(offer, chosen);
  return (
    <div className="reaction-uses" role="radiogroup" aria-label={WORDS.withWhom(offer.name)}>
      {offer.uses.map((use) => (
        <UseCard key={keyOf(use)} game={game} use={use} odds={oddsOf(use)} isChosen={use === inMind} />
      ))}
    </div>
  );
}

interface UseCardProps {
  readonly game: Game;
  readonly use: Use;
  readonly odds: OptionOdds | undefined;
  readonly isChosen: boolean;
}

function UseCard({ game, use, odds, isChosen }: UseCardProps) {
  const { actor_unit_id, payload } = use;
  // What a player does by himself is told by whom it is done to.
  const unit = game.units[actor_unit_id ?? payload.target_unit_id ?? ""];
  const hovered = unit?.id ?? null;
  const about = actor_unit_id === undefined && unit !== undefined ? "" : aboutUse(game, use);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card of several lines is no input element
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className="reaction-use"
      onClick={() => chooseUse(keyOf(use))}
      onPointerEnter={() => look({ hovered })}
      onPointerLeave={() => look({ hovered: null })}
      onFocus={() => look({ hovered })}
      onBlur={() => look({ hovered: null })}
    >
      <span className="reaction-mark" aria-hidden="true" />
      {unit !== undefined && <UnitBadge unit={unit} />}
      <span className="reaction-name">
        {unit?.name} {unit !== undefined && <span className="reaction-count">{modelCount(unit)}</span>}
        <span className="reaction-about">{about || optionOddsInWords(game, use, odds)}</span>
      </span>
      <span className="reaction-figure">
        {figureOf(game, odds)}
        <span className="reaction-chance">{chanceOf(game, odds)}</span>
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

/** `by Captain against Boyz`, `the die that shows 2`: what sets two uses of one unit apart. */
function aboutUse(game: Game, { actor_unit_id, payload }: Use): string {
  const { target_unit_id, model_id, assignments, card, dice_index, point } = payload;
  const face = dice_index === undefined ? undefined : inProgress.pendingRoll(game)?.faces[dice_index];
  const target = assignments === undefined ? game.units[target_unit_id ?? ""] : undefined;
  const model = game.units[actor_unit_id ?? ""]?.models[model_id ?? ""];
  return [
    ...(card === undefined ? [] : [WORDS.discard(missions.CARDS[card].name)]),
    ...(face === undefined ? [] : [WORDS.die(face)]),
    ...(point === undefined ? [] : [WORDS.at(objectiveAt(game, point), inches(point[0]), inches(point[1]))]),
    ...(model === undefined ? [] : [WORDS.by(model.name)]),
    ...(target === undefined ? [] : [WORDS.against(target.name)]),
  ].join(" ");
}

/** The objective that lies there, if one does. */
function objectiveAt({ objectives }: Game, [x, y]: readonly [number, number]): string {
  return Object.values(objectives).find(({ position }) => position.x === x && position.y === y)?.id ?? "";
}

/** Whom it would do that to, where the use does not say. */
function optionOddsInWords(game: Game, { payload }: Use, odds: OptionOdds | undefined): string {
  if (odds?.kind !== "deals" || payload.assignments !== undefined) return "";
  return WORDS.against(game.units[odds.unitId]?.name ?? "");
}

function figureOf(game: Game, odds: OptionOdds | undefined): string {
  if (odds === undefined) return WORDS.working;
  if (odds === null) return "";
  if (odds.kind === "charges")
    return odds.least === null ? WORDS.hopeless : WORDS.charges(odds.least, percent(odds.chance));
  if (odds.kind === "dice") return odds.outcomes.map(outcomeInWords).join(" · ");
  const unit = game.units[odds.unitId];
  if (unit === undefined) return "";
  if (odds.kind === "deals") return dealt(unit, odds.chances);
  const { what } = whatOf(unit, odds.without);
  return WORDS.change(meanIn(unit, odds.without), meanIn(unit, odds.with), what);
}

/** `3.0 mortal wounds`, `passes 58 %`; with what it would be without the use, where that is something. */
function outcomeInWords({ what, chances, without }: stratagems.ActOdds): string {
  const number = (of: readonly number[]) =>
    what === "TEST" || what === "DIE" ? percent(of[1] ?? 0) : stratagems.meanOf(of).toFixed(1);
  const now = without === undefined ? number(chances) : WORDS.instead(number(without), number(chances));
  return WORDS.outcomes[what](now);
}

function meanIn(unit: Unit, chances: TargetOdds): string {
  const { shown } = whatOf(unit, chances);
  return ("pmf" in shown ? shown.mean : (shown.mean_at_least + shown.mean_at_most) / 2).toFixed(1);
}

/** `1.9 slain`, on average. */
function dealt(unit: Unit, chances: TargetOdds): string {
  const { shown, what } = whatOf(unit, chances);
  if (!("pmf" in shown))
    return WORDS.between(shown.mean_at_least.toFixed(1), shown.mean_at_most.toFixed(1), what);
  return WORDS.mean(shown.mean.toFixed(1), what);
}

/** `at least 1: 45 % → 30 %`: beside the average, so that any two uses can be compared. */
function chanceOf(game: Game, odds: OptionOdds | undefined): string {
  if (odds == null || odds.kind === "charges" || odds.kind === "dice") return "";
  const unit = game.units[odds.unitId];
  if (unit === undefined) return "";
  const chances = odds.kind === "deals" ? [odds.chances] : [odds.without, odds.with];
  const any = chances.map((one) => anyOf(unit, one));
  return any.includes(undefined) ? "" : WORDS.anyAtAll(any.join(WORDS.to));
}

function anyOf(unit: Unit, chances: TargetOdds): string | undefined {
  const { shown } = whatOf(unit, chances);
  return "pmf" in shown ? percent(1 - (shown.pmf[0] ?? 0)) : undefined;
}
