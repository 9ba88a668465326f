import { ARMY_STRATAGEMS } from "../../books/army-stratagems.ts";
import { commandReroll } from "../../books/core/stratagems/command-re-roll.ts";
import { counterOffensive } from "../../books/core/stratagems/counter-offensive.ts";
import { epicChallenge } from "../../books/core/stratagems/epic-challenge.ts";
import { fireOverwatch } from "../../books/core/stratagems/fire-overwatch.ts";
import { goToGround } from "../../books/core/stratagems/go-to-ground.ts";
import { grenade } from "../../books/core/stratagems/grenade.ts";
import { heroicIntervention } from "../../books/core/stratagems/heroic-intervention.ts";
import { insaneBravery } from "../../books/core/stratagems/insane-bravery.ts";
import { newOrders } from "../../books/core/stratagems/new-orders.ts";
import { rapidIngress } from "../../books/core/stratagems/rapid-ingress.ts";
import { smokescreen } from "../../books/core/stratagems/smokescreen.ts";
import { tankShock } from "../../books/core/stratagems/tank-shock.ts";
import type { Moment } from "../../game/moment.ts";
import type { WindowId } from "../../game/window.ts";
import type { Stratagem } from "./stratagem.ts";

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
  ...ARMY_STRATAGEMS,
];

export function stratagemOf(id: string): Stratagem | undefined {
  return STRATAGEMS.find((one) => one.id === id);
}

const byWindow = new Map<WindowId, readonly Stratagem[]>();

/** Those that can be used in a window; gathered once, as every event asks. */
export function stratagemsOf(window: WindowId): readonly Stratagem[] {
  let found = byWindow.get(window);
  if (found === undefined) {
    found = STRATAGEMS.filter(({ windows }) => windows.includes(window));
    byWindow.set(window, found);
  }
  return found;
}

/** Those that can be used at one of these moments of a player's own time. */
export function stratagemsAt(moments: readonly Moment[]): readonly Stratagem[] {
  return STRATAGEMS.filter((one) => one.moments?.some((moment) => moments.includes(moment)));
}
