import {
  type AttackPlan,
  describePlan,
  type Game,
  type PlanInWords,
  prepare,
  type Unit,
} from "@gunline/rules";
import type { ReactNode } from "react";
import { type Pending, wishOf } from "../../table/assignments.ts";
import { useGame } from "../../table/table.ts";
import { words } from "../../words/english.ts";

/** The compiled plans of one assignment: several where its models roll in lots, none where it would be refused by now. */
function plansOf(game: Game, unit: Unit, pending: Pending): readonly AttackPlan[] {
  const prepared = prepare(game, unit, [wishOf(pending)]);
  return prepared.ok ? prepared.value.map(({ plan }) => plan) : [];
}

/** What will be rolled, every number with its reasons. */
export function Preview({ unit, pending }: { readonly unit: Unit; readonly pending: Pending }) {
  const plans = plansOf(useGame(), unit, pending);
  return plans.map((plan) => <Lot key={plan.guns[0]?.model_id} plan={plan} />);
}

function Lot({ plan }: { readonly plan: AttackPlan }) {
  const told = describePlan(plan);
  const facts: ReactNode[] = [
    <Fact
      key="attacks"
      text={told.attacks}
      reasons={[]}
      tail={told.parts === "" ? "" : ` = ${told.parts}`}
    />,
    <Fact key="hit" text={told.hit} reasons={told.hit_reasons} />,
    <Fact key="wound" text={told.wound} reasons={told.wound_reasons} />,
    ...[...Map.groupBy(told.saves, ({ text }) => text)].map(([text, saves], _, ways) => (
      <Fact
        key={text}
        text={ways.length > 1 ? `${text} ×${modelsOf(saves)}` : text}
        reasons={alternatives(saves.map(({ reasons }) => reasons))}
      />
    )),
    <Fact key="damage" text={told.damage} reasons={[]} />,
  ];
  const more = [...plan.notes, ...told.effects];
  return (
    <div className="preview">
      <p>{facts.flatMap((fact, index) => (index === 0 ? [fact] : [" · ", fact]))}</p>
      {more.length > 0 && (
        <ul className="preview-more">
          {more.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** How many models save so, whoever fires at them. */
function modelsOf(saves: PlanInWords["saves"]): number {
  return new Set(saves.flatMap(({ model_ids }) => model_ids)).size;
}

/** The same save for different reasons: what all share, then what sets them apart. */
function alternatives(ways: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = ways;
  if (others.length === 0) return first;
  const shared = first.filter((reason) => others.every((way) => way.includes(reason)));
  const apart = ways.map(
    (way) => way.filter((reason) => !shared.includes(reason)).join(", ") || words.shooting.nothingMore,
  );
  return [...shared, eitherOf([...new Set(apart)])];
}

/** `cover +1 (behind woods or within ruins)`: what the ways have in common is said once. */
function eitherOf(ways: readonly string[]): string {
  const sources = ways.map((way) => /^cover \+1 \((.*)\)$/.exec(way)?.[1]);
  const covers = sources.every((source) => source !== undefined);
  return covers
    ? words.shooting.cover(sources.join(words.shooting.orElse))
    : ways.join(words.shooting.orElse);
}

/** `2+ to hit (BS 3+, Heavy +1)` with its number in bold. */
function Fact({
  text,
  reasons,
  tail = "",
}: {
  readonly text: string;
  readonly reasons: readonly string[];
  readonly tail?: string;
}) {
  const number = /^[\dD+×\s]*[\dD+]/.exec(text)?.[0] ?? "";
  const bold = tail === "" && !text.endsWith("attacks") && !text.endsWith("attack") ? number : text;
  return (
    <span className="preview-fact">
      <b>{bold}</b>
      {text.slice(bold.length)}
      <span className="preview-why">
        {tail}
        {reasons.length > 0 && ` (${reasons.join(", ")})`}
      </span>
    </span>
  );
}
