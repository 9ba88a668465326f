import { INTERLUDES, PHASES } from "../../phases/rows.ts";

interface KeyGroup {
  readonly title: string;
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

/** The keys that mean something at some moments only, each once. */
function keysOfMoments(): KeyGroup["keys"] {
  const all = [...PHASES, ...INTERLUDES].flatMap(({ keys }) => Object.entries(keys));
  return [...new Map(all)].map(([key, { does }]) => ({ keys: [key], does }));
}

/** `All weapons at that target; in the Charge phase: charge it, or not`. */
function numbersInWords(): string {
  const [first, ...others] = PHASES.flatMap(({ name, numbers }) =>
    numbers === null ? [] : [{ name, numbers }],
  );
  const more = others.map(({ name, numbers }) => `; in the ${name} phase: ${numbers.does}`);
  return `${first?.numbers.does}${more.join("")}`;
}

/** Every key of the table with what it does. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: "Play",
    keys: [
      { keys: ["Enter"], does: "The next step: what the blue button says" },
      { keys: ["N"], does: "Next unit that can act" },
      { keys: ["1", "…", "9"], does: numbersInWords() },
      ...keysOfMoments(),
      { keys: ["Arrows"], does: "Move the model in focus by ¼″ (Shift: 1″)" },
      { keys: ["E"], does: "End the phase" },
    ],
  },
  {
    title: "Table",
    keys: [
      { keys: ["Tab"], does: "From unit to unit" },
      { keys: ["Arrows"], does: "On the board: to the next unit in that direction" },
      { keys: ["+", "−", "0"], does: "Zoom in, out, the whole table" },
      { keys: ["R"], does: "Ruler; Esc puts it down" },
      { keys: ["U", "Shift U"], does: "Undo, redo (also Ctrl Z, Ctrl Y)" },
    ],
  },
  {
    title: "Page",
    keys: [
      { keys: ["F"], does: "Fast dice on or off" },
      { keys: ["V"], does: "Log verbose or compact" },
      { keys: ["Ctrl S"], does: "Save to a file" },
      { keys: ["?"], does: "This sheet" },
      { keys: ["Esc"], does: "Close what is open; let go of a unit" },
    ],
  },
];
