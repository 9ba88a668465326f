import { inProgress } from "@gunline/rules";
import { anyOf } from "./candidates.ts";
import type { Context } from "./context.ts";
import type { Decision } from "./decision.ts";
import { WHY } from "./words.ts";

/** Which of its own models are lost: the referee knows whom a unit misses least. */

export function thinkOfAllocating({ game }: Context): Decision | undefined {
  const action = anyOf(game, "ALLOCATE_WOUND");
  const model_id = inProgress.carefulChoice(game);
  if (action === undefined || model_id === undefined) return undefined;
  return { action: { ...action, payload: { model_id } }, why: WHY.loses };
}

/** The first of the choices is the one that costs least. */
export function thinkOfRemoving({ game }: Context): Decision | undefined {
  const action = anyOf(game, "REMOVE_MODELS");
  return action === undefined ? undefined : { action, why: WHY.loses };
}
