import type { Game } from "../../src/index.ts";
import { buildGame, play, type UnitOptions } from "./build.ts";

/** Small battles with objectives: p1's zone on the left, p2's on the right. */

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

/** H1 and H2 at home, C in the middle, N and S in no man's land. */
export const PLACES = { H1: [6, 22], H2: [54, 22], C: [30, 22], N: [30, 6], S: [30, 38] } as const;
export type Place = keyof typeof PLACES;

interface Wanted {
  readonly mission?: string | null;
  /** Which places exist. */
  readonly places?: readonly Place[];
  readonly held?: Readonly<Partial<Record<Place, "p1" | "p2">>>;
  readonly sticky?: readonly Place[];
  readonly units?: Readonly<Record<string, UnitOptions>>;
  readonly turn?: Record<string, unknown>;
  readonly more?: Record<string, unknown>;
  readonly settings?: Record<string, unknown>;
  readonly weapons?: Record<string, Record<string, unknown>>;
  readonly terrain?: Record<string, Record<string, unknown>>;
}

/** A unit of one model beside the marker, in range of it. */
export function at(
  place: Place,
  owner: "p1" | "p2",
  options: Partial<UnitOptions> = {},
  by = 2,
): UnitOptions {
  const [x, y] = PLACES[place];
  return { owner, models: { m1: { at: [x, y + (owner === "p1" ? by : -by)] } }, ...options };
}

/** Far from everything, so that nobody is without an army. */
const BYSTANDERS: Readonly<Record<string, UnitOptions>> = {
  far1: { owner: "p1", models: { m1: { at: [2, 2] } } },
  far2: { owner: "p2", models: { m1: { at: [58, 42] } } },
};

export function battle({
  mission = "take-and-hold",
  places = Object.keys(PLACES) as Place[],
  ...wanted
}: Wanted): Game {
  const { held = {}, sticky = [], units = {}, turn = {}, more = {}, weapons, terrain, settings } = wanted;
  const objectives = Object.fromEntries(
    places.map((id) => {
      const [x, y] = PLACES[id];
      const home_of = id === "H1" ? "p1" : id === "H2" ? "p2" : null;
      const controlled_by = held[id] ?? null;
      return [id, { id, position: { x, y }, home_of, controlled_by, sticky: sticky.includes(id) }];
    }),
  );
  return buildGame({
    units: { ...units, ...BYSTANDERS },
    objectives,
    zones: ZONES,
    mission: mission === null ? null : { id: mission, attacker: "p1", ...more },
    turn: { phase: "COMMAND", first_player: "p1", ...turn },
    ...(settings === undefined ? {} : { settings }),
    ...(weapons === undefined ? {} : { weapons }),
    ...(terrain === undefined ? {} : { terrain }),
  });
}

/** A unit at each place. */
export function garrison(owner: "p1" | "p2", places: readonly Place[]): Record<string, UnitOptions> {
  return Object.fromEntries(places.map((place) => [`${owner}_${place}`, at(place, owner)]));
}

export function end(game: Game, dice: readonly number[] = []) {
  return play(game, { type: "END_PHASE" }, dice);
}

/** Ends phases until it is so. */
export function until(game: Game, done: (game: Game) => boolean): Game {
  let next = game;
  for (let i = 0; i < 100 && !done(next); i++) next = end(next).game;
  return next;
}

export const vp = ({ players }: Game) => ({ p1: players.p1.vp, p2: players.p2.vp });
export const primary = ({ players }: Game) => [players.p1.vp.primary, players.p2.vp.primary];
