import type { Game } from "../../src/index.ts";
import { duel } from "./build.ts";

type Json = Record<string, unknown>;
type Duel = Parameters<typeof duel>[0];

/** A row for tests, by the name RULE unless it is another. */
export function ruleOf(does: readonly Json[], id = "RULE"): Json {
  return { id, name: id, source: "DATASHEET", does };
}

/** A duel in which the attacker A has RULE, or its target B. */
export function ruled(does: readonly Json[], options: Duel = {}, bearer: "A" | "B" = "A"): Game {
  const side = bearer === "A" ? "shooter" : "target";
  const unit = { abilities: ["RULE"], ...options[side] };
  return duel({ ...options, [side]: unit, settings: { ...options.settings, rows: { RULE: ruleOf(does) } } });
}

/** A clause for the whole unit that changes its attacks. */
export function made(changes: readonly Json[], more: Json = {}): readonly Json[] {
  return [{ on: "UNIT", do: [{ attacks: "MADE", ...more, do: changes }] }];
}

/** A clause for the whole unit that changes attacks against it. */
export function suffered(changes: readonly Json[], more: Json = {}): readonly Json[] {
  return [{ on: "UNIT", do: [{ attacks: "SUFFERED", ...more, do: changes }] }];
}
