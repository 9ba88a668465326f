/** Tokens, labels, terrain, ruler, marks of what happened. */
export const board = {
  unitOf: (unit: string, player: string) => `${unit} of ${player}`,
  modelsLeft: (left: number, of: number) => `${left} of ${of} models`,
  woundsLeft: (left: number) => `${left} wounds left`,
  shocked: "shocked",
  onTheWounded: (figures: string) => `on the wounded: ${figures}`,
  numbers: (models: string) => `models ${models}`,
  terrain: {
    ruins: "ruins",
    woods: "woods",
    crater: "crater",
    barricade: "barricade",
    debris: "debris",
    hill: "hill",
    container: "container",
  },
  someTerrain: "terrain",
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
