import type { Base } from "@gunline/rules";
import { words } from "../../words/english.ts";

const own = words.builder.unit;

interface UnitBaseProps {
  /** As the book writes it: `32`, `75x42`, `~hull 205x120`. */
  readonly code: string;
  readonly base: Base | undefined;
  readonly onBase: (base: Base | null) => void;
}

/** The base of the unit's models, where its player's are others; hulls are estimates that can be measured. */
export function UnitBase({ code, base, onBase }: UnitBaseProps) {
  const [, hull, long, short] = /^~?(hull )?([\d.]+)(?:x([\d.]+))?$/.exec(code) ?? [];
  if (long === undefined) return null;
  if (short === undefined) {
    const mm = base?.shape === "round" ? base.mm : Number(long);
    return (
      <label className="builder-base">
        {own.base}
        <input
          type="number"
          min={10}
          max={400}
          value={mm}
          onChange={({ target }) => {
            const wanted = Number(target.value);
            if (wanted >= 10 && wanted <= 400)
              onBase(wanted === Number(long) ? null : { shape: "round", mm: wanted });
          }}
        />
      </label>
    );
  }
  const [wide, deep] = base !== undefined && base.shape !== "round" ? base.mm : [Number(long), Number(short)];
  const change = (mm: [number, number]) => {
    if (mm.some((one) => !(one >= 10 && one <= 800))) return;
    onBase({ shape: hull === undefined ? "oval" : "hull", mm });
  };
  return (
    <div className="builder-base builder-row">
      <label>
        {own.long}
        <input
          type="number"
          min={10}
          max={800}
          value={wide}
          onChange={({ target }) => change([Number(target.value), deep])}
        />
      </label>
      <label>
        {own.wide}
        <input
          type="number"
          min={10}
          max={800}
          value={deep}
          onChange={({ target }) => change([wide, Number(target.value)])}
        />
      </label>
    </div>
  );
}
