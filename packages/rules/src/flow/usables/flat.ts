import { type Deed, innerOf } from "../../abilities/language/deed.ts";

/** All acts and effects, however deep they stand. */
export function* flat(deeds: readonly Deed[]): Generator<Deed> {
  for (const deed of deeds) {
    yield deed;
    yield* flat(innerOf(deed));
  }
}
