import type { rows } from "@gunline/rules";
import type { Sheet } from "./sheet.ts";

/** What the book of an army holds. */
export interface Book {
  readonly datasheets: readonly Sheet[];
  readonly detachments: readonly BookDetachment[];
  readonly rules: readonly BookRow[];
}

/** A rule of the army, and the datasheets that have it. */
export type BookRow = rows.Row & {
  readonly sheets?: readonly string[];
  /** The ability whose place it takes on all units of an army that has units with this keyword. */
  readonly instead?: { readonly of: string; readonly with: string };
};

export interface BookDetachment {
  readonly name: string;
  readonly rules: readonly string[];
  /** What the detachment changes in mustering the army. */
  readonly muster?: DetachmentMuster;
  readonly enhancements: readonly BookEnhancement[];
  readonly stratagems: readonly { readonly name: string; readonly cp: number }[];
}

export interface BookEnhancement {
  readonly name: string;
  readonly points: number;
  readonly only?: EnhancementBearer;
}

/** Who may be given an enhancement. */
interface EnhancementBearer {
  /** Keywords: each entry is a list of which the bearer needs all. */
  readonly any: readonly (readonly string[])[];
  readonly not?: readonly string[];
  /** A core ability that it needs. */
  readonly ability?: string;
  /** Wargear that it needs. */
  readonly with?: string;
  /** A mark that its player chooses for it. */
  readonly mark?: string;
  /** Units have it, not only Characters, and it is not one of the three of the army. */
  readonly unit?: boolean;
  /** Every unit that may have it has it, and pays for it. */
  readonly must?: boolean;
}

/** Names of units or keywords, in capitals. */
interface DetachmentMuster {
  /** They have the Battleline keyword. */
  readonly battleline?: readonly string[];
  /** So many of them can be made Characters. */
  readonly characters?: {
    readonly of: readonly string[];
    readonly not?: readonly string[];
    readonly most?: number;
  };
  /** So many units of each of these, whatever their sheets say. */
  readonly most?: { readonly of: readonly string[]; readonly units: number };
  readonly needs?: { readonly of: string; readonly least: number };
  readonly warlord?: readonly string[];
  /** Units of other faction keywords that can be included: points for Incursion, Strike Force, Onslaught. */
  readonly allies?: {
    readonly of: readonly string[];
    readonly points?: readonly number[];
    readonly noWarlord?: boolean;
  };
  readonly bars?: readonly string[];
  readonly despite?: readonly string[];
  /** The army's own rule for guests is not used. */
  readonly noGuests?: boolean;
  /** Chapters, by the ids of their books, that cannot use the detachment; or the only armies that can. */
  readonly notFor?: readonly string[];
  readonly onlyFor?: readonly string[];
}
