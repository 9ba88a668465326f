/** Stratagems: rows, costs and odds. */

export { STRATAGEMS } from "../books/stratagems.ts";
export { stratagemOdds } from "../flow/stratagem-odds.ts";
export { costFor } from "../flow/stratagems/cost.ts";
export { stratagemOf, stratagemsFor } from "../flow/stratagems/registry.ts";
export type { Stratagem } from "../flow/stratagems/stratagem.ts";
