/**
 * Every word of the page, by where it is read: to be read through in one go, and to be translated in one place.
 * What the referee says (log, refusals, plans) is made of data by the words of the rules.
 */
export const words = {
  /** The first page: games that are kept, problems, what can be opened. */
  start: {},
  newGame: {},
  keptGames: {},
  problems: {},
  houseRules: {},
  online: {
    gamesAway: "The server cannot be reached; your games are kept there.",
  },
  replay: {},
  /** The frame of the table: top bar, menu, help, settings, tour, dialogs. */
  table: {},
  log: {},
  unitCard: {},
  /** Tokens, labels, terrain, ruler, marks of what happened. */
  board: {
    unitOf: (unit: string, player: string) => `${unit} of ${player}`,
    modelsLeft: (left: number, of: number) => `${left} of ${of} models`,
    woundsLeft: (left: number) => `${left} wounds left`,
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
  },
  handOver: {
    turn: (player: string) => `${player}’s turn`,
    phase: (round: number, phase: string) => `Round ${round}, ${phase} phase`,
    decides: (player: string) => `${player} decides now`,
    /** What is awaited: "targets to be chosen". */
    waitsFor: (what: string) => what.charAt(0).toUpperCase() + what.slice(1),
  },
  roster: {},
  shooting: {},
  odds: {},
  dice: {},
  charge: {},
  reaction: {},
  /** Moments in which a phase has nothing to play. */
  phases: {},
  ui: {},
};
