import type { AttackBonus, Cover, Note, Reason, TaggedReason } from "../game/reason.ts";
import { TERRAIN_KIND_NAMES } from "../game/terrain-names.ts";
import { plural } from "./plural.ts";

/** What makes the numbers of an attack, in words. Earlier plans hold the words themselves. */

export const HITS_AUTOMATICALLY = "hits automatically";

type ReasonOf<What extends TaggedReason["what"]> = Extract<TaggedReason, { what: What }>;

const SAYINGS: { readonly [What in TaggedReason["what"]]: (reason: ReasonOf<What>) => string } = {
  ROW: ({ name }) => name,
  AUTOMATIC_HITS: () => HITS_AUTOMATICALLY,
  SKILL: ({ skill, melee }) => `${melee ? "WS" : "BS"} ${skill}+`,
  STRENGTH: ({ strength, toughness }) => `S${strength} against T${toughness}`,
  MODIFIER: ({ name, value, through }) =>
    `${through === undefined ? name : `${name}: ${through}`} ${signed(value)}`,
  MODIFIER_BY_HAND: ({ value }) => `modifier ${signed(value)}`,
  ENGAGED_TARGET: ({ value }) => `Engaged target ${signed(value)}`,
  CAP: ({ value }) => `cap applied: ${signed(value)} at most`,
  REROLL: ({ name, reroll }) => {
    const which = reroll === "ONES" ? "re-roll 1s" : "re-roll failed";
    return name === null ? which : `${name}: ${which}`;
  },
  ADDED: ({ name, to, value }) => `${name} ${signed(value)} ${to}`,
  GRANTED: ({ name, ability, value }) => `${name}: ${value === undefined ? ability : `${ability} ${value}`}`,
  CRITICAL_HITS: ({ name, face }) => `${name}: critical hits on ${face}+`,
  CRITICAL_MORTAL_WOUNDS: ({ name, wounds }) => `${name}: ${wounds} mortal wounds more on a critical wound`,
  ANTI: ({ keyword, face }) => `Anti-${keyword} ${face}+`,
  MISSES_UP_TO: ({ face }) => `unmodified 1 to ${face} miss`,
  SKILL_CHANGED: ({ name, melee, value }) =>
    `${name}: ${melee ? "WS" : "BS"} ${value > 0 ? "better" : "worse"} by ${Math.abs(value)}`,
  MODIFIERS_IGNORED: ({ name }) => `${name}: ignores what worsens it`,
  FAILS_UP_TO: ({ name, face }) => `${name}: unmodified 1 to ${face} fail`,
  HITS_ONLY_ON: ({ name, face }) => `${name}: only ${face}s hit`,
  ARMOUR: ({ save }) => (save === 7 ? "no armour" : `Sv ${save}+`),
  INVULNERABLE: ({ save }) => `invulnerable ${save}+`,
  PENETRATION: ({ ap }) => `AP −${-ap}`,
  COVER: ({ cover }) => coverReason(coverInWords(cover, "NUMBERED")),
  COVER_CAP: ({ save }) => `no cover at ${save}+ against AP 0, cap applied`,
};

export function reasonInWords(reason: Reason): string {
  if ("text" in reason) return reason.text;
  return (SAYINGS[reason.what] as (one: TaggedReason) => string)(reason);
}

export function reasonsInWords(reasons: readonly Reason[]): string {
  return reasons.map(reasonInWords).join(", ");
}

/** `cover +1 (behind Woods)`. */
export function coverReason(source: string): string {
  return `cover +1 (${source})`;
}

/** Where cover comes from: `behind Woods 2`, or by its kind alone `behind Woods`. */
export function coverInWords(cover: Cover, piece: "NUMBERED" | "KIND"): string {
  if (typeof cover === "string") return cover;
  switch (cover.how) {
    case "GRANTED":
      return cover.name;
    case "UNSEEN":
      return `unseen, ${cover.name}`;
    default: {
      const kind = TERRAIN_KIND_NAMES[cover.kind];
      return `${COVER[cover.how]} ${piece === "KIND" ? kind : `${kind} ${cover.number}`}`;
    }
  }
}

const COVER = { WITHIN: "within", BEHIND: "behind", LIGHT: "light cover of" } as const;

/** `Rapid Fire`: who makes attacks beyond the characteristic. */
export function bonusInWords(bonus: AttackBonus): string {
  if ("name" in bonus) return bonus.name;
  return "text" in bonus ? bonus.text : "more of those that strike at one target only";
}

export function noteInWords(note: Note): string {
  if (typeof note === "string") return note;
  switch (note.what) {
    case "NOT_AUTOMATED":
      return `${note.name}${note.unit === undefined ? "" : ` of ${note.unit}`}: not automated`;
    case "GRANTED":
      return `${note.name}: ${note.ability}`;
    case "DAMAGE":
      return `${note.name}: ${signed(note.value)} damage`;
    case "FEWER_ATTACKS":
      return `${note.name}: ${signed(-note.value)} attacks each, at least 1`;
    case "DAMAGE_IS":
      return `${note.name}: damage ${note.damage}`;
    case "DAMAGE_HALVED":
      return `${note.name}: damage halved`;
    case "ATTACKS": {
      const where = note.counted === "HALF_RANGE" ? "in half range" : "in target";
      return `${note.name}: +${plural(note.attacks, "attack")} (${plural(note.models, "model")} ${where})`;
    }
    case "HALF_RANGE_DAMAGE":
      return `${note.name}: +${note.value} damage (${weaponsInWords(note)} in half range)`;
    case "PENETRATION":
      return `${note.name}: AP better by ${note.value} (${weaponsInWords(note)})`;
    case "CRITICAL_HITS_BEYOND":
      return `${note.name}: critical hits on ${note.face}+ (${weaponsInWords(note)} beyond ${note.inches}")`;
    case "UNSEEN_TARGET":
      return `${note.name}: target not visible, −1 to hit, target has cover`;
  }
}

function weaponsInWords({ weapons, of }: { readonly weapons: number; readonly of: number }): string {
  return `${weapons} of ${plural(of, "weapon")}`;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${-value}`;
}
