import { type AttackPlan, type Game, prepare, type Unit } from "@gunline/rules";
import { describePlan, noteInWords, type PlanFact, planFacts } from "@gunline/rules/words";
import { type Pending, wishOf } from "../../table/assignments.ts";
import { useGame } from "../../table/table.ts";

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
  const facts = planFacts(plan).map((fact) => <Fact key={`${fact.number}${fact.rest}`} fact={fact} />);
  const more = [...plan.notes.map(noteInWords), ...describePlan(plan).effects];
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

/** `2+ to hit (BS 3+, Heavy +1)` with its number in bold. */
function Fact({ fact: { number, rest, why } }: { readonly fact: PlanFact }) {
  return (
    <span className="preview-fact">
      <b>{number}</b>
      {rest}
      <span className="preview-why">{why}</span>
    </span>
  );
}
