import type { ArmyList, ListFormat } from "../list.ts";
import { nameKey } from "../names.ts";
import { readTotals } from "./body.ts";
import { countedIn } from "./counts.ts";
import { type DraftUnit, draftUnit } from "./draft.ts";
import { finished } from "./finish.ts";
import type { Line } from "./lines.ts";
import { isBorder, newRecruitHeader, partedAtHeader } from "./nr-header.ts";
import { hasSets, knownNames, readSets } from "./nr-sets.ts";
import { type Priced, pricedIn } from "./points.ts";
import { isRemark } from "./remarks.ts";
import { isSection } from "./sections.ts";
import { shapeOf } from "./shape.ts";
import { sumOf } from "./sum.ts";
import { isUnpriced, unpricedUnit } from "./unpriced.ts";

interface Raw {
  readonly draft: DraftUnit;
  /** What stands behind the points of the unit's own line. */
  readonly rest: string;
  readonly body: Line[];
}

/** Reads New Recruit's GW, WTC and compact texts: one header, three ways to tell what models carry. */
export function readNewRecruit(all: readonly Line[]): ArmyList {
  const second = secondList(all);
  const lines = second === undefined ? all : all.slice(0, second);
  const parts = partedAtHeader(lines);
  const header = newRecruitHeader(parts.header);
  const { units, unresolved } = gather(parts.below);
  if (second !== undefined)
    unresolved.push(`A second list begins near line ${all[second]!.number}; it is not read.`);
  const format = formatOf(units);
  const known = knownNames(units.map(({ body, rest }) => ({ body, rest })));
  const shape = shapeOf(units.map(({ body }) => body));
  for (const { draft, rest, body } of units) {
    if (format === "nr-gw") readTotals(draft, body, shape, true);
    else readSets(draft, rest, body, known);
  }
  const list = units.map(({ draft }) => finished(draft));
  if (header.units !== null && header.units !== list.length) {
    unresolved.push(`The header says ${header.units} units, the list has ${list.length}.`);
  }
  if (header.warlord !== null && !list.some(({ warlord }) => warlord)) {
    unresolved.push(`The header says the warlord is ${header.warlord}; no unit is marked so.`);
  }
  const { name, faction, detachment, points } = header;
  return sumOf({
    format,
    name,
    faction,
    chapter: null,
    detachment,
    battle_size: null,
    points,
    units: list,
    unresolved,
  });
}

function formatOf(units: readonly Raw[]): ListFormat {
  if (!units.some(({ body, rest }) => hasSets(body, rest))) return "nr-gw";
  const compact = units.some(
    ({ body, rest }) => rest !== "" || body.some(({ count, text }) => count !== null && /:\s/.test(text)),
  );
  return compact ? "nr-wtc-compact" : "nr-wtc-full";
}

/** Where the header of another list begins. */
function secondList(lines: readonly Line[]): number | undefined {
  const headers = lines.flatMap(({ text }, at) => (/^\+\s*FACTION KEYWORD\s*:/i.test(text) ? [at] : []));
  const second = headers[1];
  return second !== undefined && isBorder(lines[second - 1]!.text) ? second - 1 : second;
}

function gather(lines: readonly Line[]): { readonly units: readonly Raw[]; readonly unresolved: string[] } {
  const units: Raw[] = [];
  const unresolved: string[] = [];
  for (const [at, line] of lines.entries()) {
    const priced = unitLine(line);
    const next = lines[at + 1];
    if (priced !== undefined) {
      const size = line.count ?? priced.size;
      units.push({ draft: draftUnit(priced.name, priced.points, size), rest: priced.rest, body: [] });
    } else if (isSection(line, next) || /newrecruit|^created with/i.test(line.text)) continue;
    else if (isUnpriced(line, next)) units.push({ ...unpricedUnit(line), body: [] });
    else if (units.length > 0 && !isApart(line)) units.at(-1)!.body.push(line);
    else unresolved.push(`Line ${line.number}, “${line.text}”, is not understood.`);
  }
  return { units, unresolved };
}

/** Words behind a blank line that tell nothing of the unit above: what a player has written below the list. */
function isApart(line: Line): boolean {
  const { gap, bullet, count, text } = line;
  return gap && bullet === null && count === null && !isRemark(line) && !/^\d{1,3} with /i.test(text);
}

/** `Char1: 1x Captain (80 pts)`, `10x Boyz (80 pts)`, `Boyz (80 pts): …`. */
function unitLine({ text, bullet }: Line): (Priced & { readonly size: number | null }) | undefined {
  const priced = bullet === null && !/^enhancement/i.test(nameKey(text)) ? pricedIn(text) : undefined;
  if (priced === undefined) return undefined;
  const { count: size, text: name } = countedIn(priced.name.replace(/^\p{L}{2,12}\s?\d{1,3}:\s*/u, ""), true);
  return name === "" ? undefined : { ...priced, name, size };
}
