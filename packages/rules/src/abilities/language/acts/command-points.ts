import * as z from "zod/mini";
import { numbersOf } from "../../../game/ruleset.ts";
import type { Scene } from "../scene.ts";
import { tools } from "../tools.ts";
import { actKind } from "./kind.ts";
import { type ActOdds, capped } from "./odds.ts";

const schema = z.strictObject({ cp: z.literal(1) });

/** The chance of a point that is gained so often, as far as the player may gain one in this round. */
export function pointsFor({ game, player }: Scene, chance: number): Pick<ActOdds, "chances" | "most"> {
  const most = Math.max(0, numbersOf(game).extraCp - (game.players[player].extra_cp ?? 0));
  return { chances: capped([1 - chance, chance], most), most };
}

/** A command point, of those that a player may gain beside the Command phases' (CO-2). */
export const commandPoints = actKind<"cp", z.infer<typeof schema>>({
  key: "cp",
  schema,
  run: (_, { change, player }) => void tools.value.gainCommandPoint(change, player),
  words: () => "you gain 1 CP",
  dice: () => 0,
  odds: (_, { scene }) => [{ what: "CP", unit_id: scene.unit.id, ...pointsFor(scene, 1) }],
});
