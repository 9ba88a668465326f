import { nameKey } from "./names.ts";

/**
 * A text names weapons and other wargear alike. These are no weapons, by how their names end or by name; whatever is
 * not told apart here counts as a weapon until a datasheet or catalogue says otherwise.
 */
const ENDS =
  /(^|[ -])(icon|banner|standard|pennant|vox-caster|vox|drone|drones|shield|shields|support system|orb|crest|scanner|medipack|medi-pack|comms array|searchlight|beacon|familiar|helm|instrument|instruments|halo|cloak|mantle|upgrade|servo-skull|servo-skulls|cherub|simulacrum|simulacrum imperialis|tether|omnispex|narthecium|plasmacyte|runt|collar|token|tokens|counteragents|servo-scribes|shield dome|totem|sigil|reliquary|trophies|auspex|markerlight)$/;

const NAMES = new Set(
  [
    "'Ard Case",
    "Alchemyk Counteragents",
    "Ammo Runt",
    "Bomb squig",
    "Chaos Icon",
    "Chaos Familiar",
    "Collar of Khorne",
    "C'tan Powers",
    "Comms array",
    "Daemonic Icon",
    "Grot Oiler",
    "Grot Orderly",
    "Helix Gauntlet",
    "Icon of Chaos",
    "Icon of Excess",
    "Icon of Despair",
    "Icon of Flame",
    "Icon of Khorne",
    "Infiltrator Comms Array",
    "Instrument of Chaos",
    "Iron halo",
    "Kustom force field",
    "Medipack",
    "Praesidium Shield",
    "Regimental Standard",
    "Remote mine",
    "Servo-scribes",
    "Smoke launchers",
    "The Lion Helm",
    "Watcher in the Dark",
    // Enhancements that stand among the wargear of lists that do not mark them, and sound like weapons.
    "Bastion Plate",
    "Fusion Blades",
    "Plasma Accelerator Rifle",
    "Thermoneutronic Projector",
    "Warp Tracer",
  ].map(nameKey),
);

export function soundsLikeItem(name: string): boolean {
  const key = nameKey(name);
  return NAMES.has(key) || ENDS.test(key);
}

/** Abilities that New Recruit prints among the wargear. */
export function soundsLikeAbility(name: string): boolean {
  return /^(invulnerable save|feel no pain|deadly demise|leader(?:$| ?[(:,])|deep strike$|stealth$|damaged:)/.test(
    nameKey(name),
  );
}
