import type { Army } from "../army.ts";
import { ORK_HORDE, ORK_RAIDERS, ORK_SCOUTS, ORK_WARBAND } from "./orks.ts";
import { MARINE_COMPANY, MARINE_PATROL, MARINE_STRIKE_FORCE, MARINE_VANGUARD } from "./space-marines.ts";

/** Armies that are ready to play, from a quarter of an hour to an evening. */
export const ARMIES: readonly Army[] = [
  MARINE_PATROL,
  MARINE_VANGUARD,
  MARINE_STRIKE_FORCE,
  MARINE_COMPANY,
  ORK_SCOUTS,
  ORK_RAIDERS,
  ORK_WARBAND,
  ORK_HORDE,
];
