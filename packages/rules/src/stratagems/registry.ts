import type { Moment } from "../game/moment.ts";
import type { WindowId } from "../game/window.ts";
import { ARMY_STRATAGEMS } from "./army/registry.ts";
import { commandReroll } from "./command-re-roll.ts";
import { counterOffensive } from "./counter-offensive.ts";
import { epicChallenge } from "./epic-challenge.ts";
import { fireOverwatch } from "./fire-overwatch.ts";
import { goToGround } from "./go-to-ground.ts";
import { grenade } from "./grenade.ts";
import { heroicIntervention } from "./heroic-intervention.ts";
import { insaneBravery } from "./insane-bravery.ts";
import { newOrders } from "./new-orders.ts";
import { rapidIngress } from "./rapid-ingress.ts";
import { smokescreen } from "./smokescreen.ts";
import type { Stratagem } from "./stratagem.ts";
import { tankShock } from "./tank-shock.ts";

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
