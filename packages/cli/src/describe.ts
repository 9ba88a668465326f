import type { Action, Game, Refusal, Unit } from "@gunline/rules";
import { phaseName } from "@gunline/rules/words";
import { printable } from "./output.ts";
import type { Played, PrintedResult } from "./play.ts";
import { count, table } from "./text.ts";

/** What was played, for people: the log of each action, and how the table stands then. */
export function* describePlay(
  { results, game, diceLeft }: Played,
  actions: readonly Action[],
): Generator<string> {
  for (const [index, result] of results.entries()) {
    yield `${index + 1}. ${headline(actions[index]!)}\n${printable(indent(story(result)))}\n\n`;
  }
  yield printable(`${describeState(game)}\n`);
  if (diceLeft !== null) yield `Scripted dice left over: ${diceLeft}\n`;
}

function headline(action: Action): string {
  return "actor_unit_id" in action ? `${action.type} ${action.actor_unit_id}` : action.type;
}

/** What was refused changed nothing; a charge that failed is spent, as its log says. */
function story({ success, diffs, log_text, errors }: PrintedResult): string {
  return success || diffs.length > 0 ? log_text : describeRefusals(errors);
}

export function describeRefusals(errors: readonly Refusal[]): string {
  return errors.map(({ code, rule, message }) => `✕ ${message} (${code}, ${rule})`).join("\n");
}

function indent(text: string): string {
  return text
    .split("\n")
    .map((line) => `   ${line}`)
    .join("\n");
}

export function describeState({ turn, players, rng, units }: Game): string {
  const rows = Object.values(units).map((unit) => [
    `  ${players[unit.owner].name}`,
    `${unit.name} [${unit.id}]`,
    strengthOf(unit),
  ]);
  const title = `Round ${turn.round}, ${phaseName(turn.phase)} phase of ${players[turn.active_player].name}; ${count(rng.cursor, "die", "dice")} rolled so far`;
  return [title, ...table(rows)].join("\n");
}

function strengthOf({ models, starting_strength }: Unit): string {
  const alive = Object.values(models);
  if (alive.length === 0) return `destroyed (of ${starting_strength})`;
  const wounds = alive.reduce((sum, model) => sum + model.wounds, 0);
  return `${alive.length} of ${count(starting_strength, "model")}, ${count(wounds, "wound")} left`;
}
