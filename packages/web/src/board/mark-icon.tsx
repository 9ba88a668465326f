import type { Mark } from "./scene.ts";

/** Drawn, not typed: glyphs for these differ from one machine's fonts to the next. */
const DRAWING: Partial<Record<Mark, string>> = {
  acting: "M3 1.5 9 6 3 10.5Z",
  eligible: "M1.5 6.5 4.5 9.5 10.5 2.5",
  done: "M1.5 6.5 4.5 9.5 10.5 2.5",
  chosen: "M1 6a5 5 0 1 0 10 0a5 5 0 1 0-10 0M4 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  ineligible: "M2.5 2.5 9.5 9.5M9.5 2.5 2.5 9.5",
  engaged: "M2 2 9 9M10 2 3 9M6.6 9.8 9.8 6.6M5.4 9.8 2.2 6.6",
};

/** A flag: the unit performs something. */
export function FlagIcon() {
  return (
    <svg className="flag-icon" viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
      <path d="M3 11V1.5H10L8 4.25 10 7H3" />
    </svg>
  );
}

export function MarkIcon({ mark }: { readonly mark: Mark }) {
  const d = DRAWING[mark];
  if (d === undefined) return null;
  return (
    <svg className="mark-icon" viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
      <path d={d} fill={mark === "acting" ? "currentColor" : "none"} />
    </svg>
  );
}
