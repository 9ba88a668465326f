import type { Action, ActionResult, Game, GameRecord } from "@gunline/rules";

/** A battle as its reckoning needs it: told by this page, or the record of a server. */
export type Story =
  | {
      readonly kind: "told";
      readonly start: Game;
      readonly steps: readonly { readonly action: Action; readonly result: ActionResult }[];
    }
  | { readonly kind: "record"; readonly record: GameRecord };
