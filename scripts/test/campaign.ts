/**
 * How often a property is tried. A run of the tests takes the short number; `npm run soak:tests` takes the long one and
 * looks where a run does not.
 */
export function campaign(short: number, long: number): number {
  return process.env["GUNLINE_SOAK"] === "1" ? long : short;
}
