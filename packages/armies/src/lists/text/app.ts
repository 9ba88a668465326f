import type { ArmyList } from "../list.ts";
import { readTotals } from "./body.ts";
import { type DraftUnit, draftUnit } from "./draft.ts";
import { finished } from "./finish.ts";
import { headerOf, isSize } from "./header.ts";
import type { Line } from "./lines.ts";
import { pricedIn } from "./points.ts";
import { isRemark } from "./remarks.ts";
import { isKnownSection, isSection } from "./sections.ts";
import { shapeOf } from "./shape.ts";
import { sumOf } from "./sum.ts";
import { isUnpriced, unpricedUnit } from "./unpriced.ts";

const SIGNATURE =
  /^(?:exported with|exporté avec|exportiert mit|exportado con|esportato con)|app version\s*:/i;

/** Reads the official app's text, in both its dialects, with its spaces or without. */
export function readApp(lines: readonly Line[]): ArmyList {
  const start = firstUnit(lines);
  const header = headerOf(lines.slice(0, start).filter((line) => !isKnownSection(line)));
  const { name, points, faction, chapter, detachment, battleSize } = header;
  const { units, unresolved } = gather(lines.slice(start));
  const shape = shapeOf(units.map(({ body }) => body));
  for (const { draft, body } of units) readTotals(draft, body, shape, false);
  return sumOf({
    format: "app",
    name,
    faction,
    chapter,
    detachment,
    battle_size: battleSize,
    points,
    units: units.map(({ draft }) => finished(draft)),
    unresolved: [...header.unresolved, ...unresolved],
  });
}

/** Behind the first heading; without one, the first line with points that has wargear below it. */
function firstUnit(lines: readonly Line[]): number {
  const isUnit = (at: number) => {
    const below = lines[at + 1];
    return (
      lines[at]!.bullet === null &&
      pricedIn(lines[at]!.text) !== undefined &&
      !isSize(lines[at]!.text) &&
      below !== undefined &&
      (below.bullet !== null || below.count !== null)
    );
  };
  const heading = lines.findIndex(
    (line, at) =>
      at > 0 && isSection(line, lines[at + 1]) && pricedIn(lines[at + 1]?.text ?? "") !== undefined,
  );
  const first = lines.findIndex((_, at) => isUnit(at));
  return heading >= 0 && (first < 0 || heading < first) ? heading : Math.max(first, 0);
}

interface Gathered {
  readonly units: readonly { readonly draft: DraftUnit; readonly body: readonly Line[] }[];
  readonly unresolved: string[];
}

function gather(lines: readonly Line[]): Gathered {
  const units: { draft: DraftUnit; body: Line[] }[] = [];
  const unresolved: string[] = [];
  for (const [at, line] of lines.entries()) {
    const { text, bullet, count, number } = line;
    const priced = bullet === null && count === null ? pricedIn(text) : undefined;
    if (SIGNATURE.test(text) || (isSection(line, lines[at + 1]) && !isRemark(line))) continue;
    if (isSize(text)) {
      // The title above it is no unit.
      if (units.at(-1)?.body.every((one) => one.bullet === null && one.count === null)) units.pop();
      unresolved.push(`A second list begins near line ${number}; it is not read.`);
      break;
    }
    if (priced !== undefined && priced.name !== "")
      units.push({ draft: draftUnit(priced.name, priced.points), body: [] });
    else if (count === null && isUnpriced(line, lines[at + 1]))
      units.push({ draft: unpricedUnit(line).draft, body: [] });
    else if (units.length > 0) units.at(-1)!.body.push(line);
    else unresolved.push(`Line ${number}, “${text}”, is not understood.`);
  }
  return { units, unresolved };
}
