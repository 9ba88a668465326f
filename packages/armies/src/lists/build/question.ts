import type { Base } from "@gunline/rules";

/** A sentence whose subject is the unit, and the same without its name, for where that stands in front of it already. */
interface AboutUnit {
  readonly message: string;
  readonly says?: string;
}

export function aboutUnit(name: string, says: string): Required<AboutUnit> {
  return { message: `${name} ${says}`, says };
}

/** Something that the list leaves open, with what is proposed for it; places are those of the list. */
export type ListQuestion = AboutUnit & QuestionKind;

type QuestionKind =
  /** Nobody knows its numbers: it stays off the table until somebody gives them. */
  | { readonly kind: "numbers"; readonly unit: number }
  /** A name that its sheet has not. */
  | {
      readonly kind: "weapon";
      readonly unit: number;
      readonly model: number;
      readonly name: string;
      readonly guess: string | null;
      readonly options: readonly string[];
    }
  /** No table knows the base. */
  | { readonly kind: "base"; readonly unit: number; readonly guess: Base }
  /** Weapons that fit several ways. */
  | {
      readonly kind: "split";
      readonly unit: number;
      /** The models that share them. */
      readonly name: string;
    }
  /** A Character whom the list attaches to nobody. */
  | {
      readonly kind: "leader";
      readonly unit: number;
      /** Units that it may join, by place. */
      readonly options: readonly number[];
    }
  /** Nothing to choose: something is not imported, or played otherwise than it says. */
  | { readonly kind: "note"; readonly unit: number | null };

/** What a player has settled of it. */
export interface ListAnswers {
  /** Names of weapons by "unit/name", as the sheet has them; null: nobody carries it. */
  readonly arms: Readonly<Record<string, string | null>>;
  /** By place of the unit. */
  readonly bases: Readonly<Record<number, Base>>;
  /** The unit that a leader joins, by place. */
  readonly joins: Readonly<Record<number, number>>;
  readonly leftOut: readonly number[];
  /** Units whose special weapons are together on as few models as can be; those of all others are spread. */
  readonly together?: readonly number[];
  /** Units whose models carry what the list says, whatever their sheet allows. */
  readonly exact?: readonly number[];
  /** Names on the table, by place of the unit. */
  readonly names?: Readonly<Record<number, string>>;
}

export const NO_ANSWERS: ListAnswers = { arms: {}, bases: {}, joins: {}, leftOut: [] };
