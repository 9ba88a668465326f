/** What a page or a program needs to sit at a table; runs in browsers and in Node. */

export {
  claimSeat,
  createGame,
  gameAbout,
  gameRecord,
  gameTexts,
  invitationTo,
  myGames,
  RequestRefused,
  sendTexts,
} from "./api.ts";
export { MOST_STEPS } from "./limits.ts";
export { type Dial, dialer, type Line, type LineEvents, NotAdmitted } from "./line.ts";
export { PATIENCE, type Patience } from "./patience.ts";
export type * from "./protocol.ts";
export { makeSeatToken } from "./random.ts";
export {
  type Answered,
  TableClient,
  type TableOptions,
  type Wish,
} from "./table-client.ts";
export { type LinkState, NOTHING_ABOUT, type TableState } from "./table-state.ts";
export { PROTOCOL } from "./version.ts";
