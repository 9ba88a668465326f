import type { Weapon } from "@gunline/rules";

/** Weapon profiles as plain numbers, by the id that models carry. */

type Ranged = Extract<Weapon, { type: "RANGED" }>;

function ranged(id: string, profile: Omit<Ranged, "id" | "type" | "special_rules">): Ranged {
  return { id, type: "RANGED", special_rules: "", ...profile };
}

export const BOLT_RIFLE = ranged("bolt_rifle", {
  name: "Bolt rifle",
  range: 24,
  attacks: "2",
  skill: 3,
  strength: 4,
  ap: -1,
  damage: "1",
  keywords: ["ASSAULT", "HEAVY"],
  profile_of: null,
});

const GRENADE_LAUNCHER = "Astartes grenade launcher";

export const LAUNCHER_FRAG = ranged("launcher_frag", {
  name: `${GRENADE_LAUNCHER} (frag)`,
  range: 24,
  attacks: "D3",
  skill: 3,
  strength: 4,
  ap: 0,
  damage: "1",
  keywords: ["BLAST"],
  profile_of: GRENADE_LAUNCHER,
});

export const LAUNCHER_KRAK = ranged("launcher_krak", {
  name: `${GRENADE_LAUNCHER} (krak)`,
  range: 24,
  attacks: "1",
  skill: 3,
  strength: 9,
  ap: -2,
  damage: "D3",
  keywords: [],
  profile_of: GRENADE_LAUNCHER,
});

const PLASMA_INCINERATOR = "Plasma incinerator";

export const PLASMA_STANDARD = ranged("plasma_standard", {
  name: `${PLASMA_INCINERATOR} (standard)`,
  range: 24,
  attacks: "2",
  skill: 3,
  strength: 7,
  ap: -2,
  damage: "1",
  keywords: ["ASSAULT", "HEAVY"],
  profile_of: PLASMA_INCINERATOR,
});

export const PLASMA_SUPERCHARGE = ranged("plasma_supercharge", {
  name: `${PLASMA_INCINERATOR} (supercharge)`,
  range: 24,
  attacks: "2",
  skill: 3,
  strength: 8,
  ap: -3,
  damage: "2",
  keywords: ["ASSAULT", "HAZARDOUS", "HEAVY"],
  profile_of: PLASMA_INCINERATOR,
});

export const STORM_BOLTER = ranged("storm_bolter", {
  name: "Storm bolter",
  range: 24,
  attacks: "2",
  skill: 3,
  strength: 4,
  ap: 0,
  damage: "1",
  keywords: ["RAPID FIRE 2"],
  profile_of: null,
});

export const SHOOTA = ranged("shoota", {
  name: "Shoota",
  range: 18,
  attacks: "2",
  skill: 5,
  strength: 4,
  ap: 0,
  damage: "1",
  keywords: ["RAPID FIRE 1"],
  profile_of: null,
});

export const SLUGGA = ranged("slugga", {
  name: "Slugga",
  range: 12,
  attacks: "1",
  skill: 5,
  strength: 4,
  ap: 0,
  damage: "1",
  keywords: ["PISTOL"],
  profile_of: null,
});
