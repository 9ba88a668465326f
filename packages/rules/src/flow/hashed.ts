import { hashOf } from "../base/canonical.ts";
import type { Diff } from "../base/diff.ts";
import type { Game } from "../game/document.ts";
import { diffWithEarlierNames, withEarlierNames } from "../game/earlier-names.ts";
import { withoutEdition } from "../game/edition.ts";
import type { AttackPlan } from "../game/plan.ts";
import type { ActionResult } from "../game/result.ts";
import type { Task } from "../game/tasks.ts";

/**
 * What hashes are made of: everything that decides how a game goes on, and nothing that only explains it. So a reason or a
 * name may be put better without breaking the records and the games that were made before (RC-2).
 */

export function hashOfGame(game: Game): string {
  return hashOf(hashedGame(game));
}

export function hashOfResult(result: ActionResult): string {
  return hashOf(hashedResult(result));
}

/** The document itself, but for the reasons that stand beside the numbers of attacks under way. */
export function hashedGame(document: Game): Game {
  const game = withEarlierNames(withoutEdition(document));
  return game.tasks.some(({ type }) => type === "attacks")
    ? { ...game, tasks: game.tasks.map(withoutReasons) }
    : game;
}

/** The change, the dice, what happened, and what was broken by code and rule; words and advice are told from these. */
export function hashedResult({ success, phase, diffs, dice, errors, events }: ActionResult): object {
  return {
    success,
    phase,
    diffs: diffs.map((diff) => diffWithEarlierNames(withoutReasonsIn(diff))),
    dice: dice.map(({ context, rolls_raw }) => ({ context, rolls_raw })),
    errors: errors.map(({ message: _, auto_fix_suggestions: __, usable_at: ___, ...error }) => error),
    events,
  };
}

function withoutReasonsIn(diff: Diff): Diff {
  if (diff.op !== "set" || diff.path !== "tasks") return diff;
  return { ...diff, value: (diff.value as readonly Task[]).map(withoutReasons) };
}

function withoutReasons(task: Task): Task {
  return task.type === "attacks" ? { ...task, plans: task.plans.map(hashedPlan) } : task;
}

/** The numbers of a plan. That there is cover, and what gives attacks, is hashed; by what name they go, is not. */
function hashedPlan(plan: AttackPlan): AttackPlan {
  const { attacks, hit, wound, groups, profiles } = plan;
  return {
    ...plan,
    attacks: {
      ...attacks,
      bonuses: attacks.bonuses.map(({ rule, attacks: more }) => ({ text: "", rule, attacks: more })),
    },
    hit: { ...hit, reasons: [] },
    wound: { ...wound, reasons: [] },
    groups: groups.map((group) => ({
      ...group,
      saves: group.saves.map((save) => ({ ...save, reasons: [] })),
    })),
    profiles: profiles.map(({ causes: _, ...profile }) => ({
      ...profile,
      cover: profile.cover === null ? null : "",
    })),
    notes: [],
  };
}
