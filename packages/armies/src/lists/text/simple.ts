import type { ArmyList } from "../list.ts";
import { nameKey } from "../names.ts";
import { countedIn } from "./counts.ts";
import { add, type DraftUnit, draftModel, draftSet, draftUnit } from "./draft.ts";
import { finished } from "./finish.ts";
import type { Line } from "./lines.ts";
import { flatten, namesIn } from "./names-in-line.ts";
import { pricedIn } from "./points.ts";
import { pricedItem, takeRemark } from "./remarks.ts";
import { sumOf } from "./sum.ts";

/** Reads New Recruit's simple text: headings with #, points in square brackets, weapons of each model. */
export function readSimple(lines: readonly Line[]): ArmyList {
  const units: DraftUnit[] = [];
  const unresolved: string[] = [];
  const settings = new Map<string, string>();
  let title:
    | { readonly name: string | null; readonly faction: string | null; readonly points: number }
    | undefined;
  let inSettings = false;
  let heading = false;
  for (const line of lines) {
    const { text, bullet } = line;
    if (text.startsWith("#")) {
      if (heading && /^#+\s*\+\+/.test(text)) {
        // The title above it is no unit.
        if (units.at(-1)?.models.length === 0) units.pop();
        unresolved.push(`A second list begins near line ${line.number}; it is not read.`);
        break;
      }
      heading = true;
      inSettings = /^#+\s*configuration/i.test(text);
      continue;
    }
    const priced = bullet === null ? pricedIn(text, "square") : undefined;
    if (!heading && title === undefined && priced !== undefined && priced.rest === "") {
      title = { ...titleOf(priced.name), points: priced.points };
    } else if (inSettings && priced === undefined) {
      const [, key, value] = /^([^:]{1,60}):\s*(.+)$/.exec(text) ?? [];
      if (key !== undefined) settings.set(nameKey(key), value!);
    } else if (priced !== undefined) {
      inSettings = false;
      units.push(unitOf(priced.name, priced.points, priced.rest));
    } else if (units.length > 0) bodyLine(units.at(-1)!, line);
    else if (!/newrecruit/i.test(text)) unresolved.push(`Line ${line.number}, “${text}”, is not understood.`);
  }
  for (const unit of units)
    if (unit.models.length === 0) unit.models.push(draftModel(unit.name, unit.size ?? 1));
  return sumOf({
    format: "nr-simple",
    name: title?.name ?? null,
    faction: title?.faction ?? null,
    chapter: null,
    detachment: settings.get("detachment") ?? settings.get("detachment choice") ?? null,
    battle_size: settings.get("battle size") ?? null,
    points: title?.points ?? null,
    units: units.map(finished),
    unresolved,
  });
}

const ALLIANCES = new Set(["imperium", "chaos", "xenos", "aeldari", "unaligned", "agents"]);

/** `Chaos - Chaos Space Marines - My list`: an alliance goes with the faction behind it. */
function titleOf(text: string): { readonly name: string | null; readonly faction: string | null } {
  const parts = text.split(/ [-–—‑] /).map((part) => part.trim());
  let length = ALLIANCES.has(nameKey(parts[0] ?? "")) ? 2 : 1;
  if (nameKey(parts[1] ?? "") === "adeptus astartes") length = 3;
  const faction = parts.slice(0, length).join(" - ");
  const name = parts
    .slice(length)
    .join(" - ")
    .replace(/\s*-\s*$/, "");
  return { faction: faction === "" ? null : faction, name: name === "" ? null : name };
}

function unitOf(written: string, points: number, rest: string): DraftUnit {
  const { count, text } = countedIn(written, true);
  const unit = draftUnit(text, points, count);
  if (rest !== "") addModel(unit, unit.name, unit.size ?? 1, rest);
  return unit;
}

function bodyLine(unit: DraftUnit, line: Line): void {
  const { text, count, number } = line;
  const [, name, loadout] = /^(.+?)\s*:\s+(.+)$/.exec(text) ?? [];
  if (count !== null && name !== undefined) addModel(unit, name, count, loadout!);
  else if (count !== null) addModel(unit, text, count, "");
  else if (!takeRemark(unit, line)) {
    unit.unresolved.push(`Line ${number}, “${text}”, has no number and is not imported.`);
  }
}

function addModel(unit: DraftUnit, name: string, count: number, loadout: string): void {
  const model = draftModel(name, count);
  const set = draftSet(count);
  for (const [item, number] of flatten(namesIn(withoutPrices(unit, loadout)))) {
    if (!takeRemark(unit, { text: item, count: null })) add(set.weapons, item, number);
  }
  model.sets.push(set);
  unit.models.push(model);
}

/** Enhancements of 2026 have their price beside them. */
function withoutPrices(unit: DraftUnit, loadout: string): string {
  const kept: string[] = [];
  for (const part of loadout.split(/[,;]\s*/)) {
    const enhancement = pricedItem(part);
    if (enhancement === undefined) kept.push(part);
    else unit.enhancements.push(enhancement);
  }
  return kept.join(", ");
}
