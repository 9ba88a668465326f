import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import type { Table } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";
import { isUnitInRange } from "../../../game/measure/marker.ts";
import type { PlayerId } from "../../../game/player.ts";
import { count, idSchema, text } from "../../../game/scalar.ts";
import { isOnTable } from "../../../game/unit.ts";
import { type Condition, compileCondition, conditionSchema, conditionWords } from "../condition.ts";
import { tools } from "../tools.ts";
import { pointsFor } from "./command-points.ts";
import { actKind } from "./kind.ts";

const schema = z.strictObject({
  /** A die for each objective marker that the player controls and that a unit such as this is in range of. */
  eachObjective: z.literal("YOURS"),
  near: conditionSchema,
  /** The face from which one of them is enough. */
  from: count(1, 6),
  /** A command point for one such die. */
  cp: z.optional(z.literal(1)),
  /** Each such die goes into this pool of dice. */
  pool: z.optional(z.strictObject({ id: idSchema, called: text })),
});

/** Dice for objective markers, of which one high one brings a command point (CO-2). */
export const eachObjective = actKind<"eachObjective", z.infer<typeof schema>>({
  key: "eachObjective",
  schema,
  run({ near, from, cp, pool }, { change, player, named }) {
    const found = heldBy(change.table, player, near);
    if (found.length === 0) return;
    const rolls_raw = found.map(() => change.dice.d6());
    const about = { unit_id: found[0]!.id, target_unit_id: found[0]!.id };
    change.story.roll({ context: "ability", ability: named.name, rolls_raw, wounds: null, ...about });
    const high = rolls_raw.filter((face) => face >= from);
    if (high.length === 0) return;
    if (cp !== undefined) tools.value.gainCommandPoint(change, player);
    if (pool === undefined) return;
    const { pools } = change.table.players[player];
    const held = pools?.[pool.id];
    const after = [...(typeof held === "object" ? held : []), ...high].slice(0, LIMITS.pool);
    change.set(`players.${player}.pools`, { ...pools, [pool.id]: after });
    change.story.addLine({ line: "pool_changed", player, pool: pool.called, left: after.length });
  },
  words: ({ near, from, pool }) =>
    `roll one D6 for each objective marker you control that is in range of a unit from your army where ${conditionWords(near)}: ${
      pool === undefined
        ? `if any result is ${from}+, you gain 1 CP`
        : `each ${from}+ becomes one of your ${pool.called}, showing that result`
    }`,
  dice: () => 12,
  odds({ near, from, cp }, { scene }) {
    if (cp === undefined) return [];
    const dice = heldBy(scene.game, scene.player, near).length;
    if (dice === 0) return [];
    const none = ((from - 1) / 6) ** dice;
    return [{ what: "CP", unit_id: scene.unit.id, ...pointsFor(scene, 1 - none) }];
  },
});

/** A unit such as this for each marker of the player that one is in range of. */
function heldBy(game: Table, player: PlayerId, near: Condition): readonly Unit[] {
  const test = compileCondition(near);
  const able = Object.values(game.units).filter(
    (unit) => unit.owner === player && isOnTable(unit) && test({ game, unit, player, bearers: null }),
  );
  const held = Object.values(game.objectives).filter((one) => one.controlled_by === player);
  return held.flatMap((objective) => able.find((unit) => isUnitInRange(game, unit, objective)) ?? []);
}
