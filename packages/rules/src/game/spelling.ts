/** How keywords and abilities are compared: upper case, single spaces, no brackets. */
export function spell(written: string): string {
  return written.replaceAll(/[[\]]/g, "").trim().replaceAll(/\s+/g, " ").toUpperCase();
}
