import type { RuleId } from "../base/rule.ts";
import type { Draft } from "./draft.ts";
import type { Volley } from "./volley.ts";

/** What eligibility asks of a weapon; a keyword grants some of these. */
export interface Traits {
  /** May be fired by a unit that Advanced. */
  readonly afterAdvance: boolean;
  /** May be fired while engaged, at the unit engaged with; not beside other weapons. */
  readonly sidearm: boolean;
  /** May be fired at what is not seen. */
  readonly unseen: boolean;
  /** May not be fired at units engaged with the shooter's army. */
  readonly sparesEngaged: boolean;
  readonly automaticHits: boolean;
  readonly oneShot: boolean;
  readonly hazardous: boolean;
  readonly precision: boolean;
  /** Fought with beside another weapon; no rule gives it more attacks. */
  readonly extraAttacks: boolean;
  /** Does more within half its range. */
  readonly halfRange: boolean;
  /** Has profiles of which a die chooses one. */
  readonly rolledProfile: boolean;
  readonly psychic: boolean;
}

export const NO_TRAITS: Traits = {
  afterAdvance: false,
  sidearm: false,
  unseen: false,
  sparesEngaged: false,
  automaticHits: false,
  oneShot: false,
  hazardous: false,
  precision: false,
  extraAttacks: false,
  halfRange: false,
  rolledProfile: false,
  psychic: false,
};

/** One row of the registry: how a keyword is written, shown and what it does to an attack. */
interface KeywordRow<Value> {
  readonly rule: RuleId;
  readonly name: string;
  /** Reads a keyword in upper case with single spaces; undefined if it is another one. */
  readonly parse: (text: string) => Value | undefined;
  /** The short mark that the interface shows: "RF 1". */
  readonly indicator: (value: Value) => string;
  readonly traits?: Partial<Traits>;
  /** Of two values of the same ability the better one (KW-27). */
  readonly better: (a: Value, b: Value) => Value;
  /** What tells abilities of one name from each other; absent: all are the same ability. */
  readonly apart?: (value: Value) => string;
  readonly compile?: (value: Value, volley: Volley, draft: Draft) => void;
  /** Whether it does nothing in a fight (FI-24). */
  readonly shootingOnly?: true;
}

/** A keyword as one weapon has it. */
export interface Ability {
  readonly rule: RuleId;
  readonly name: string;
  readonly indicator: string;
  readonly traits: Partial<Traits>;
  readonly compile: (volley: Volley, draft: Draft) => void;
}

export interface Keyword {
  readonly rule: RuleId;
  readonly name: string;
  readonly matches: (text: string) => boolean;
  /** The ability that these keywords give; several where the row keeps each value apart. */
  readonly read: (texts: readonly string[]) => readonly Ability[];
}

/** Makes a row of the registry; the type of its value stays inside. */
export function keyword<Value>(row: KeywordRow<Value>): Keyword {
  const bind = (value: Value): Ability => ({
    rule: row.rule,
    name: row.name,
    indicator: row.indicator(value),
    traits: row.traits ?? {},
    compile: (volley, draft) => {
      if (row.shootingOnly !== true || !volley.melee) row.compile?.(value, volley, draft);
    },
  });
  return {
    rule: row.rule,
    name: row.name,
    matches: (text) => row.parse(text) !== undefined,
    read(texts) {
      const best = new Map<string, Value>();
      for (const text of texts) {
        const value = row.parse(text);
        if (value === undefined) continue;
        const kind = row.apart?.(value) ?? "";
        const other = best.get(kind);
        best.set(kind, other === undefined ? value : row.better(other, value));
      }
      return [...best.values()].map(bind);
    },
  };
}

/** For keywords that are only a name. */
export function named(name: string): Pick<KeywordRow<true>, "name" | "parse" | "better"> {
  return {
    name,
    parse: (text) => (text.replaceAll("-", " ") === name.replaceAll("-", " ") ? true : undefined),
    better: () => true,
  };
}

/** For keywords that are a name and a whole number. */
export function numbered(name: string): Pick<KeywordRow<number>, "name" | "parse" | "better"> {
  const pattern = new RegExp(`^${name} ([1-9]\\d{0,2})$`);
  return {
    name,
    parse(text) {
      const match = pattern.exec(text);
      return match === null ? undefined : Number(match[1]);
    },
    better: Math.max,
  };
}
