import {
  type AttackPlan,
  type Distribution,
  inProgress,
  type Odds,
  type rolling,
  type TargetOdds,
  type Unit,
} from "@gunline/rules";
import { planLines } from "@gunline/rules/words";
import { bar, terminalWidth } from "./bars.ts";
import { meanText, percent } from "./numbers.ts";
import { printable } from "./output.ts";
import { count, table } from "./text.ts";
import { placesAsSent, type Volley } from "./volley.ts";

/** What a volley will do, for people: each weapon's plan and means, then what becomes of each target. */
export function* describeOdds(volley: Volley, odds: Odds, width = terminalWidth()): Generator<string> {
  const { game, shooter, prepared } = volley;
  for (const [sent, places] of placesAsSent(volley).entries()) {
    const plans = places.map((place) => prepared[place]!.plan);
    const { target_name, weapon_name } = plans[0]!;
    const guns = plans.reduce((sum, plan) => sum + plan.guns.length, 0);
    const title = `${shooter.name} → ${target_name}: ${weapon_name} ×${guns}`;
    const lots = plans.length === 1 ? planLines(plans[0]!) : plans.flatMap(lotLines);
    const lines = [...lots, meansLine(odds.assignments[sent]!)];
    yield printable(`${[title, ...lines.map((line) => `  ${line}`)].join("\n")}\n\n`);
  }
  for (const [id, target] of Object.entries(odds.targets)) {
    yield printable(`${describeLosses(game.units[id]!, "", target, width)}\n`);
  }
  if (odds.shooter !== null) {
    yield printable(`\n${describeLosses(shooter, "Hazardous, ", odds.shooter, width)}\n`);
  }
  if (!odds.exact) yield "\nToo large to work out exactly: the averages lie between the two numbers shown.\n";
  if (Object.keys(odds.targets).some((id) => inProgress.isOwnersChoice(game, id))) {
    yield "\nWhere the defender may choose who takes a wound, the model in front is assumed to.\n";
  }
}

/** Models to which another rule applies than to the others with the same weapon. */
function lotLines(plan: AttackPlan): readonly string[] {
  return [`×${plan.guns.length}`, ...planLines(plan).map((line) => `  ${line}`)];
}

function meansLine({ attacks, hits, wounds, unsaved, damage, slain }: rolling.AssignmentOdds): string {
  const steps = Object.entries({ attacks, hits, wounds, unsaved, damage, slain });
  return `on average: ${steps.map(([name, what]) => `${meanText(what)} ${name}`).join(" → ")}`;
}

function describeLosses(unit: Unit, cause: string, odds: TargetOdds, width: number): string {
  const models = Object.values(unit.models);
  const wounds = models.reduce((sum, model) => sum + model.wounds, 0);
  const lines = [
    `${cause}${unit.name} [${unit.id}]: ${count(models.length, "model")}, ${count(wounds, "wound")}`,
  ];
  if ("pmf" in odds.slain) lines.push(...slainChart(odds.slain, width));
  lines.push(`  slain ${meanText(odds.slain)} on average, damage ${meanText(odds.damage)}`);
  lines.push(`  destroyed: ${odds.destroyed === null ? "not known" : percent(odds.destroyed)}`);
  return lines.join("\n");
}

/** Chances that the chart folds into its first and its last row, at the most. */
const TAIL = 0.0005;
const MOST_ROWS = 30;

/** The chance of each number of slain models, and of at least that many. */
export function slainChart({ pmf }: Distribution, width: number): readonly string[] {
  const rows = rowsOf(pmf);
  const highest = Math.max(...rows.map(({ chance }) => chance));
  const cells = rows.map(({ from, to, chance, orMore }) => [
    from === to ? String(from) : `${from}–${to}`,
    percent(chance),
    percent(orMore),
  ]);
  const all = [["slain", "chance", "or more"], ...cells];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]!.length)));
  const room = width - widths.reduce((sum, cell) => sum + cell + 2, 2);
  return table(
    all.map((row, index) => [
      `  ${row.map((cell, column) => cell.padStart(widths[column]!)).join("  ")}`,
      index === 0 ? "" : bar(rows[index - 1]!.chance / highest, room),
    ]),
  );
}

interface Row {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
  /** The chance of `from` or more. */
  readonly orMore: number;
}

/** A row a number; unlikely ones at both ends share one, and so do neighbours where there are too many. */
function rowsOf(pmf: readonly number[]): readonly Row[] {
  const orMore = [...pmf];
  for (let n = pmf.length - 2; n >= 0; n--) orMore[n]! += orMore[n + 1]!;
  const total = orMore[0]!;
  let first = 0;
  while (first < pmf.length - 1 && total - orMore[first + 1]! < TAIL) first++;
  let last = pmf.length - 1;
  while (last > first && orMore[last]! < TAIL) last--;
  const step = Math.ceil((last - first + 1) / MOST_ROWS);
  const rows: Row[] = [];
  const add = (from: number, to: number) => {
    if (from > to) return;
    rows.push({ from, to, chance: orMore[from]! - (orMore[to + 1] ?? 0), orMore: orMore[from]! });
  };
  add(0, first - 1);
  for (let from = first; from <= last; from += step) add(from, Math.min(last, from + step - 1));
  add(last + 1, pmf.length - 1);
  return rows;
}
