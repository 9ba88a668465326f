import * as z from "zod/mini";
import { isUnitInRange } from "../../../game/measure/marker.ts";
import type { PlayerId } from "../../../game/player.ts";
import { isOnTable } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";

const WHOSE = {
  YOURS: { holds: (by: PlayerId | null, player: PlayerId) => by === player, words: "you control" },
  NOT_YOURS: { holds: (by: PlayerId | null, player: PlayerId) => by !== player, words: "you do not control" },
  ENEMY: {
    holds: (by: PlayerId | null, player: PlayerId) => by !== null && by !== player,
    words: "your opponent controls",
  },
  NOBODY: { holds: (by: PlayerId | null) => by === null, words: "nobody controls" },
} as const;

type Whose = keyof typeof WHOSE;
const NAMES = Object.keys(WHOSE) as [Whose, ...Whose[]];

const schema = z.strictObject({ onObjective: z.enum(NAMES), of: subjectSchema });

/** A unit is within range of an objective marker that this player controls, or does not. */
export const onObjective = conditionKind<"onObjective", z.infer<typeof schema>>({
  key: "onObjective",
  schema,
  sees: ({ of }) => (of === undefined || of === "UNIT" ? "TABLE" : "ATTACK"),
  compile({ onObjective: whose, of }) {
    const { holds } = WHOSE[whose];
    return (scene) => {
      const { game, player } = scene;
      const unit = subjectIn(scene, of);
      if (unit === undefined || !isOnTable(unit)) return false;
      return Object.values(game.objectives).some(
        (one) => holds(one.controlled_by, player) && isUnitInRange(game, unit, one),
      );
    };
  },
  words: ({ onObjective: whose, of }) =>
    `${subjectName(of)} is within range of an objective marker that ${WHOSE[whose].words}`,
});
