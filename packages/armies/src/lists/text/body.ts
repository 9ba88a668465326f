import { nameKey, sameName } from "../names.ts";
import { soundsLikeItem } from "../wargear.ts";
import { add, type DraftModel, type DraftUnit, draftModel } from "./draft.ts";
import { headsOf } from "./heads.ts";
import type { Line } from "./lines.ts";
import { takeRemark } from "./remarks.ts";
import type { Shape } from "./shape.ts";

/** A line of a unit with the lines that belong to it. */
interface Entry {
  readonly line: Line;
  readonly below: readonly Line[];
}

/** Reads the lines of a unit whose numbers are totals: the app's texts and New Recruit's GW. */
export function readTotals(unit: DraftUnit, body: readonly Line[], shape: Shape, plainIsItem: boolean): void {
  const numbered: Line[] = [];
  for (const [at, one] of body.entries()) {
    if (takeRemark(unit, one)) continue;
    const line = plainIsItem ? one : withNumber(unit, one, body.slice(at + 1));
    if (line.count !== null || plainIsItem) numbered.push(line);
    else if (!isOwnName(line, body.slice(0, at))) keepPlain(unit, line);
  }
  const entries = entriesOf(numbered, shape, unit);
  const models = entries.filter(({ below }) => below.length > 0);
  if (models.length === 0) {
    if (shape === "bullets only" && !plainIsItem) noteOneModel(unit, numbered);
    readWhole(unit, numbered, plainIsItem);
    return;
  }
  for (const { line, below } of entries) {
    if (below.length === 0) takeItem(unit, line);
    else unit.models.push(modelOf(unit, line, below, plainIsItem));
  }
}

/** Without layout a squad looks like one model with many weapons. */
function noteOneModel(unit: DraftUnit, lines: readonly Line[]): void {
  const counts = new Set(lines.map(({ count }) => count));
  if (counts.size > 1) {
    unit.unresolved.push("The list has lost its layout: all lines are read as wargear of one model.");
  }
}

/** A model line that has lost its number has as many models as it has of every weapon, or is one; that is told. */
function withNumber(unit: DraftUnit, line: Line, below: readonly Line[]): Line {
  if (line.count !== null || line.bullet !== "main") return line;
  const end = below.findIndex(({ bullet, indent }) => bullet === "main" && indent <= line.indent);
  const own = below.slice(0, end < 0 ? below.length : end);
  const isModel = own.some(
    ({ bullet, indent }) => bullet === "sub" || (bullet === "main" && indent > line.indent),
  );
  if (!isModel) return line;
  const counts = new Set(own.flatMap(({ count }) => (count === null ? [] : [count])));
  const count = counts.size === 1 ? [...counts][0]! : 1;
  unit.unresolved.push(`Line ${line.number}, “${line.text}”, has no number: ${count} of them?`);
  return { ...line, count };
}

/** A model's own name again among its wargear. */
function isOwnName({ text, bullet }: Line, above: readonly Line[]): boolean {
  const model = above.findLast((one) => one.count !== null && (bullet === null || one.bullet === "main"));
  return model !== undefined && sameName(model.text, text);
}

/** A line without a number that says nothing known. */
function keepPlain(unit: DraftUnit, { text, number }: Line): void {
  if (text.includes(":")) unit.notes.push(text);
  else unit.unresolved.push(`Line ${number}, “${text}”, has no number and is not imported.`);
}

function takeItem(unit: DraftUnit, { text, count }: Line): void {
  add(unit.items, text, count ?? 1);
}

function modelOf(unit: DraftUnit, line: Line, below: readonly Line[], plainIsItem: boolean): DraftModel {
  const model = draftModel(line.text, line.count ?? 1);
  for (const one of below) take(unit, model, one, plainIsItem);
  return model;
}

function take(unit: DraftUnit, model: DraftModel, { text, count }: Line, plainIsItem: boolean): void {
  if (count !== null) {
    add(model.totals, text, count);
    return;
  }
  for (const name of plainIsItem ? text.split(/[,;]\s*|\s\+\s/) : [text]) {
    if (takeRemark(unit, { text: name, count: null })) continue;
    add(model.items, name, 1);
  }
}

/**
 * A unit without model lines is one model, or several of a kind: then every weapon has the same number, or the unit's
 * own line says how many there are.
 */
