import type { Draft } from "../../../abilities/draft.ts";
import type { Volley } from "../../../abilities/volley.ts";
import { TOLERANCE } from "../../../base/limits.ts";
import { type Placed, placeAll } from "../../../game/measure/placed.ts";
import { whollyWithin } from "../../../geometry/within.ts";
import { footprintsOf } from "../../../space/sight/footprint.ts";

const HEIGHT = 6;

const NAME = "Plunging Fire";

const PLUNGING = { value: 1, cause: { what: "MODIFIER", rule: "KW-26", name: NAME, value: -1 } } as const;

/** From high up in a ruin at a unit on the ground: AP is better by 1, for each model that stands so. */
export function compilePlungingFire({ game, target, firing }: Volley, draft: Draft): void {
  const high = (placed: Placed) => placed.z >= HEIGHT - TOLERANCE;
  if (!firing.some(({ placed }) => high(placed))) return;
  if (placeAll(target).some(({ z }) => z > TOLERANCE)) return;
  const ruins = footprintsOf(game.terrain).filter(({ feature }) => feature.kind === "ruins");
  let plunging = 0;
  for (const gun of draft.guns) {
    const { placed } = firing[gun.firing]!;
    if (!high(placed) || !ruins.some(({ polygon }) => whollyWithin(placed.shape, polygon))) continue;
    gun.ap.push(PLUNGING);
    plunging++;
  }
  if (plunging === 0) return;
  draft.notes.push({ what: "PENETRATION", name: NAME, value: 1, weapons: plunging, of: draft.guns.length });
}
