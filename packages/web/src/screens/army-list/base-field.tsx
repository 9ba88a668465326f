import type { Base } from "@gunline/rules";
import { useState } from "react";
import { words } from "../../words/english.ts";

const own = words.armyList.questions;

/** The measures of a base, taken over when the field is left. */
export function BaseField({ base, onBase }: { readonly base: Base; readonly onBase: (base: Base) => void }) {
  const given = base.shape === "round" ? [base.mm] : [...base.mm];
  const [sizes, setSizes] = useState(given.map(String));
  const leave = () => {
    const read = sizes.map(Number);
    if (read.some((mm, at) => !(mm > 5 && mm <= 600) || given[at] === undefined)) return;
    if (read.every((mm, at) => mm === given[at])) return;
    const [long = 0, short = 0] = read;
    onBase(base.shape === "round" ? { shape: "round", mm: long } : { shape: base.shape, mm: [long, short] });
  };
  return (
    <>
      {sizes.map((size, at) => {
        const label = base.shape === "round" ? own.round : at === 0 ? own.long : own.wide;
        return (
          <input
            key={label}
            className="army-list-mm"
            aria-label={label}
            inputMode="decimal"
            value={size}
            onChange={({ target }) => setSizes(sizes.map((one, i) => (i === at ? target.value : one)))}
            onBlur={leave}
          />
        );
      })}
      <span className="army-list-quiet">{own.mm}</span>
    </>
  );
}
