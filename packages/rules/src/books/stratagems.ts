import type { Stratagem } from "../flow/stratagems/stratagem.ts";
import { commandReroll } from "./core/stratagems/command-re-roll.ts";
import { counterOffensive } from "./core/stratagems/counter-offensive.ts";
import { epicChallenge } from "./core/stratagems/epic-challenge.ts";
import { fireOverwatch } from "./core/stratagems/fire-overwatch.ts";
import { goToGround } from "./core/stratagems/go-to-ground.ts";
import { grenade } from "./core/stratagems/grenade.ts";
import { heroicIntervention } from "./core/stratagems/heroic-intervention.ts";
import { insaneBravery } from "./core/stratagems/insane-bravery.ts";
import { newOrders } from "./core/stratagems/new-orders.ts";
import { oneRerolls } from "./core/stratagems/one-re-roll.ts";
import { rapidIngress } from "./core/stratagems/rapid-ingress.ts";
import { smokescreen } from "./core/stratagems/smokescreen.ts";
import { tankShock } from "./core/stratagems/tank-shock.ts";
import { unitReroll } from "./core/stratagems/unit-re-roll.ts";

/** Every stratagem that the referee knows. */
export const STRATAGEMS: readonly Stratagem[] = [
  commandReroll,
  counterOffensive,
  epicChallenge,
  insaneBravery,
  fireOverwatch,
  goToGround,
  smokescreen,
  grenade,
  tankShock,
  heroicIntervention,
  rapidIngress,
  newOrders,
  unitReroll,
  ...oneRerolls,
];
