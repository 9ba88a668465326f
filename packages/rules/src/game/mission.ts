import type { Game } from "./document.ts";

/** What a mission says beside how points are scored. */
interface MissionRules {
  /** Whether models may end on objective markers (OB-2). */
  readonly endOnMarkers: boolean;
  /** The first rounds in which units arrive from the two kinds of reserve (RE-3). */
  readonly arrivals: { readonly STRATEGIC: number; readonly DEEP_STRIKE: number };
  /** The round at whose end units that have not arrived are destroyed; null: the end of the battle (RE-10). */
  readonly lastArrivals: number | null;
}

const ONLY_WAR: MissionRules = {
  endOnMarkers: false,
  arrivals: { STRATEGIC: 2, DEEP_STRIKE: 1 },
  lastArrivals: null,
};

const CHAPTER_APPROVED: MissionRules = {
  endOnMarkers: true,
  arrivals: { STRATEGIC: 2, DEEP_STRIKE: 2 },
  lastArrivals: 3,
};

/** Without a mission reserves are those of Only War, and markers are nothing that a model may not stand on. */
const BARE_TABLE: MissionRules = { ...ONLY_WAR, endOnMarkers: true };

export function missionRules({ mission }: Pick<Game, "mission">): MissionRules {
  if (mission === null) return BARE_TABLE;
  return mission.id === "only-war" ? ONLY_WAR : CHAPTER_APPROVED;
}
