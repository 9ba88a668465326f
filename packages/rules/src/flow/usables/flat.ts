import type { Deed } from "../../abilities/language/deed.ts";

/** All acts and effects, however deep they stand. */
export function* flat(deeds: readonly Deed[]): Generator<Deed> {
  for (const deed of deeds) {
    yield deed;
    if ("table" in deed) yield* flat(deed.table.flatMap((entry) => entry.do));
    else if ("given" in deed) yield* flat([...deed.do, ...(deed.otherwise ?? [])]);
  }
}
