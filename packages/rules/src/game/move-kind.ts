/** What a unit does when it is chosen in the Movement phase. */
export const MOVE_KINDS = ["NORMAL", "ADVANCE", "FALL_BACK", "STATIONARY"] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** Those in which models move. */
export const MADE_MOVES = ["NORMAL", "ADVANCE", "FALL_BACK"] as const satisfies readonly MoveKind[];
export type MadeMove = (typeof MADE_MOVES)[number];
