import { type Game, inProgress } from "@gunline/rules";
import { create } from "zustand";
import { allocationUnderWay, attacksUnderWay } from "../../table/under-way.ts";

/** The rest of a volley's wounds, allocated in one order without asking for each. */

/** Nearest to the shooters first, or with care: coherency is kept, and leaders and special weapons go last. */
export type Order = "nearest" | "careful";

interface Rest {
  /** The volley that it is for; null: none. */
  readonly volley: string | null;
  readonly order: Order;
}

const useRest = create<Rest>(() => ({ volley: null, order: "nearest" }));

/** A unit shoots once in a phase, so that this names one volley and no other. */
function volleyOf(game: Game): string {
  const { round, active_player, phase } = game.turn;
  const plan = attacksUnderWay(game)?.plans[0];
  return JSON.stringify([game.rng.seed, round, active_player, phase, plan?.shooter_unit_id]);
}

export function allocateRest(game: Game, order: Order): void {
  useRest.setState({ volley: volleyOf(game), order });
}

export function askAgain(): void {
  useRest.setState({ volley: null });
}

/** The order in which the rest is allocated; null where each wound is asked for. */
export function useRestOf(game: Game): Order | null {
  return useRest(({ volley, order }) => (volley === volleyOf(game) ? order : null));
}

/** The model that the order names for the next wound. */
export function nextInOrder(game: Game, order: Order): string | undefined {
  const choice = allocationUnderWay(game);
  if (choice === null) return undefined;
  // The referee lists them the nearest first, and knows whom a unit misses least.
  return order === "nearest" ? choice.model_ids[0] : inProgress.carefulChoice(game);
}
