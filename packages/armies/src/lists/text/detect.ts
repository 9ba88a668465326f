import { fault, type Reading, read } from "../fault.ts";
import type { ArmyList } from "../list.ts";
import { readApp } from "./app.ts";
import type { Line } from "./lines.ts";
import { readNewRecruit } from "./new-recruit.ts";
import { pricedIn } from "./points.ts";
import { isSection } from "./sections.ts";
import { readShort } from "./short.ts";
import { readSimple } from "./simple.ts";

type TextReader = (lines: readonly Line[]) => ArmyList;

/** The first that fits; a signature is often cut off and proves nothing. */
export function textReader(lines: readonly Line[]): Reading<TextReader> {
  const texts = lines.map(({ text }) => text);
  const some = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (some(/^\+\s*FACTION KEYWORD\s*:/i)) return read(readNewRecruit);
  if (some(/^#+\s*\+\+ Army Roster/i) || some(/^##\s.*\[\s*\d[\d.,\s]*\s*pts\s*\]/i)) return read(readSimple);
  const other = otherTool(texts);
  if (other !== undefined) return other;
  const priced = lines.filter(({ text, bullet }) => bullet === null && pricedIn(text) !== undefined);
  if (priced.length === 0) return fault("NO_LIST", unknown(lines));
  const wargear = lines.some(({ bullet, count }) => bullet !== null && count !== null);
  if (lines.some(isSection) && wargear) return read(readApp);
  if (!wargear && priced.length >= lines.length / 2) return read(readShort);
  return wargear ? read(readApp) : fault("NO_LIST", unknown(lines));
}

function otherTool(texts: readonly string[]): Reading<never> | undefined {
  const square = texts.some((text) => /\[\s*\d[\d.,]* points\s*\]$/i.test(text));
  if (
    texts.some((text) => /war\s?organ/i.test(text)) ||
    (square && texts.some((text) => /^\d+ .+ with .+/i.test(text)))
  ) {
    return fault(
      "OTHER_TOOL",
      "This is a list of WarOrgan, which is not read: use New Recruit's or the app's.",
    );
  }
  if (texts.some((text) => /^(?:list name|factions used|army points|detachment rule)\s*:/i.test(text))) {
    return fault(
      "OTHER_TOOL",
      "This is a list of ListForge, which is not read: use New Recruit's or the app's.",
    );
  }
  return undefined;
}

function unknown(lines: readonly Line[]): string {
  const shown = lines.slice(0, 3).map(({ text }) => `“${text.slice(0, 60)}”`);
  return `This is no army list: no line has a name and points. It begins ${shown.join(", ")}.`;
}
