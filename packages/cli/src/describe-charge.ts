import type { charges, Game, Unit } from "@gunline/rules";
import { verb } from "@gunline/rules/words";
import { pathLines } from "./describe-paths.ts";
import { count, table } from "./text.ts";

/** A line a roll: how many models move, or what stands against it. */
export function describeCharge(
  { units }: Game,
  unit: Unit,
  targetIds: readonly string[],
  { rolls, probability, probability_at_most }: charges.ChargeOdds,
): string {
  const names = targetIds.map((id) => `${units[id]!.name} [${id}]`).join(", ");
  const charges = verb(unit.name, "charges", "charge");
  const lines = [`${unit.name} [${unit.id}] ${charges} ${names}`, ""];
  const rows = Object.entries(rolls);
  lines.push(...table(rows.map(([roll, odds]) => rollRow(roll, odds))));
  if (probability !== undefined)
    lines.push("", `Chance of success: ${chance(probability, probability_at_most)}`);
  else for (const [, { per_model_paths }] of rows) lines.push(...pathLines(unit, per_model_paths));
  return lines.join("\n");
}

/** With rolls that are undecided the chance is somewhere between. */
function chance(least: number, most: number | undefined): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return most === undefined ? percent(least) : `at least ${percent(least)}, at most ${percent(most)}`;
}

function rollRow(
  roll: string,
  { possible, proved, reasons, per_model_paths }: charges.RollOdds,
): readonly string[] {
  const moving = Object.keys(per_model_paths).length;
  const what = possible
    ? `${count(moving, "model")} ${moving === 1 ? "moves" : "move"}`
    : reasons.map(({ message, rule }) => `${message} (${rule})`).join(" ");
  return [`  ${possible ? "✓" : proved ? "✕" : "?"} ${roll}`, what];
}
