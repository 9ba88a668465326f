/** Every key of the table with what it does: the help sheet and the keyboard read the same list. */
export const KEY_GROUPS = [
  {
    title: "Play",
    keys: [
      { keys: ["Enter"], does: "The next step: what the blue button says" },
      { keys: ["N"], does: "Next unit that can act" },
      { keys: ["1", "…", "9"], does: "All weapons at that target; in the Charge phase: charge it, or not" },
      { keys: ["C"], does: "Clear all targets" },
      { keys: ["S"], does: "Skip the unit" },
      { keys: ["A"], does: "Auto-path: models find their own way" },
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
] as const;
