import type { Game } from "../game/document.ts";
import { missionBook } from "./book.ts";
import type { Mission } from "./mission.ts";

/** Null on a bare table. */
export function missionOf({ mission }: Pick<Game, "mission">): Mission | null {
  return mission === null ? null : missionBook.value.missions.find(({ id }) => id === mission.id)!;
}
