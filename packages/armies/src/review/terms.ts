/** Keywords and abilities as the referee compares them: capitals, single spaces, no brackets; sorted, each once. */
export function normaliseTerms(written: readonly string[]): readonly string[] {
  const terms = written.map((one) =>
    one.replaceAll(/[[\]]/g, "").replaceAll(/[’‘]/g, "'").trim().replaceAll(/\s+/g, " ").toUpperCase(),
  );
  return [...new Set(terms)].filter((one) => one !== "").sort();
}
