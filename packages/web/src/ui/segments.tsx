import { tip } from "./tip.ts";

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The key that does the same. */
  readonly shortcut?: string;
  /** Why it cannot be chosen now. */
  readonly disabledBecause?: string | undefined;
}

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value | null;
  readonly options: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A row of buttons of which one is pressed. */
export function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ value: own, label: name, shortcut, disabledBecause }) => (
        <button
          key={own}
          type="button"
          className="segment"
          aria-pressed={own === value}
          aria-disabled={disabledBecause !== undefined || undefined}
          onClick={() => onChange(own)}
          {...tip(disabledBecause)}
        >
          {name}
          {shortcut !== undefined && (
            <span className="key" aria-hidden="true">
              {shortcut}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
