import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game } from "../../game/document.ts";
import { missionPlay } from "../mission-play.ts";
import { attach } from "./deployment/attach.ts";
import { declareFormations } from "./deployment/declare.ts";
import { unitsLeft } from "./deployment/drops.ts";
import { embark } from "./deployment/embark.ts";
import { beginBattle } from "./deployment/first-turn.ts";
import { reserve } from "./deployment/reserve.ts";
import { setUp } from "./deployment/set-up.ts";
import type { PhaseRow } from "./phase-row.ts";

/** Before the first round: who leads whom, who rides where, who waits; and unit by unit the armies are set up. */
export const deployment: PhaseRow = {
  phase: "DEPLOYMENT",
  isBeforeBattle: true,
  moment: "SETTING_UP",
  tasks: ["roll_off"],
  actions: {
    SET_UP: setUp,
    ATTACH: attach,
    EMBARK: embark,
    RESERVE: reserve,
    DECLARE_FORMATIONS: declareFormations,
    get CHOOSE_SECONDARIES() {
      return missionPlay.value.chooseSecondaries;
    },
  },
  either: ["ATTACH", "EMBARK", "RESERVE", "DECLARE_FORMATIONS", "CHOOSE_SECONDARIES"],
  waitsFor: (game) =>
    owed(game).length > 0 ? { what: "units_to_set_up" } : { what: "phase_to_end", phase: "DEPLOYMENT" },
  owes: owed,
  isOver: (game) => owed(game).length === 0,
  undoRule: "DE-7",
  leave: beginBattle,
};

/** Units that must be set up before the battle begins. */
function owed(game: Game): readonly Refusal[] {
  return unitsLeft(game).map(({ id, name }) =>
    refusal("NOT_SET_UP", "GD-8", { unit: name }, { unit_id: id }),
  );
}
