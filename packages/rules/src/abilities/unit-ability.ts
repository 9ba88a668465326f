import { normaliseKeyword } from "../base/keyword.ts";
import type { RuleId } from "../base/rule.ts";
import type { Unit } from "../game/document.ts";

/** An ability of a whole unit, or of one model, written in its `abilities`. */
export interface UnitAbility<Value> {
  readonly rule: RuleId;
  readonly name: string;
  readonly matches: (text: string) => boolean;
  /** What the unit has of it; undefined: it has it not. */
  readonly of: (unit: Pick<Unit, "abilities">) => Value | undefined;
  /** Of two of them the one that counts. */
  readonly better: (a: Value, b: Value) => Value;
}

interface UnitAbilityRow<Value> {
  readonly rule: RuleId;
  readonly name: string;
  readonly parse: (text: string) => Value | undefined;
  readonly better: (a: Value, b: Value) => Value;
}

export function unitAbility<Value>({ rule, name, parse, better }: UnitAbilityRow<Value>): UnitAbility<Value> {
  const known = new WeakMap<readonly string[], { readonly value: Value | undefined }>();
  return {
    rule,
    name,
    better,
    matches: (text) => parse(text) !== undefined,
    of({ abilities }) {
      let entry = known.get(abilities);
      if (entry === undefined) {
        const values: Value[] = [];
        for (const text of abilities) {
          const value = parse(normaliseKeyword(text));
          if (value !== undefined) values.push(value);
        }
        entry = { value: values.length === 0 ? undefined : values.reduce((a, b) => better(a, b)) };
        known.set(abilities, entry);
      }
      return entry.value;
    },
  };
}
