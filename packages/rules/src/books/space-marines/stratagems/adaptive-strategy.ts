import { refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { beforeTests, keyworded } from "../../../flow/stratagems/conditions.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import { DOCTRINES, GLADIUS, setDoctrine } from "./doctrine.ts";

const NAME = { name: "Adaptive Strategy", rule: "AR-11" } as const;

/**
 * A doctrine of choice for one unit instead of the army's, even if it was used before. Which one, its id says: the
 * three are one stratagem, used once in the phase.
 */
export const ADAPTIVE_STRATEGIES: readonly UnitStratagem[] = DOCTRINES.map((row) => ({
  id: `ADAPTIVE_STRATEGY_${row.id}`,
  name: `Adaptive Strategy: ${row.name}`,
  rule: NAME.rule,
  cost: 1,
  windows: [],
  moments: ["OWN_COMMAND"],
  once: "PHASE",
  detachment: GLADIUS,
  against(game, unit) {
    const used = DOCTRINES.some(({ id }) =>
      game.players[unit.owner].used.some(({ stratagem }) => stratagem === `ADAPTIVE_STRATEGY_${id}`),
    );
    if (used) return [refusal("ALREADY_USED", "ST-1", { stratagem: NAME.name })];
    const late = beforeTests(NAME, game, unit);
    return late.length > 0 ? late : keyworded(NAME, unit, ["ADEPTUS ASTARTES"]);
  },
  use(change, unit) {
    setDoctrine(change, unit, row.id);
    return DONE;
  },
  choices: () => [{ stratagem: `ADAPTIVE_STRATEGY_${row.id}` }],
}));
