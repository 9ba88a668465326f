import type { Army, Entry } from "../army.ts";
import { SPACE_MARINES } from "../datasheets/datasheet.ts";
import {
  ASSAULT_INTERCESSORS,
  HELLBLASTERS,
  INFERNUS,
  INTERCESSORS,
} from "../datasheets/space-marines/battleline.ts";
import { CAPTAIN, LIEUTENANT } from "../datasheets/space-marines/characters.ts";
import { INCEPTORS, JUMP_INTERCESSORS, TERMINATORS } from "../datasheets/space-marines/elites.ts";
import { DEVASTATORS, ELIMINATORS, ERADICATORS } from "../datasheets/space-marines/heavy-support.ts";
import { PREDATOR, REDEMPTOR, WHIRLWIND } from "../datasheets/space-marines/vehicles.ts";

const RIFLES: Entry = { sheet: INTERCESSORS, size: 5, options: { "Grenade launcher": 1 } };

const COMMAND: Entry = {
  sheet: ASSAULT_INTERCESSORS,
  size: 5,
  options: { "Plasma pistol": 1, "Power fist": 1 },
  leader: { sheet: CAPTAIN, options: { "Master-crafted power weapon": 1 } },
};

export const MARINE_PATROL: Army = {
  id: "marine-patrol",
  name: "Marine patrol",
  faction: SPACE_MARINES,
  entries: [RIFLES, { sheet: ASSAULT_INTERCESSORS, size: 5 }, { sheet: ERADICATORS, size: 3 }],
};

export const MARINE_VANGUARD: Army = {
  id: "marine-vanguard",
  name: "Marine vanguard",
  faction: SPACE_MARINES,
  entries: [
    RIFLES,
    COMMAND,
    { sheet: TERMINATORS, size: 5, options: { "Assault cannon": 1 } },
    { sheet: ELIMINATORS, size: 3 },
  ],
};

export const MARINE_STRIKE_FORCE: Army = {
  id: "marine-strike-force",
  name: "Marine strike force",
  faction: SPACE_MARINES,
  entries: [
    RIFLES,
    COMMAND,
    { sheet: HELLBLASTERS, size: 5 },
    { sheet: ERADICATORS, size: 3, options: { "Multi-melta": 1 } },
    { sheet: INFERNUS, size: 5 },
    { sheet: TERMINATORS, size: 5, options: { "Heavy flamer": 1 } },
    { sheet: ELIMINATORS, size: 3 },
    { sheet: WHIRLWIND, size: 1, options: { "Storm bolter": 1 } },
  ],
};

export const MARINE_COMPANY: Army = {
  id: "marine-company",
  name: "Marine company",
  faction: SPACE_MARINES,
  entries: [
    { sheet: INTERCESSORS, size: 10, options: { "Grenade launcher": 2, "Power fist": 1 } },
    RIFLES,
    COMMAND,
    { sheet: HELLBLASTERS, size: 10, leader: { sheet: LIEUTENANT, options: { "Power fist": 1 } } },
    { sheet: ERADICATORS, size: 3, options: { "Multi-melta": 1 } },
    { sheet: INFERNUS, size: 5 },
    { sheet: TERMINATORS, size: 5, options: { "Cyclone missile launcher": 1, Chainfist: 2 } },
    { sheet: INCEPTORS, size: 3 },
    { sheet: JUMP_INTERCESSORS, size: 5, options: { "Plasma pistol": 1, "Power fist": 1 } },
    {
      sheet: DEVASTATORS,
      size: 5,
      options: {
        Lascannon: 1,
        "Heavy bolter": 1,
        "Missile launcher": 1,
        "Plasma cannon": 1,
        "Armorium Cherub": 1,
      },
    },
    { sheet: ELIMINATORS, size: 3 },
    { sheet: REDEMPTOR, size: 1, options: { "Macro plasma incinerator": 1 } },
    { sheet: PREDATOR, size: 1, options: { Lascannons: 1, "Hunter-killer missile": 1 } },
    { sheet: WHIRLWIND, size: 1 },
  ],
};
