import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { count } from "../../../game/scalar.ts";
import { conditionKind } from "../kind.ts";

const round = count(1, LIMITS.rounds);
const roundSchema = z.strictObject({ round, until: z.optional(round) });

/** The battle round is this one or later, up to a last one. */
export const battleRound = conditionKind<"round", z.infer<typeof roundSchema>>({
  key: "round",
  schema: roundSchema,
  sees: () => "TABLE",
  compile:
    ({ round: first, until = LIMITS.rounds }) =>
    ({ game }) =>
      game.turn.round >= first && game.turn.round <= until,
  words: ({ round: first, until }) => {
    if (until === undefined) return `it is battle round ${first} or later`;
    return until === first ? `it is battle round ${first}` : `it is battle round ${first} to ${until}`;
  },
});

const turnSchema = z.strictObject({ turn: z.enum(["YOUR", "ENEMY"]) });

/** Whose turn it is. */
export const turn = conditionKind<"turn", z.infer<typeof turnSchema>>({
  key: "turn",
  schema: turnSchema,
  sees: () => "TABLE",
  compile:
    ({ turn: whose }) =>
    ({ game, player }) =>
      (game.turn.active_player === player) === (whose === "YOUR"),
  words: ({ turn: whose }) => (whose === "YOUR" ? "it is your turn" : "it is your opponent’s turn"),
});
