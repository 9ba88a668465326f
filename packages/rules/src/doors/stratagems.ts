/** Stratagems: rows, costs and odds. */

export { type ActOdds, meanOf } from "../abilities/language/acts/odds.ts";
export { STRATAGEMS } from "../books/stratagems.ts";
export { type PickedUseOdds, pickedUseOdds } from "../flow/picked-use-odds.ts";
export { costFor } from "../flow/stratagems/cost.ts";
export { stratagemOf, stratagemsFor } from "../flow/stratagems/registry.ts";
export type { Stratagem } from "../flow/stratagems/stratagem.ts";
export { oddsOfUse, type UseOdds } from "../flow/use-odds.ts";
