import { countedIn } from "./counts.ts";
import { type DraftUnit, draftUnit } from "./draft.ts";
import type { Line } from "./lines.ts";
import { isRemark } from "./remarks.ts";

/** `Boyz (8O points)`, `Boyz (80 oints): Choppa`: a bracket with a number that cannot be points. */
const MISTYPED = /^(.*?)\s*[([][^()[\]]*\d[^()[\]]*[)\]]?\s*(?::\s*(.*))?$/;

/**
 * A unit whose points are missing or mistyped: a name with wargear below it that stands apart from the unit above, or
 * ends in a bracket with a number. Taken for a line of the unit above, its models would go to that one.
 */
export function isUnpriced(line: Line, next: Line | undefined): boolean {
  if (line.bullet !== null || isRemark(line) || isLoadout(line.text)) return false;
  const mistyped = MISTYPED.exec(line.text);
  if (mistyped?.[2] !== undefined) return true;
  if (next === undefined || next.gap || (next.bullet === null && !isLoadout(next.text))) return false;
  return mistyped !== null || line.gap;
}

/** `7 with Choppa, Slugga`. */
function isLoadout(text: string): boolean {
  return /^\d{1,3} with /i.test(text);
}

export function unpricedUnit({ text, number, count }: Line): {
  readonly draft: DraftUnit;
  readonly rest: string;
} {
  const [, written = text, rest = ""] = MISTYPED.exec(text) ?? [];
  const named = countedIn(written.replace(/^\p{L}{2,12}\s?\d{1,3}:\s*/u, ""), false);
  const draft = draftUnit(named.text, 0, count ?? named.count);
  draft.unresolved.push(`Line ${number}, “${text}”: its points cannot be read; it counts for none.`);
  return { draft, rest };
}