function readWhole(unit: DraftUnit, lines: readonly Line[], plainIsItem: boolean): void {
  const weapons = lines.filter(({ count, text }) => count !== null && !soundsLikeItem(text));
  const counts = new Set(weapons.map(({ count }) => count!));
  const alike = counts.size === 1 ? [...counts][0]! : 1;
  const size = unit.size ?? alike;
  if (unit.size === null && alike > 1) {
    unit.unresolved.push(
      `The list has no line for its models: ${alike} of them, since it has ${alike} of every weapon?`,
    );
  }
  const model = draftModel(unit.name, size);
  for (const line of lines) {
    if (line.count === null && /upgrade$/i.test(line.text)) unit.notes.push(line.text);
    else take(unit, model, line, plainIsItem);
  }
  unit.models.push(model);
}

function entriesOf(lines: readonly Line[], shape: Shape, unit: DraftUnit): readonly Entry[] {
  switch (shape) {
    case "sub bullets":
      return grouped(lines, ({ bullet }) => bullet !== "sub");
    case "indented":
      return byIndent(lines);
    case "first bullets":
      return byFirstBullets(lines);
    case "bullets only":
      return unit.size === null ? byOrder(lines, unit) : byHeads(lines, unit);
  }
}

/** A line opens an entry, the others belong to the one before. */
function grouped(lines: readonly Line[], opens: (line: Line) => boolean): readonly Entry[] {
  const entries: { line: Line; below: Line[] }[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (last === undefined || opens(line)) entries.push({ line, below: [] });
    else last.below.push(line);
  }
  return entries;
}

/** A bullet with deeper bullets below it is a model; lines without bullets go on with the wargear, if there are any. */
function byIndent(lines: readonly Line[]): readonly Entry[] {
  const bare = lines.every(({ bullet }) => bullet === null);
  const marked = ({ bullet }: Line) => bare || bullet !== null;
  const least = Math.min(...lines.filter(marked).map(({ indent }) => indent));
  const entries = grouped(lines, (line) => marked(line) && line.indent <= least);
  const isModel = ({ below }: Entry) => below.some(marked);
  return entries.flatMap((entry) =>
    isModel(entry) ? [entry] : [entry.line, ...entry.below].map((line) => ({ line, below: [] })),
  );
}

/**
 * No spaces are left, but only the first line of each group has a bullet: model, wargear, model, wargear. One bullet
 * is wargear alone; with an odd number the first is an item of the unit.
 */
function byFirstBullets(lines: readonly Line[]): readonly Entry[] {
  const groups = grouped(lines, ({ bullet }) => bullet !== null);
  if (groups.length <= 1) return lines.map((line) => ({ line, below: [] }));
  const odd = groups.length % 2;
  const entries: Entry[] = groups
    .slice(0, odd)
    .flatMap(({ line, below }) => [line, ...below].map((one) => ({ line: one, below: [] })));
  for (let at = odd; at < groups.length; at += 2) {
    const [model, wargear] = [groups[at]!, groups[at + 1]!];
    entries.push({ line: model.line, below: [...model.below, wargear.line, ...wargear.below] });
  }
  return entries;
}

/** Every line a bullet, but the unit's own line says how many models there are: lines that add up to it are they. */
function byHeads(lines: readonly Line[], unit: DraftUnit): readonly Entry[] {
  const alone = lines.map((line) => ({ line, below: [] }));
  if (unit.size === null || unit.size === 1) return alone;
  const heads = headsOf(lines, unit.name, unit.size);
  if (heads === undefined) {
    if (new Set(lines.map(({ text }) => nameKey(text))).size < lines.length) {
      unit.unresolved.push("The list has lost its layout: models and weapons cannot be told apart here.");
    }
    return alone;
  }
  unit.unresolved.push(
    "The list has lost its layout: models were told from weapons by their numbers and names.",
  );
  return grouped(lines, (line) => heads.has(line));
}

/**
 * Every line a bullet at the margin: wargear is sorted by name, so that a name that comes before the one above it
 * opens the next model. Only where a name stands twice are there model lines at all.
 */
function byOrder(lines: readonly Line[], unit: DraftUnit): readonly Entry[] {
  const alone = lines.map((line) => ({ line, below: [] }));
  const keys = lines.map(({ text }) => nameKey(text));
  if (new Set(keys).size === keys.length || unit.size === 1) return alone;
  const entries: { line: Line; below: Line[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const last = entries.at(-1);
    const opens = last === undefined || (last.below.length > 0 && keys[index]! < keys[index - 1]!);
    if (opens) entries.push({ line, below: [] });
    else last.below.push(line);
  }
  if (
    entries.length < 2 ||
    entries.some(({ line, below }) => below.length === 0 || soundsLikeItem(line.text))
  ) {
    unit.unresolved.push("The list has lost its layout: models and weapons cannot be told apart here.");
    return alone;
  }
  unit.unresolved.push(
    "The list has lost its layout: models were told from weapons by the order of the names.",
  );
  return entries;
}
