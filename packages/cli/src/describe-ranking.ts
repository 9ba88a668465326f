import type { Game, Unit } from "@gunline/rules";
import { bar, terminalWidth } from "./bars.ts";
import { meanText, middle } from "./numbers.ts";
import { printable } from "./output.ts";
import { MEASURES, type Measure, type Ranking } from "./ranking.ts";
import { shortened, table } from "./text.ts";

/** A ranking as bar charts, one a measure, and in the terminal also what is not legal. */

export interface Chart {
  readonly title: string;
  readonly axis: string;
  /** The longest bar first. */
  readonly rows: readonly { readonly label: string; readonly value: number; readonly figure: string }[];
}

const TITLES: Readonly<Record<Measure, Pick<Chart, "title" | "axis">>> = {
  slain: { title: "By models slain", axis: "models slain, on average" },
  damage: { title: "By points of damage", axis: "wounds lost, on average" },
};

export function rankingCharts(game: Game, { ranking }: Ranking): readonly Chart[] {
  const label = labeller(game);
  return MEASURES.map((measure) => ({
    ...TITLES[measure],
    rows: ranking
      .toSorted((a, b) => a.rank[measure] - b.rank[measure])
      .map((one) => ({ label: label(one), value: middle(one[measure]), figure: meanText(one[measure]) })),
  }));
}

export function* describeRanking(
  game: Game,
  unit: Unit,
  ranking: Ranking,
  width = terminalWidth(),
): Generator<string> {
  yield printable(
    `${unit.name} [${unit.id}] of ${game.players[unit.owner].name}: what each weapon would do\n`,
  );
  if (ranking.ranking.length === 0) yield "\nNo legal target.\n";
  else for (const chart of rankingCharts(game, ranking)) yield `\n${chartText(chart, width)}\n`;
  if (!ranking.exact) yield "\nToo large to work out exactly: bars show the middle of the two numbers.\n";
  if (ranking.not_legal.length === 0) return;
  const label = labeller(game);
  const rows = ranking.not_legal.map((aim) => [
    `  ✕ ${label(aim)}`,
    aim.reasons.map(({ message, rule }) => `${message} (${rule})`).join(" "),
  ]);
  yield printable(`\nNot legal\n${table(rows).join("\n")}\n`);
}

/** Names of weapon and target, with the id where two have the same name. */
function labeller({ weapons, units }: Game): (aim: { weapon_id: string; target_unit_id: string }) => string {
  const weaponName = namer(weapons);
  const unitName = namer(units);
  return ({ weapon_id, target_unit_id }) => `${weaponName(weapon_id)} → ${unitName(target_unit_id)}`;
}

function namer(things: Readonly<Record<string, { readonly name: string }>>): (id: string) => string {
  const seen = new Map<string, number>();
  for (const { name } of Object.values(things)) seen.set(name, (seen.get(name) ?? 0) + 1);
  return (id) => {
    const { name } = things[id]!;
    return seen.get(name)! > 1 ? `${name} [${id}]` : name;
  };
}

/** Characters of a line that names may not take from the bars. */
const LEAST_BAR = 16;

function chartText({ title, axis, rows }: Chart, width: number): string {
  const highest = Math.max(...rows.map(({ value }) => value));
  const figures = Math.max(...rows.map(({ figure }) => figure.length));
  const places = String(rows.length).length;
  const names = rows.map(({ label }) => printable(label));
  const room = width - places - figures - 8;
  const nameWidth = Math.min(Math.max(...names.map((name) => name.length)), Math.max(8, room - LEAST_BAR));
  const lines = rows.map(({ value, figure }, index) => {
    const name = shortened(names[index]!, nameWidth).padEnd(nameWidth);
    const start = `  ${String(index + 1).padStart(places)}. ${name}  ${figure.padStart(figures)}`;
    return `${start}  ${bar(highest === 0 ? 0 : value / highest, room - nameWidth)}`.trimEnd();
  });
  return [`${title} (${axis})`, ...lines].join("\n");
}
