import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Declared } from "../../../game/action.ts";
import type { Change } from "../../../game/change.ts";
import { PLAYER_IDS, type PlayerId } from "../../../game/player.ts";
import { unitOf } from "../../../game/unit.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { missionPlay } from "../../mission-play.ts";
import { attach } from "./attach.ts";
import { embark } from "./embark.ts";
import { reserve } from "./reserve.ts";

/** In which they are declared: whoever joins a unit goes where it goes. */
const ORDER: readonly Declared["type"][] = ["CHOOSE_SECONDARIES", "ATTACH", "EMBARK", "RESERVE"];

/**
 * All formations of one side and its choice of secondary missions, or those of both sides revealed together (DE-4, SC-10):
 * all of it happens, or nothing. It is a bundle of actions that are offered one by one, and so never listed itself. Nobody
 * takes back what the other side has seen.
 */
export const declareFormations: ActionEntry<"DECLARE_FORMATIONS"> = {
  handle(change, { player, payload }) {
    const sides = PLAYER_IDS.filter((side) => payload[side] !== undefined);
    if (sides.length === 0) return [refusal("NO_FORMATIONS", "DE-4", {})];
    const other = sides.find((side) => player !== undefined && side !== player);
    if (other !== undefined) {
      const { name } = change.game.players[other];
      return [refusal("NOT_YOUR_DECISION:formations", "DE-4", { player: name })];
    }
    for (const side of sides) {
      const refusals = declare(change, side, payload[side]!);
      if (refusals.length > 0) return refusals;
    }
    return DONE;
  },
  offered: () => false,
  choices: () => [],
};

function declare(change: Change, player: PlayerId, declared: readonly Declared[]): readonly Refusal[] {
  const { name, formed } = change.game.players[player];
  const { phase } = change.game.turn;
  if (phase !== "DEPLOYMENT") return [refusal("WRONG_PHASE:formation", "DE-4", { phase })];
  if (formed === true) return [refusal("FORMATIONS_DECLARED", "DE-4", { player: name })];
  change.story.addLine({ line: "formations_declared", player });
  for (const one of declared.toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type))) {
    const unit = one.type === "CHOOSE_SECONDARIES" ? undefined : unitOf(change.game, one.actor_unit_id);
    if (unit !== undefined && unit.owner !== player) {
      const about = { unit_id: unit.id };
      return [refusal("NOT_YOUR_UNIT:formation", "DE-4", { unit: unit.name, player: name }, about)];
    }
    const refusals = handle(change, player, one);
    if (refusals.length > 0) return refusals;
  }
  change.set(`players.${player}.formed`, true);
  return DONE;
}

function handle(change: Change, player: PlayerId, one: Declared): readonly Refusal[] {
  switch (one.type) {
    case "CHOOSE_SECONDARIES":
      return missionPlay.value.chooseSecondaries.handle(change, { ...one, player });
    case "ATTACH":
      return attach.handle(change, one);
    case "EMBARK":
      return embark.handle(change, one);
    case "RESERVE":
      return reserve.handle(change, one);
  }
}
