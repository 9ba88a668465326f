/** Marks on units, and until when each lasts (rules/battle: which flags end when). */

/** When a mark ends: with the phase, with any player's turn, as its owner's Command phase begins, or with the round. */
export type LifeTime = "PHASE" | "TURN" | "OWN_COMMAND_PHASE" | "ROUND";

export const FLAG_LIFE_TIMES = {
  remained_stationary: "TURN",
  moved: "TURN",
  advanced: "TURN",
  fell_back: "TURN",
  has_shot: "TURN",
  charged_this_turn: "TURN",
  fights_first: "TURN",
  has_fought: "TURN",
  disembarked: "TURN",
  arrived: "TURN",
  cannot_charge: "TURN",
  overhangs: "TURN",
  performing_action: "TURN",
  battle_shocked: "OWN_COMMAND_PHASE",
  battle_shock_tested: "PHASE",
  left_table: "BATTLE",
} as const satisfies Readonly<Record<string, LifeTime | "BATTLE">>;

export type Flag = keyof typeof FLAG_LIFE_TIMES;
export const FLAGS = Object.keys(FLAG_LIFE_TIMES) as [Flag, ...Flag[]];
