import { words } from "../words/english.ts";

/** Why something that was asked of the server did not happen, in words for whoever asked. */
export function inWords(error: unknown): string {
  // By its name: what talks to the server may itself be what could not be fetched.
  const refused = error instanceof Error && error.name === "RequestRefused";
  return refused ? error.message : words.online.unreachable;
}
