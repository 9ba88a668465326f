import { type About, type Refusal, refusal } from "../../base/refusal.ts";
import type { UsableTime } from "../../game/moment.ts";
import type { Stratagem } from "./stratagem.ts";

type Timed = Pick<Stratagem, "name" | "rule" | "windows" | "moments" | "among">;

/** It is not the moment for it: the refusal says when it can be used, as data and in words. */
export function notNow(stratagem: Timed, about: About = {}): Refusal {
  const { name, rule } = stratagem;
  const usable_at = usableAt(stratagem);
  const details = { stratagem: name, usable_at, own: isOfOwnUnit(stratagem) };
  return refusal("NOT_NOW:stratagem", rule, details, { ...about, usable_at });
}

/** The windows and the moments of a player's own time in which it can be used. */
export function usableAt({ windows, moments = [] }: Timed): readonly UsableTime[] {
  return [...windows, ...moments];
}

/** Whether what happens then happens to a unit of the player's own, where a window opens for both. */
export function isOfOwnUnit({ among }: Timed): boolean {
  return among === "ACTOR";
}
