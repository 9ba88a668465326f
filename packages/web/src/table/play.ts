import type { Scenario } from "@gunline/armies";
import type { Game } from "@gunline/rules";
import { go } from "../route.ts";
import { openTable, type Table } from "./table.ts";
import { resetView } from "./view.ts";

/** Puts a scenario on the table with dice of its own. */
export function play(scenario: Scenario): void {
  const posed = scenario.game();
  // A posed problem comes out the same for everyone; a battle never twice.
  const game: Game =
    scenario.kind === "problem" ? posed : { ...posed, rng: { seed: freshSeed(), cursor: 0 } };
  const { title, task = "", objectives } = scenario;
  sit({ mode: "hotseat", title, task, objectives, start: game, game, entries: [] });
}

/** Sits down at a table, new or loaded. */
export function sit(table: Table): void {
  resetView();
  openTable(table);
  go("table");
}

/** Thirty-two bytes of the machine's own randomness. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
