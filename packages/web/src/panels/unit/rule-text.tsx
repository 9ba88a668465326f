import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import "./unit.css";

/** What the player's file says of a rule, folded. It is plain text, whatever it was in the file. */
export function RuleText({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <details className="rule-text">
      <summary>{words.coverage.text}</summary>
      <p>{typeset(text)}</p>
    </details>
  );
}
