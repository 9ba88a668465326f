import type { Deed } from "../../../abilities/language/deed.ts";
import type { Refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { StratagemPayload } from "../../stratagems/stratagem.ts";
import { flat } from "../flat.ts";
import { arrive } from "./arrive.ts";
import type { Asking, Named } from "./asking.ts";
import { die } from "./die.ts";
import { marker } from "./marker.ts";
import { noDamage } from "./no-damage.ts";
import { profile } from "./profile.ts";
import { token } from "./token.ts";
import { wreckMove } from "./wreck-move.ts";

const ASKING: Readonly<Record<string, Asking>> = {
  changeDie: die,
  token,
  arrive,
  wreckMove,
  give: profile,
  marker,
  noDamage,
} as Readonly<Record<string, unknown>> as Readonly<Record<string, Asking>>;

function* askingIn(deeds: readonly Deed[]): Generator<readonly [Asking, Deed]> {
  for (const deed of flat(deeds)) {
    for (const key in deed) if (Object.hasOwn(ASKING, key)) yield [ASKING[key]!, deed];
  }
}

/** Why the unit cannot do one of these now. */
export function askingRefusals(
  usable: Named,
  game: Game,
  unit: Unit,
  deeds: readonly Deed[],
): readonly Refusal[] {
  for (const [asking, deed] of askingIn(deeds)) {
    const refusals = asking.refusals?.(usable, game, unit, deed) ?? [];
    if (refusals.length > 0) return refusals;
  }
  return [];
}

/** Why what the player says about one of these is no good. */
export function payloadRefusals(
  usable: Named,
  game: Game,
  unit: Unit,
  deeds: readonly Deed[],
  payload: StratagemPayload,
): readonly Refusal[] {
  for (const [asking, deed] of askingIn(deeds)) {
    const refusals = asking.payloadRefusals?.(usable, game, unit, deed, payload) ?? [];
    if (refusals.length > 0) return refusals;
  }
  return [];
}

/** The payload with each thing that a player could say; as it is where nothing more is asked. */
export function* withAnswers(
  game: Game,
  unit: Unit,
  deeds: readonly Deed[],
  payload: StratagemPayload,
): Generator<StratagemPayload> {
  for (const [asking, deed] of askingIn(deeds)) {
    if (asking.choices === undefined) continue;
    for (const answer of asking.choices(game, unit, deed)) yield { ...payload, ...answer };
    return;
  }
  yield payload;
}
