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

/** The compiled plan of one assignment; undefined where the referee would refuse it by now. */
function planOf(game: Game, unit: Unit, pending: Pending): AttackPlan | undefined {
  const prepared = prepare(game, unit, [wishOf(pending)]);
  return prepared.ok ? prepared.value[0]?.plan : undefined;
}

/** What will be rolled, every number with its reasons. */
export function Preview({ unit, pending }: { readonly unit: Unit; readonly pending: Pending }) {
  const plan = planOf(useGame(), unit, pending);
  if (plan === undefined) return null;
  const words = describePlan(plan);
  const facts: ReactNode[] = [
    <Fact
      key="attacks"
      words={words.attacks}
      reasons={[]}
      tail={words.parts === "" ? "" : ` = ${words.parts}`}
    />,
    <Fact key="hit" words={words.hit} reasons={words.hit_reasons} />,
    <Fact key="wound" words={words.wound} reasons={words.wound_reasons} />,
    ...[...Map.groupBy(words.saves, ({ text }) => text)].map(([text, saves], _, ways) => (
      <Fact
        key={text}
        words={ways.length > 1 ? `${text} ×${modelsOf(saves)}` : text}
        reasons={alternatives(saves.map(({ reasons }) => reasons))}
      />
    )),
    <Fact key="damage" words={words.damage} reasons={[]} />,
  ];
  const more = [...plan.notes, ...words.effects];
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
    (way) => way.filter((reason) => !shared.includes(reason)).join(", ") || "nothing more",
  );
  return [...shared, eitherOf([...new Set(apart)])];
}

/** `cover +1 (behind woods or within ruins)`: what the ways have in common is said once. */
function eitherOf(ways: readonly string[]): string {
  const sources = ways.map((way) => /^cover \+1 \((.*)\)$/.exec(way)?.[1]);
  const covers = sources.every((source) => source !== undefined);
  return covers ? `cover +1 (${sources.join(" or ")})` : ways.join(" or ");
}

/** `2+ to hit (BS 3+, Heavy +1)` with its number in bold. */
function Fact({
  words,
  reasons,
  tail = "",
}: {
  readonly words: string;
  readonly reasons: readonly string[];
  readonly tail?: string;
}) {
  const number = /^[\dD+×\s]*[\dD+]/.exec(words)?.[0] ?? "";
  const bold = tail === "" && !words.endsWith("attacks") && !words.endsWith("attack") ? number : words;
  return (
    <span className="preview-fact">
      <b>{bold}</b>
      {words.slice(bold.length)}
      <span className="preview-why">
        {tail}
        {reasons.length > 0 && ` (${reasons.join(", ")})`}
      </span>
    </span>
  );
}
