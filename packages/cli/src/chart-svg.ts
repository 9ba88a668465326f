import type { Chart } from "./describe-ranking.ts";
import { shortened } from "./text.ts";

/**
 * Horizontal bar charts, one under the other, as an SVG document. It brings its own background, so that its text can
 * be read on whatever page it stands, and changes colours where the reader prefers dark ones.
 */
export function chartSvg(title: string, charts: readonly Chart[]): string {
  const labelWidth = Math.max(MIN_LABEL, ...charts.flatMap(({ rows }) => rows.map(labelPixels)));
  const left = MARGIN + labelWidth + GAP;
  const width = left + PLOT + FIGURE + MARGIN;
  const body: string[] = [];
  let y = MARGIN + TITLE;
  for (const chart of charts) {
    body.push(...chartParts(chart, left, y));
    y += heightOf(chart);
  }
  const height = y + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">`,
    `<title id="title">${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="page" width="${width}" height="${height}" rx="8"/>`,
    text("title", MARGIN, MARGIN + 18, shortened(title, Math.floor((width - 2 * MARGIN) / 10))),
    ...body,
    "</svg>\n",
  ].join("\n");
}

const MARGIN = 20;
const GAP = 10;
const TITLE = 40;
const HEADING = 28;
const ROW = 24;
const BAR = 15;
const AXIS = 58;
const PLOT = 380;
/** Room for the figure beyond the longest bar. */
const FIGURE = 110;
const MIN_LABEL = 80;
const LONGEST_LABEL = 46;
/** A character is about as wide as this at the size of the labels; those of some scripts twice as much. */
const CHARACTER = 7;

const STYLE = `
text { font: 13px system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; fill: #24292f; }
.title { font-size: 18px; font-weight: 600; }
.heading { font-size: 14px; font-weight: 600; }
.tick, .axis { font-size: 12px; fill: #57606a; }
.page { fill: #ffffff; stroke: #d0d7de; }
.grid { stroke: #d8dee4; }
.base { stroke: #8c959f; }
.figure { stroke: #ffffff; stroke-width: 4px; paint-order: stroke; }
.bar { fill: #2f6fb0; }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3; }
  .tick, .axis { fill: #9da7b1; }
  .page { fill: #0d1117; stroke: #30363d; }
  .grid { stroke: #262c34; }
  .base { stroke: #6e7681; }
  .figure { stroke: #0d1117; }
  .bar { fill: #4d94d8; }
}
`;

function heightOf({ rows }: Chart): number {
  return HEADING + Math.max(1, rows.length) * ROW + AXIS;
}

function chartParts({ title, axis, rows }: Chart, left: number, top: number): readonly string[] {
  const heading = text("heading", MARGIN, top + 16, title);
  if (rows.length === 0) return [heading, text("axis", MARGIN, top + HEADING + 16, "No legal target.")];
  const step = tickStep(Math.max(...rows.map(({ value }) => value)));
  const ticks = Math.max(1, Math.ceil(Math.max(...rows.map(({ value }) => value)) / step - 1e-9));
  const scale = PLOT / (ticks * step);
  const start = top + HEADING;
  const end = start + rows.length * ROW;
  const parts = [heading];
  for (let tick = 0; tick <= ticks; tick++) {
    const x = round(left + tick * step * scale);
    parts.push(`<path class="${tick === 0 ? "base" : "grid"}" d="M${x} ${start}V${end + 4}"/>`);
    parts.push(text("tick", x, end + 18, tickText(tick * step, step), "middle"));
  }
  rows.forEach(({ label, value, figure }, index) => {
    const y = start + index * ROW;
    const length = round(value * scale);
    const middle = y + ROW / 2 + 4.5;
    parts.push(
      `<g><title>${escaped(`${label}: ${figure}`)}</title>`,
      text("label", left - GAP, middle, shortened(label, LONGEST_LABEL), "end"),
      `<rect class="bar" x="${left}" y="${y + (ROW - BAR) / 2}" width="${length}" height="${BAR}"/>`,
      text("figure", round(left + length + 6), middle, figure),
      "</g>",
    );
  });
  parts.push(text("axis", left + PLOT / 2, end + 38, axis, "middle"));
  return parts;
}

function labelPixels({ label }: Chart["rows"][number]): number {
  let characters = 0;
  for (const character of shortened(label, LONGEST_LABEL)) characters += character >= "\u1100" ? 2 : 1;
  return characters * CHARACTER;
}

const MOST_TICKS = 6;

/** 1, 2 or 5 times a power of ten, so that a handful of lines reach the highest value. */
function tickStep(highest: number): number {
  if (highest === 0) return 1;
  let power = 1;
  while (power * MOST_TICKS > highest) power /= 10;
  while (power * 10 * MOST_TICKS <= highest) power *= 10;
  return power * [1, 2, 5, 10].find((times) => power * times * MOST_TICKS >= highest)!;
}

function tickText(value: number, step: number): string {
  let digits = 0;
  for (let fine = step; fine < 1 - 1e-9 && digits < 20; fine *= 10) digits++;
  return value.toFixed(digits);
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}

function text(kind: string, x: number, y: number, content: string, anchor?: "middle" | "end"): string {
  const anchored = anchor === undefined ? "" : ` text-anchor="${anchor}"`;
  return `<text class="${kind}" x="${x}" y="${y}"${anchored}>${escaped(content)}</text>`;
}

/** Characters that no XML document may hold, not even as a reference. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escaped(content: string): string {
  return content.replaceAll(FORBIDDEN, "\ufffd").replaceAll(/[&<>"']/g, (char) => ENTITIES[char]!);
}
