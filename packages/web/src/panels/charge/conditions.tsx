import { type moves, type Refusal, RULES } from "@gunline/rules";
import { conditionTitle } from "@gunline/rules/words";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { adviceOn } from "./advice.ts";

const WORDS = words.charge.conditions;

interface ConditionsProps {
  readonly conditions: readonly moves.ChargeCondition[];
  /** Asked to mend one that is broken. */
  readonly onFix: (condition: moves.ChargeCondition) => void;
  /** Whether what is said to a charge is said of it: unless told, it is one. */
  readonly isCharge?: boolean;
}

/** Everything that the move must keep: ✓ kept, ✕ broken with how to mend it, – not asked yet. */
export function Conditions({ conditions, onFix, isCharge = true }: ConditionsProps) {
  return (
    <ul className="charge-conditions">
      {conditions.map((condition) => (
        <li key={condition.about.name} className={`charge-condition charge-${stateOf(condition)}`}>
          <span className="charge-sign" aria-hidden="true">
            {SIGNS[stateOf(condition)]}
          </span>
          <span className="charge-rule-title" {...tip(`${RULES[condition.rule]} (${condition.rule})`)}>
            <span className="visually-hidden">{STATES[stateOf(condition)]}: </span>
            {conditionTitle(condition.about)}
          </span>
          {condition.met === false && <span className="charge-rule">{ruleOf(condition)}</span>}
          {condition.met === null && <span className="charge-later">{WORDS.later}</span>}
          <Faults faults={condition.faults} isAdvised={isCharge} />
          {condition.met === false && (
            <button
              type="button"
              className="charge-fix"
              aria-label={WORDS.fixLabel(conditionTitle(condition.about))}
              onClick={() => onFix(condition)}
            >
              {WORDS.fix}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

type State = "kept" | "broken" | "open";

const SIGNS: Readonly<Record<State, string>> = { kept: "✓", broken: "✕", open: "–" };
const STATES: Readonly<Record<State, string>> = { kept: WORDS.kept, broken: WORDS.broken, open: WORDS.open };

function stateOf({ met }: moves.ChargeCondition): State {
  if (met === null) return "open";
  return met ? "kept" : "broken";
}

/** A condition may stand for several rules: the one that is broken is named. */
function ruleOf({ rule, faults }: moves.ChargeCondition): string {
  const broken = [...new Set(faults.map((fault) => fault.rule))];
  return broken.length > 0 ? broken.join(", ") : rule;
}

const MOST_SHOWN = 3;

function Faults({ faults, isAdvised }: { readonly faults: readonly Refusal[]; readonly isAdvised: boolean }) {
  if (faults.length === 0) return null;
  const shown = faults.slice(0, MOST_SHOWN);
  const left = faults.length - shown.length;
  return (
    <div className="charge-faults">
      {shown.map((fault) => (
        <p key={fault.code + fault.message}>
          {typeset(fault.message)} {isAdvised && adviceOn(fault)}
        </p>
      ))}
      {left > 0 && <p>{WORDS.more(left)}</p>}
    </div>
  );
}
