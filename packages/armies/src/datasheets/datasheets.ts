import type { Datasheet } from "./datasheet.ts";
import { MEGANOBZ, NOBZ, PAINBOY, WARBOSS } from "./orks/elites.ts";
import { BURNA_BOYZ, FLASH_GITZ, LOOTAS, TANKBUSTAS } from "./orks/gunners.ts";
import { BOYZ, GRETCHIN, STORMBOYZ } from "./orks/mobs.ts";
import { BATTLEWAGON, TRUKK } from "./orks/wagons.ts";
import { DEFF_DREAD, KILLA_KANS, MEK_GUNZ } from "./orks/walkers.ts";
import { ASSAULT_INTERCESSORS, HELLBLASTERS, INFERNUS, INTERCESSORS } from "./space-marines/battleline.ts";
import { CAPTAIN, LIEUTENANT } from "./space-marines/characters.ts";
import { INCEPTORS, JUMP_INTERCESSORS, TERMINATORS } from "./space-marines/elites.ts";
import { DEVASTATORS, ELIMINATORS, ERADICATORS } from "./space-marines/heavy-support.ts";
import { GLADIATOR, PREDATOR, REDEMPTOR, WHIRLWIND } from "./space-marines/vehicles.ts";

/** Every datasheet, Space Marines first. */
export const DATASHEETS: readonly Datasheet[] = [
  INTERCESSORS,
  ASSAULT_INTERCESSORS,
  HELLBLASTERS,
  ERADICATORS,
  DEVASTATORS,
  INFERNUS,
  TERMINATORS,
  CAPTAIN,
  LIEUTENANT,
  REDEMPTOR,
  PREDATOR,
  GLADIATOR,
  INCEPTORS,
  JUMP_INTERCESSORS,
  ELIMINATORS,
  WHIRLWIND,
  BOYZ,
  GRETCHIN,
  NOBZ,
  MEGANOBZ,
  LOOTAS,
  BURNA_BOYZ,
  WARBOSS,
  DEFF_DREAD,
  TRUKK,
  BATTLEWAGON,
  STORMBOYZ,
  FLASH_GITZ,
  TANKBUSTAS,
  KILLA_KANS,
  MEK_GUNZ,
  PAINBOY,
];
