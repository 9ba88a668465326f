import type { RulesetId } from "@gunline/rules";
import { begin, withFreshDice } from "./play.ts";
import { prefer } from "./preferences.ts";
import { currentTable, freshTable, openTable, type Table } from "./table.ts";
import { resetView } from "./view.ts";

/** Whether the rules of a table can still be changed: not once a die was rolled or the first phase has ended. */
export function isRulesetOpen({ mode, start, game }: Table): boolean {
  if (mode !== "hotseat") return false;
  const { round, phase, active_player } = start.turn;
  const { turn, rng } = game;
  return (
    rng.cursor === start.rng.cursor &&
    turn.round === round &&
    turn.phase === phase &&
    turn.active_player === active_player
  );
}

/** The table by other rules, from its beginning; the choice is remembered for the next game. */
export function changeRuleset(ruleset: RulesetId): void {
  prefer({ ruleset });
  const table = currentTable();
  const start = { ...table.start, ruleset };
  resetView();
  openTable({ ...table, start, game: start, entries: [], choices: [] });
}

/** The same table begun with other rules beside the one that was played. */
export function beginByOtherRules(ruleset: RulesetId): void {
  prefer({ ruleset });
  const { title, task, start } = currentTable();
  const other = { ...start, ruleset };
  // The dice of a battle have been seen; those of a posed problem are part of it.
  begin(freshTable(title, task, task === "" ? withFreshDice(other) : other));
}
