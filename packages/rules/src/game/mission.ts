import type { Game } from "./document.ts";

/** What a mission says beside how points are scored. */
interface MissionRules {
  /** Whether models may end on objective markers (OB-2). */
  readonly endOnMarkers: boolean;
  /** The first rounds in which units arrive from the two kinds of reserve (RE-3). */
  readonly arrivals: { readonly STRATEGIC: number; readonly DEEP_STRIKE: number };
  /** The round at whose end units that have not arrived are destroyed; null: those of the last one are (RE-10). */
  readonly lastArrivals: number | null;
  /** Whether victory points have caps, and cards are played (MI-10, SC-10). */
  readonly capped: boolean;
  /** Whether the second player of the last round scores as his turn ends instead of his Command phase (MI-12). */
  readonly lastTurnScoresLate: boolean;
  /** Whether the battle is over at once when an army is destroyed (OB-9). */
  readonly endsWithAnArmy: boolean;
}

const ONLY_WAR: MissionRules = {
  endOnMarkers: false,
  arrivals: { STRATEGIC: 2, DEEP_STRIKE: 1 },
  lastArrivals: null,
  capped: false,
  lastTurnScoresLate: false,
  endsWithAnArmy: true,
};

const CHAPTER_APPROVED: MissionRules = {
  endOnMarkers: true,
  arrivals: { STRATEGIC: 2, DEEP_STRIKE: 2 },
  lastArrivals: 3,
  capped: true,
  lastTurnScoresLate: true,
  endsWithAnArmy: false,
};

/** Without a mission reserves are those of Only War, and markers are nothing that a model may not stand on. */
const BARE_TABLE: MissionRules = { ...ONLY_WAR, endOnMarkers: true, endsWithAnArmy: false };

export function missionRules({ mission }: Pick<Game, "mission">): MissionRules {
  if (mission === null) return BARE_TABLE;
  return mission.id === "only-war" ? ONLY_WAR : CHAPTER_APPROVED;
}
