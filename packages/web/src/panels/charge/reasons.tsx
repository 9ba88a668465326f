import { type Refusal, RULES } from "@gunline/rules";
import { tip } from "../../ui/tip.ts";
import { typeset } from "../../words/format.ts";

/** Why something cannot be done, with the rules that say so. */
export function Reasons({ refusals }: { readonly refusals: readonly Refusal[] }) {
  return (
    <ul className="charge-reasons">
      {refusals.map(({ code, message, rule }) => (
        <li key={code + message} {...tip(`${RULES[rule]} (${rule})`)}>
          {typeset(message)} <span className="charge-rule">{rule}</span>
        </li>
      ))}
    </ul>
  );
}
