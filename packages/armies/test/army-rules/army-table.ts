import { choices, type Game, prepare, type rolling, type rows } from "@gunline/rules";
import { buildGame, row as line, play } from "../../../rules/test/support/build.ts";
import { loadArmy } from "../../src/books/index.ts";
import { plainRow } from "../../src/books/rows.ts";

export type Json = Record<string, unknown>;

export interface ArmyTableOptions {
  /** More of the units. */
  readonly a?: Json;
  readonly b?: Json;
  readonly more?: Json;
  readonly turn?: Json;
  readonly settings?: Json;
  readonly weapons?: Json;
  readonly game?: Json;
  /** Ids of rules of its datasheets that are played beside those of the army. */
  readonly rules?: readonly string[];
}

/** The rows of an army's own rules, as a document carries them. */
async function armyRules(
  army: string,
  more: readonly string[] = [],
): Promise<Readonly<Record<string, rows.Row>>> {
  const { rules } = await loadArmy(army);
  const own = rules.filter(({ id, source }) => source === "ARMY_RULE" || more.includes(id)).map(plainRow);
  return Object.fromEntries(own.map((one) => [one.id, one]));
}

/**
 * A of p1 has the rules of the army: two models with a gun and a blade at (10, 10). B of p2 has three models at (20, 10). It
 * is p1's Shooting phase of the first round unless it is said.
 */
export async function armyTable(army: string, options: ArmyTableOptions = {}): Promise<Game> {
  const found = await armyRules(army, options.rules);
  const ofArmy = Object.values(found).filter(({ source }) => source === "ARMY_RULE");
  const abilities = ofArmy.map(({ name }) => name.toUpperCase());
  return buildGame({
    settings: { rows: found, ...options.settings },
    weapons: { gun: { range: 24 }, blade: { type: "MELEE" }, ...options.weapons },
    turn: { phase: "SHOOTING", ...options.turn },
    units: {
      A: { abilities, models: line(2, [10, 10], { weapons: ["gun", "blade"] }), ...options.a },
      B: { owner: "p2", models: line(3, [20, 10], { weapons: ["gun", "blade"] }), ...options.b },
      ...options.more,
    },
    ...options.game,
  } as never);
}

/** What can be used now: its id, with the unit, the target and the option. */
export function usesIn(game: Game): readonly string[] {
  return [...choices(game, "USE_STRATAGEM")].flatMap((one) => {
    if (one.type !== "USE_STRATAGEM") return [];
    const { stratagem, target_unit_id, option } = one.payload;
    const parts = [one.actor_unit_id, stratagem, target_unit_id, option];
    return [parts.filter((part) => part !== undefined).join(" ")];
  });
}

/** One weapon of a unit at one target, compiled. */
export function planOf(
  game: Game,
  unit: string,
  weapon_id: string,
  target_unit_id: string,
): rolling.Prepared["plan"] {
  const melee = game.weapons[weapon_id]!.type === "MELEE";
  const prepared = prepare(
    game,
    game.units[unit]!,
    [{ weapon_id, target_unit_id }],
    melee ? "MELEE" : "OWN_PHASE",
  );
  if (!prepared.ok) throw new Error(prepared.refusals.map(({ message }) => message).join());
  return prepared.value[0]!.plan;
}

/** Codes and rules of why an action is refused. */
export function refused(game: Game, action: Json): readonly string[] {
  const { result } = play(game, action);
  return result.errors.map(({ code, rule }) => `${code} ${rule}`);
}

export const use = (stratagem: string, payload: Json = {}, actor?: string): Json => ({
  type: "USE_STRATAGEM",
  ...(actor !== undefined && { actor_unit_id: actor }),
  payload: { stratagem, ...payload },
});

export const END: readonly [Json] = [{ type: "END_PHASE" }];
export const PASS: readonly [Json] = [{ type: "PASS" }];

/** From the end of round 1 into round 2, where p1 begins. */
export const LAST_PHASE = { phase: "FIGHT", active_player: "p2", first_player: "p1" } as const;

/** Two models of A right beside B, so that they fight. */
export const BESIDE_B = { models: line(2, [18.5, 10], { weapons: ["gun", "blade"] }) };
