import { byHand } from "@gunline/rules";
import { words } from "../../words/english.ts";
import type { Until } from "./modifiers.ts";

interface UntilFieldProps {
  readonly id: string;
  readonly value: Until;
  readonly onChange: (until: Until) => void;
}

/** How long what is given by hand lasts. */
export function UntilField({ id, value, onChange }: UntilFieldProps) {
  return (
    <label>
      {words.byHand.modifiers.until}{" "}
      <select
        className="text-field"
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as Until)}
      >
        {byHand.EFFECT_ENDS.map((end) => (
          <option key={end} value={end}>
            {words.byHand.ends[end]}
          </option>
        ))}
      </select>
    </label>
  );
}
