/** Keywords are few and asked for all the time; past this many they are forgotten and spelled again. */
const MOST_KNOWN = 10_000;
const known = new Map<string, string>();

/** How keywords and abilities are compared: upper case, single spaces, no brackets. */
export function normaliseKeyword(written: string): string {
  let spelled = known.get(written);
  if (spelled === undefined) {
    spelled = written.replaceAll(/[[\]]/g, "").trim().replaceAll(/\s+/g, " ").toUpperCase();
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(written, spelled);
  }
  return spelled;
}
