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
    lost: "Connection lost. Trying again by itself; nothing of the game is lost.",
    silent: "The server has not answered for a while. Trying again by itself.",
    differs: "This page and the server do not agree on the game. Reload the page.",
    byHand: "Modifiers by hand",
    byHandHint: "Both players may add re-rolls, +1 and −1 to their rolls. Everybody sees it.",
    byHandOffHint: "Only what the rules give counts.",
    byHandOn: "On",
    byHandOff: "Off",
    byHandAllowed: "Modifiers by hand are on at this table.",
    notByHand: "This table was opened without modifiers by hand.",
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
