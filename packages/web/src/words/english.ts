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
    restored:
      "The server was restored from a backup. What was played after that is lost, and the dice to come are new.",
  },
  replay: {},
  /** The frame of the table: top bar, menu, help, settings, tour, dialogs. */
  table: {},
  log: {},
  unitCard: {},
  /** Tokens, labels, terrain, ruler, marks of what happened. */
  board: {},
  handOver: {},
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
