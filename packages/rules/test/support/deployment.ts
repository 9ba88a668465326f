import { type Game, parseGame } from "../../src/index.ts";
import { type GameOptions, rawGame, type UnitOptions } from "./build.ts";

/** Games before the battle: nobody stands anywhere, Blue's zone is the left 12", Green's the right. */

type Json = Record<string, unknown>;

export interface WaitingUnit extends UnitOptions {
  readonly points?: number;
  readonly transport?: Json;
  readonly leads?: readonly string[];
}

interface BeforeBattle extends Omit<GameOptions, "units"> {
  readonly units: Readonly<Record<string, WaitingUnit>>;
  readonly mission?: Json;
  /** Units that stand where their models say. */
  readonly standing?: readonly string[];
}

const ZONES = {
  p1: [
    [0, 0],
    [12, 0],
    [12, 44],
    [0, 44],
  ],
  p2: [
    [48, 0],
    [60, 0],
    [60, 44],
    [48, 44],
  ],
};

export function beforeBattle({ mission, standing = [], ...options }: BeforeBattle): Game {
  const raw = rawGame({ ...options, turn: { phase: "DEPLOYMENT", ...options.turn } }) as {
    units: Record<string, Json & { models: Record<string, Json> }>;
    [part: string]: unknown;
  };
  for (const [id, unit] of Object.entries(raw.units)) {
    const { points, transport, leads } = options.units[id]!;
    Object.assign(unit, points !== undefined && { points }, transport && { transport }, leads && { leads });
    if (standing.includes(id)) continue;
    for (const model of Object.values(unit.models)) model["position"] = null;
  }
  raw["zones"] = ZONES;
  if (mission !== undefined) raw["mission"] = mission;
  const parsed = parseGame(JSON.parse(JSON.stringify(raw)));
  if (!parsed.ok) throw new Error(parsed.refusals.map(({ message }) => message).join("\n"));
  return parsed.value;
}

export function setUp(unitId: string, positions: Json, more: Json = {}): object {
  return { type: "SET_UP", actor_unit_id: unitId, payload: { positions, ...more } };
}
