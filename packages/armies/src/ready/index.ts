import type { BuiltArmy } from "../builder/army.ts";
import table from "./offers.json" with { type: "json" };

/** Ready armies of every faction: what there is at once, the armies themselves are loaded when one is wanted. */

export interface ReadyFaction {
  /** The id of its book. */
  readonly faction: string;
  readonly name: string;
  readonly armies: readonly ReadyOffer[];
}

export interface ReadyOffer {
  /** 500, 1,000 or 2,000 points. */
  readonly limit: number;
  readonly points: number;
  readonly detachment: string | null;
  /** For a picture: the base of each unit's models as the books write it, and how many. */
  readonly tokens: readonly (readonly [base: string, count: number])[];
}

export const READY_FACTIONS = table as unknown as readonly ReadyFaction[];

/** The ready army of a faction; undefined: there is none at those points. */
export async function readyArmy(faction: string, limit: number): Promise<BuiltArmy | undefined> {
  const { default: armies } = await import("./armies.json", { with: { type: "json" } });
  return (armies as unknown as readonly BuiltArmy[]).find(
    (army) => army.faction === faction && army.limit === limit,
  );
}
