import * as z from "zod/mini";

const side = z.enum(["p1", "p2"]);
const player = z.object({ name: z.string() });
const base = z.discriminatedUnion("shape", [
  z.object({ shape: z.literal("round"), mm: z.number() }),
  z.object({ shape: z.enum(["oval", "hull"]), mm: z.tuple([z.number(), z.number()]) }),
]);
const model = z.object({
  position: z.nullable(z.object({ x: z.number(), y: z.number() })),
  facing: z.catch(z.number(), 0),
  base,
});

/** What a card shows of a game; far less than it takes to play it, and quickly read. */
const gameSummarySchema = z.object({
  board: z.object({ width: z.number(), height: z.number() }),
  players: z.object({ p1: player, p2: player }),
  turn: z.object({ round: z.number(), phase: z.string() }),
  terrain: z.record(
    z.string(),
    z.object({ id: z.string(), kind: z.string(), polygon: z.array(z.array(z.number())) }),
  ),
  units: z.record(z.string(), z.object({ id: z.string(), owner: side, models: z.record(z.string(), model) })),
});

type GameSummary = z.infer<typeof gameSummarySchema>;

/** Undefined where it is no game that could be drawn. */
export function gameSummary(game: unknown): GameSummary | undefined {
  return gameSummarySchema.safeParse(game).data;
}
