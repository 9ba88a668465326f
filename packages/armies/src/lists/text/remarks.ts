import { nameKey, tidy } from "../names.ts";
import { type DraftUnit, draftUnit } from "./draft.ts";
import type { Line } from "./lines.ts";

const WARLORD = new Set([
  "warlord",
  "seigneur de guerre",
  "kriegsherr",
  "señor de la guerra",
  "signore della guerra",
]);
const ENHANCEMENT =
  /^(?:enhancements?|optimisations?|verbesserung(?:en)?|mejoras?|potenziament[oi]|e)\s*:\s*(.+)$/i;
/** Our own texts say whom a Character leads; no other tool does. */
const LEADS = /^leads\s*:\s*(.+)$/i;
const PRICE = /\s*[([]\s*\+?\s*\d{1,3}\s*(?:pts?|points?)\.?\s*[)\]]\s*$/i;

/** Takes a line that is about the unit and names no wargear: warlord, enhancement, marks. */
export function takeRemark(unit: DraftUnit, line: Pick<Line, "text" | "count">): boolean {
  if (line.count !== null) return false;
  // A plus sign is a bullet here, and the mark of a header elsewhere.
  const text = line.text.replace(/^\+\s+/, "");
  if (WARLORD.has(nameKey(text))) {
    unit.warlord = true;
    return true;
  }
  const led = LEADS.exec(text)?.[1];
  if (led !== undefined) {
    unit.leaderOf = tidy(led);
    return true;
  }
  const enhancement = ENHANCEMENT.exec(text)?.[1] ?? priced(text);
  if (enhancement !== undefined) {
    unit.enhancements.push(tidy(enhancement.replace(PRICE, "")));
    return true;
  }
  if (
    /^[^,:]{2,60}(?:keywords?|allegiance|chaos|attached as)\s*:\s*\S/i.test(text) ||
    /^attached as\s*:/i.test(text)
  ) {
    unit.notes.push(text);
    return true;
  }
  return false;
}

/** Whether a line is about its unit and names no wargear. */
export function isRemark(line: Pick<Line, "text" | "count">): boolean {
  return takeRemark(draftUnit("", 0), line);
}

/** Only enhancements have a price of their own: `Bastion Plate (+10 pts)`. */
function priced(text: string): string | undefined {
  return PRICE.test(text) && /[([]\s*\+/.test(text) ? text : undefined;
}

/** An enhancement among wargear, as New Recruit's simple text of 2026 prices it: `Bastion Plate [10 pts]`. */
export function pricedItem(text: string): string | undefined {
  return PRICE.test(text) ? tidy(text.replace(PRICE, "")) : undefined;
}
