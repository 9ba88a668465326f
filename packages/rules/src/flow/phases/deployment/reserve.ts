import { hasCoreAbility } from "../../../abilities/core-ability.ts";
import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { PlayerId } from "../../../game/player.ts";
import { limitRefusals } from "../../../space/reserves/limits.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { actorOf } from "../actor.ts";
import { leaveDrops, unplacedUnits } from "./drops.ts";
import { hasRoom } from "./room.ts";
import { declaredRefusals, unplacedRefusals } from "./unplaced.ts";

type Kind = NonNullable<Unit["reserve"]>;
const KINDS: readonly Kind[] = ["STRATEGIC", "DEEP_STRIKE"];

/** The unit does not begin on the table: it comes later, from the edge or from above (RE-1). */
export const reserve: ActionEntry<"RESERVE"> = {
  handle(change, { actor_unit_id, payload: { kind } }) {
    const { game, story } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const refusals = [...unplacedRefusals(game, unit), ...kindRefusals(game, unit, kind)];
    if (refusals.length > 0) return refusals;
    change.set(`units.${unit.id}.reserve`, kind);
    story.addLine({ line: "unit_in_reserve", unit_id: unit.id, kind });
    leaveDrops(change);
    return DONE;
  },
  offered: (game, player) => choicesOf(game, player).next().done !== true,
  choices: choicesOf,
  refusals: (game, unit) => {
    const refusals = unplacedRefusals(game, unit);
    if (refusals.length > 0) return refusals;
    const byKind = KINDS.map((kind) => kindRefusals(game, unit, kind));
    return byKind.some((one) => one.length === 0) ? [] : byKind[0]!;
  },
  undoable: true,
};

function* choicesOf(game: Game, player: PlayerId = game.turn.active_player) {
  for (const unit of unplacedUnits(game, player)) {
    for (const kind of KINDS) {
      if (kindRefusals(game, unit, kind).length > 0) continue;
      yield { type: "RESERVE", actor_unit_id: unit.id, payload: { kind } } as const;
    }
  }
}

function kindRefusals(game: Game, unit: Unit, kind: Kind): readonly Refusal[] {
  if (kind === "DEEP_STRIKE" && !hasCoreAbility(game, unit, "DEEP STRIKE")) {
    return [refusal("NO_DEEP_STRIKE", "RE-5", { unit: unit.name }, { unit_id: unit.id })];
  }
  const full = limitRefusals(game, unit, kind);
  if (full.length > 0) return full;
  const declared = declaredRefusals(game, unit);
  // Who finds no room on the table may still wait, whatever was declared (DE-15).
  const isStranded = declared.length > 0 && kind === "STRATEGIC" && !hasRoom(game, unit);
  return isStranded ? [] : declared;
}
