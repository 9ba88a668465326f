import type { Army, Entry } from "../army.ts";
import { ORKS } from "../datasheets/datasheet.ts";
import { MEGANOBZ, NOBZ, PAINBOY, WARBOSS } from "../datasheets/orks/elites.ts";
import { BURNA_BOYZ, FLASH_GITZ, LOOTAS, TANKBUSTAS } from "../datasheets/orks/gunners.ts";
import { BOYZ, GRETCHIN, STORMBOYZ } from "../datasheets/orks/mobs.ts";
import { BATTLEWAGON, TRUKK } from "../datasheets/orks/wagons.ts";
import { DEFF_DREAD, KILLA_KANS, MEK_GUNZ } from "../datasheets/orks/walkers.ts";

const SHOOTAS: Entry = { sheet: BOYZ, size: 10, options: { "Rokkit launcha": 1, Shoota: 8 } };

const BIG_MOB: Entry = {
  sheet: BOYZ,
  size: 20,
  options: { "Big shoota": 2, "Power klaw": 1 },
  leader: { sheet: WARBOSS, options: { "Power klaw": 1, "Attack squig": 1 } },
};

export const ORK_SCOUTS: Army = {
  id: "ork-scouts",
  name: "Ork scouts",
  faction: ORKS,
  entries: [
    { ...SHOOTAS, leader: { sheet: WARBOSS } },
    { sheet: LOOTAS, size: 5 },
    { sheet: GRETCHIN, size: 11 },
  ],
};

export const ORK_RAIDERS: Army = {
  id: "ork-raiders",
  name: "Ork raiders",
  faction: ORKS,
  entries: [
    BIG_MOB,
    { sheet: LOOTAS, size: 5 },
    { sheet: STORMBOYZ, size: 5 },
    { sheet: MEGANOBZ, size: 3 },
    { sheet: GRETCHIN, size: 11 },
  ],
};

export const ORK_WARBAND: Army = {
  id: "ork-warband",
  name: "Ork warband",
  faction: ORKS,
  entries: [
    BIG_MOB,
    SHOOTAS,
    { sheet: NOBZ, size: 5, options: { "Power klaw": 2, "Ammo Runt": 1 } },
    { sheet: MEGANOBZ, size: 3 },
    { sheet: BURNA_BOYZ, size: 5 },
    { sheet: STORMBOYZ, size: 5, options: { "Power klaw": 1 } },
    { sheet: LOOTAS, size: 10, options: { "Kustom mega-blasta": 1 } },
    { sheet: DEFF_DREAD, size: 1, options: { Skorcha: 1 } },
    { sheet: TRUKK, size: 1 },
    { sheet: GRETCHIN, size: 11 },
  ],
};

export const ORK_HORDE: Army = {
  id: "ork-horde",
  name: "Ork horde",
  faction: ORKS,
  entries: [
    BIG_MOB,
    {
      sheet: BOYZ,
      size: 20,
      options: { "Rokkit launcha": 2 },
      leader: { sheet: PAINBOY, options: { "Grot Orderly": 1 } },
    },
    SHOOTAS,
    { sheet: NOBZ, size: 10, options: { "Power klaw": 3, "Kombi-weapon": 2, "Ammo Runt": 1 } },
    { sheet: MEGANOBZ, size: 3, options: { "Twin killsaw": 1 } },
    { sheet: BURNA_BOYZ, size: 10 },
    { sheet: STORMBOYZ, size: 10, options: { "Power klaw": 1 } },
    { sheet: LOOTAS, size: 10, options: { "Kustom mega-blasta": 1 } },
    { sheet: FLASH_GITZ, size: 5, options: { "Ammo Runt": 1 } },
    { sheet: TANKBUSTAS, size: 6, options: { "Bomb Squig": 1, "Pulsa Rokkit": 1 } },
    { sheet: DEFF_DREAD, size: 1, options: { "Kustom mega-blasta": 1 } },
    { sheet: KILLA_KANS, size: 3, options: { Grotzooka: 1, "Rokkit launcha": 1 } },
    { sheet: BATTLEWAGON, size: 1, options: { "Big shootas": 1, Lobba: 1, "Deff rolla": 1 } },
    { sheet: MEK_GUNZ, size: 1 },
    { sheet: GRETCHIN, size: 22 },
  ],
};
