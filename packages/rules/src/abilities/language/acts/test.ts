import * as z from "zod/mini";
import { within } from "../../../game/scalar.ts";
import { isOnTable } from "../../../game/unit.ts";
import type { Deed } from "../deed.ts";
import { type Subject, subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";
import { type ActKind, type ActScene, actKind, unitFor } from "./kind.ts";
import { type ActOdds, oneOf } from "./odds.ts";

const TESTS = { LEADERSHIP: "a Leadership test", BATTLE_SHOCK: "a Battle-shock test" } as const;
type Test = keyof typeof TESTS;
const NAMES = Object.keys(TESTS) as [Test, ...Test[]];

/** A test, and what follows if it is passed or failed. */
export interface TestAct {
  readonly test: Test;
  readonly modifier?: number | undefined;
  readonly to?: Subject | undefined;
  readonly passed?: readonly Deed[] | undefined;
  readonly failed?: readonly Deed[] | undefined;
}

/** Made with the list of all deeds, which has this kind among them. */
export function testKind(
  deeds: z.ZodMiniType<readonly Deed[]>,
  words: (deeds: readonly Deed[]) => string,
  dice: (deeds: readonly Deed[]) => number,
  odds: (deeds: readonly Deed[], scene: ActScene) => readonly ActOdds[],
): ActKind<"test", TestAct> {
  const schema: z.ZodMiniType<TestAct> = z.strictObject({
    test: z.enum(NAMES),
    modifier: z.optional(within(-6, 6)),
    to: subjectSchema,
    passed: z.optional(deeds),
    failed: z.optional(deeds),
  });
  return actKind<"test", TestAct>({
    key: "test",
    schema,
    run({ test, modifier = 0, to, passed = [], failed = [] }, acting) {
      const unit = unitFor(acting, to);
      if (unit === undefined || !isOnTable(unit)) return;
      const { testBattleShock, testLeadership } = tools.value;
      const roll = test === "LEADERSHIP" ? testLeadership : testBattleShock;
      acting.follow(roll(acting.change, unit.id, modifier) ? passed : failed);
    },
    words({ test, modifier = 0, to, passed = [], failed = [] }) {
      const by = modifier === 0 ? "" : `, ${modifier < 0 ? "subtracting" : "adding"} ${Math.abs(modifier)}`;
      const ends = [
        ...(passed.length === 0 ? [] : [`if it passes, ${words(passed)}`]),
        ...(failed.length === 0 ? [] : [`if it fails, ${words(failed)}`]),
      ];
      return [`${subjectName(to)} must take ${TESTS[test]}${by}`, ...ends].join("; ");
    },
    inner: ({ passed = [], failed = [] }) => [...passed, ...failed],
    dice: ({ passed = [], failed = [] }) => 2 + Math.max(dice(passed), dice(failed)),
    odds({ test, modifier = 0, to, passed = [], failed = [] }, scene) {
      const unit = scene.unitOf(to);
      if (unit === undefined || !isOnTable(unit)) return [];
      const chance = tools.value.chanceToPass(scene.scene.game, unit, modifier, test);
      const tested: ActOdds = {
        what: "TEST",
        unit_id: unit.id,
        chances: [1 - chance, chance],
        without: [0, 1],
      };
      const follows = oneOf([
        { chance, odds: odds(passed, scene) },
        { chance: 1 - chance, odds: odds(failed, scene) },
      ]);
      return [tested, ...follows];
    },
  });
}
