import { inForce, RULES, type Weapon } from "@gunline/rules";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";

/** The keywords of a weapon as short marks; what each does is said by its rule. */
export function Chips({ weapon }: { readonly weapon: Weapon }) {
  const { abilities, notAutomated } = inForce.abilitiesOf(weapon);
  return (
    <span className="chips">
      {abilities.map(({ indicator, name, rule }) => (
        <button
          key={indicator}
          type="button"
          className="chip chip-button"
          aria-label={`${indicator} ${name.toLowerCase()}`}
          {...tip(`${typeset(RULES[rule])}\n${rule}`)}
        >
          {indicator}
        </button>
      ))}
      {notAutomated.map((text) => (
        <button
          key={text}
          type="button"
          className="chip chip-button chip-unknown"
          aria-label={words.shooting.unknownKeyword(text)}
          {...tip(`${words.shooting.unknownKeywordTip(text)}\n${RULES["KW-22"]}\nKW-22`)}
        >
          {text.toLowerCase()}
        </button>
      ))}
    </span>
  );
}
