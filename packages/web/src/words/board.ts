/** Tokens, labels, terrain, ruler, marks of what happened. */
export const board = {
  unitOf: (unit: string, player: string) => `${unit} of ${player}`,
  modelsLeft: (left: number, of: number) => `${left} of ${of} models`,
  woundsLeft: (left: number) => `${left} wounds left`,
  shocked: "shocked",
  onTheWounded: (figures: string) => `on the wounded: ${figures}`,
  numbers: (models: string) => `models ${models}`,
  /** What it does, by the rule that says it exactly. */
  terrainRules: {
    "LS-3": "Blocks sight: models see into it and out of it, never through it or over it.",
    "CV-3": "Cover for a model wholly within, or partly hidden by it.",
    "CV-4": "Cover for a model wholly within, or partly hidden by it.",
    "CV-5": "Cover for Infantry wholly within.",
    "CV-6": "Cover for Infantry wholly within 3″ and partly hidden by it.",
    "CV-7": "Cover for a model partly hidden by it.",
    "CV-8": "Cover for a model whose centre is inside, or that is shot at across it.",
  } as Readonly<Record<string, string>>,
  /** On the line to a model that is seen: how far it is, and whether it can be shot at. */
  inSight: (inches: string, eligible: boolean) => `${inches} ${eligible ? "✓" : "in sight"}`,
  /** On the piece of terrain that hides it. */
  inTheWay: (terrain: string) => `✕ ${terrain}`,
  hiddenBy: (terrain: readonly string[]) => `Not visible: ${terrain.join(" and ")} in the way`,
  high: (what: string, inches: number) => `${what}, ${inches}″ high`,
  rule: (text: string, id: string) => `${text} (${id})`,
  table: (width: number, height: number) => `Table, ${width} by ${height} inches`,
  board: "board",
  pin: "Pin this ruler",
  unpin: "Unpin this ruler",
  removeRuler: "Remove this ruler",
  /** After the length of a way with corners. */
  inAll: " in all",
  tape: (inches: string) => `${inches}″`,
  /** Where wounds were lost. */
  lost: (wounds: number) => `−${wounds}`,
  settings: {
    dice: "Dice and effects",
    diceSpeeds: { slow: "Slow", normal: "Normal", instant: "At once" },
    text: "Text size",
    textSizes: { normal: "Normal", large: "Large", largest: "Largest" },
    sound: "Sound",
    soundOn: { off: "Off", on: "On" },
  },
};
