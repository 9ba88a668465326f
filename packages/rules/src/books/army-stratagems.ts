import type { Stratagem } from "../flow/stratagems/stratagem.ts";
import { bubblechukka } from "./orks/stratagems/bubblechukka.ts";
import { careen } from "./orks/stratagems/careen.ts";
import { ADAPTIVE_STRATEGIES } from "./space-marines/stratagems/adaptive-strategy.ts";
import { adeptOfTheCodex } from "./space-marines/stratagems/adept-of-the-codex.ts";
import { AQUILON_REROLLS } from "./space-marines/stratagems/aquilon-optics.ts";
import { armoriumCherub } from "./space-marines/stratagems/armorium-cherub.ts";
import { COMBAT_DOCTRINES } from "./space-marines/stratagems/doctrine.ts";
import { fireDisciplineAdvance } from "./space-marines/stratagems/fire-discipline.ts";
import { ingressByHomer, teleportHomer } from "./space-marines/stratagems/teleport-homer.ts";

/** What comes with an army: its rule, its detachment, and what single units can do once or before they act. */
export const ARMY_STRATAGEMS: readonly Stratagem[] = [
  ...COMBAT_DOCTRINES,
  adeptOfTheCodex,
  ...ADAPTIVE_STRATEGIES,
  careen,
  armoriumCherub,
  ...AQUILON_REROLLS,
  fireDisciplineAdvance,
  bubblechukka,
  teleportHomer,
  ingressByHomer,
];
