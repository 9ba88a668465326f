import { useId, useState } from "react";
import { useAgainstByHand } from "../../online/by-hand.ts";
import { useIsOurs } from "../../online/whose-decision.ts";
import type { Pending } from "../../table/assignments.ts";
import { AT_HAND, FOLDED, isOn, type Roll, type Toggle } from "../../table/modifiers.ts";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { modify } from "./aim.ts";
import { letGo } from "./let-go.ts";
import "./modifiers.css";

const ROLLS: readonly { readonly roll: Roll; readonly title: string }[] = [
  { roll: "hit", title: words.shooting.modifiers.hit },
  { roll: "wound", title: words.shooting.modifiers.wound },
];

/** What abilities and stratagems add to the rolls of one assignment; the referee sums and limits them. */
export function Modifiers({ pending, hits }: { readonly pending: Pending; readonly hits: boolean }) {
  const id = useId();
  const [open, setOpen] = useState(FOLDED.some((toggle) => isOn(pending, toggle)));
  const folded = FOLDED.filter((toggle) => isOn(pending, toggle)).length;
  // Anyone who reads along sees what is on, and is offered nothing else.
  const isOurs = useIsOurs();
  const shown = isOurs ? open : folded > 0;
  const against = useAgainstByHand();
  const why = against ?? (hits ? undefined : words.shooting.modifiers.noHitRoll);
  return (
    <>
      <div className="modifiers">
        {AT_HAND.map((toggle) => (
          <Switch key={toggle.label} toggle={toggle} pending={pending} disabledBecause={why} />
        ))}
        <button
          type="button"
          className="modifier modifier-more"
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {folded > 0 ? words.shooting.modifiers.moreOn(folded) : words.shooting.modifiers.more}{" "}
          {shown ? "▴" : "▾"}
        </button>
      </div>
      <div className="modifier-groups" id={id} hidden={!shown}>
        {ROLLS.map(({ roll, title }) => (
          <fieldset key={roll} className="modifiers">
            <legend className="modifier-group">{title}</legend>
            {FOLDED.filter((toggle) => toggle.roll === roll).map((toggle) => (
              <Switch
                key={toggle.label}
                toggle={toggle}
                pending={pending}
                disabledBecause={roll === "hit" ? why : against}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}

/** The same switches before there is anything to modify. */
export function NoModifiers() {
  const against = useAgainstByHand();
  return (
    <div className="modifiers">
      {AT_HAND.map(({ label, said }) => (
        <button
          key={label}
          type="button"
          className="modifier"
          aria-disabled="true"
          {...tip(against ?? words.shooting.modifiers.targetFirst(said))}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function Switch({
  toggle,
  pending,
  disabledBecause,
}: {
  readonly toggle: Toggle;
  readonly pending: Pending;
  readonly disabledBecause: string | undefined;
}) {
  const { label, said } = toggle;
  const disabled = disabledBecause !== undefined;
  return (
    <button
      type="button"
      className="modifier"
      aria-pressed={isOn(pending, toggle)}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        letGo(event);
        if (!disabled) flip(pending, toggle);
      }}
      {...tip(disabledBecause ?? said)}
    >
      {label}
    </button>
  );
}

function flip(pending: Pending, toggle: Toggle): void {
  const { roll, name } = toggle;
  const of = { ...pending.modifiers?.[roll], [name]: !isOn(pending, toggle) };
  modify(pending, { modifiers: { ...pending.modifiers, [roll]: of } });
}
