import * as z from "zod/mini";
import { count, within } from "../../../game/scalar.ts";
import { isOnTable } from "../../../game/unit.ts";
import { type Condition, compileCondition, conditionSchema, conditionWords } from "../condition.ts";
import type { Deed } from "../deed.ts";
import { type Subject, subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";
import { type ActKind, type ActScene, actKind, sceneIn, unitFor } from "./kind.ts";
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
  /** Of a Leadership test: a failed one can be taken again if this holds. */
  readonly again?: Condition | undefined;
  /** Of a Leadership test: what follows beside that if it is passed with this total or more. */
  readonly high?: { readonly from: number; readonly do: readonly Deed[] } | undefined;
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
    again: z.optional(conditionSchema),
    high: z.optional(z.strictObject({ from: count(2, 20), do: deeds })),
  });
  return actKind<"test", TestAct>({
    key: "test",
    schema,
    run({ test, modifier = 0, to, passed = [], failed = [], again, high }, acting) {
      const unit = unitFor(acting, to);
      if (unit === undefined || !isOnTable(unit)) return;
      const { testBattleShock, testLeadership } = tools.value;
      if (test === "BATTLE_SHOCK") {
        acting.follow(testBattleShock(acting.change, unit.id, modifier) ? passed : failed);
        return;
      }
      const mayAgain = again !== undefined && compileCondition(again)(sceneIn(acting));
      const result = testLeadership(acting.change, unit.id, modifier, mayAgain);
      const more = result.passed && high !== undefined && result.total >= high.from ? high.do : [];
      acting.follow([...(result.passed ? passed : failed), ...more]);
    },
    words({ test, modifier = 0, to, passed = [], failed = [], again, high }) {
      const by = modifier === 0 ? "" : `, ${modifier < 0 ? "subtracting" : "adding"} ${Math.abs(modifier)}`;
      const ends = [
        ...(passed.length === 0 ? [] : [`if it passes, ${words(passed)}`]),
        ...(again === undefined ? [] : [`if ${conditionWords(again)}, you can re-roll that test`]),
        ...(failed.length === 0 ? [] : [`if it fails, ${words(failed)}`]),
        ...(high === undefined ? [] : [`if it passes with a result of ${high.from}+, ${words(high.do)}`]),
      ];
      return [`${subjectName(to)} must take ${TESTS[test]}${by}`, ...ends].join("; ");
    },
    inner: ({ passed = [], failed = [], high }) => [...passed, ...failed, ...(high?.do ?? [])],
    dice: ({ passed = [], failed = [], again, high }) =>
      (again === undefined ? 2 : 4) + Math.max(dice(passed) + dice(high?.do ?? []), dice(failed)),
    odds({ test, modifier = 0, to, passed = [], failed = [], again }, scene) {
      const unit = scene.unitOf(to);
      if (unit === undefined || !isOnTable(unit)) return [];
      const once = tools.value.chanceToPass(scene.scene.game, unit, modifier, test);
      const mayAgain = again !== undefined && compileCondition(again)(scene.scene);
      const chance = mayAgain ? 1 - (1 - once) * (1 - once) : once;
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
