import { type Game, parseGame } from "../../src/index.ts";
import { type GameOptions, type ModelOptions, rawGame, type UnitOptions } from "../support/build.ts";

/** Tables with transports: a Trukk on a hull of 4" by 2" whose middle is at (30, 20), facing right. */

type Json = Record<string, unknown>;

export const HULL = { shape: "hull", mm: [101.6, 50.8] };

export interface TransportUnit extends UnitOptions {
  readonly transport?: Json;
}

export const trukk = (more: Partial<TransportUnit> = {}): TransportUnit => ({
  name: "Trukk",
  keywords: ["VEHICLE", "TRANSPORT", "ORKS"],
  abilities: ["DEADLY DEMISE D3"],
  stats: { wounds: 10, move: 12, save: 7 },
  models: { m1: { at: [30, 20], base: HULL } },
  transport: { capacity: 12, carries: ["ORKS INFANTRY"], firing_deck: 12 },
  ...more,
});

export const boyz = (count: number, more: Partial<UnitOptions> = {}): UnitOptions => ({
  name: "Boyz",
  keywords: ["INFANTRY", "ORKS"],
  models: squad(count),
  ...more,
});

function squad(count: number, options: ModelOptions = {}): Record<string, ModelOptions> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`m${i + 1}`, options]));
}

export function transportGame(
  options: Omit<GameOptions, "units"> & { readonly units: Readonly<Record<string, TransportUnit>> },
): Game {
  const raw = rawGame(options) as { units: Record<string, Json> };
  for (const [id, { transport }] of Object.entries(options.units)) {
    if (transport !== undefined) raw.units[id]!["transport"] = transport;
  }
  const parsed = parseGame(JSON.parse(JSON.stringify(raw)));
  if (!parsed.ok) throw new Error(parsed.refusals.map(({ message }) => message).join("\n"));
  return parsed.value;
}

/** In a row along the upper side of the Trukk, bases of one inch that touch it and each other not. */
export function alongside(count: number, dy = -1.6): Json {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `m${i + 1}`,
      [28 + 1.05 * (i % 5), 20 + dy - 1.05 * Math.floor(i / 5)],
    ]),
  );
}

export const setUp = (unit: string, positions: Json): object => ({
  type: "SET_UP",
  actor_unit_id: unit,
  payload: { positions },
});
