import type { Clause } from "../../abilities/language/clause.ts";
import { compileCondition } from "../../abilities/language/condition.ts";
import { optionDeeds } from "../../abilities/language/option.ts";
import type { Row } from "../../abilities/language/row.ts";
import type { Scene } from "../../abilities/language/scene.ts";
import { LIMITS } from "../../base/limits.ts";
import { accept, type Checked, refusal, reject } from "../../base/refusal.ts";
import type { Unit } from "../../game/document.ts";
import type { Stratagem, StratagemPayload } from "../stratagems/stratagem.ts";
import type { RuleTask } from "./carry-out.ts";

/** What a player chooses for a use: units, and one of several options. */

type Named = Pick<Stratagem, "name" | "rule">;

/** The options that can be chosen now, by their place in the clause. */
export function ableOptions({ options = [] }: Clause, scene: Scene): readonly number[] {
  return [...options.keys()].filter((index) => {
    const { if: condition } = options[index]!;
    return condition === undefined || compileCondition(condition)(scene);
  });
}

/** Names are compared without what people write in different ways. */
function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9+]/g, "");
}

/** The option that was named, or its number, counted from 1; null where the clause has none. */
export function readOption(
  { name, rule }: Named,
  { options = [] }: Clause,
  able: readonly number[],
  { option }: StratagemPayload,
): Checked<number | null> {
  if (options.length === 0) return accept(null);
  const found = able.find((index) =>
    typeof option === "number"
      ? option === index + 1
      : option !== undefined && plain(option) === plain(options[index]!.name),
  );
  if (found !== undefined) return accept(found);
  return reject(
    refusal("NO_OPTION", rule, { stratagem: name, options: able.map((index) => options[index]!.name) }),
  );
}

/** The units that were named, each one that can be chosen; null: one of them cannot be. */
export function readUnits(
  { choose }: Clause,
  able: readonly Unit[],
  { target_unit_id, target_unit_ids }: StratagemPayload,
): readonly Unit[] | null | "TOO_MANY" {
  if (choose === undefined) return [];
  if (choose.every === true) return able;
  const ids = [...new Set(target_unit_ids ?? (target_unit_id === undefined ? [] : [target_unit_id]))];
  if (ids.length > (choose.upTo ?? 1)) return "TOO_MANY";
  const found = ids.map((id) => able.find((one) => one.id === id));
  return found.length > 0 && found.every((one) => one !== undefined) ? found : null;
}

/** What is done for an option: what its clause does in any case, and then its own. */
export function deedsOf(row: Row, clause: Clause, option: number | null): RuleTask["left"] {
  return option === null ? clause.do : [...clause.do, ...optionDeeds(row, clause, option)];
}

/** Complete payloads: each set of units with each option. */
export function* choicesOf(
  stratagem: string,
  { choose, options = [] }: Clause,
  units: readonly Unit[],
  able: readonly number[],
): Generator<StratagemPayload> {
  for (const chosen of unitPayloads(choose, units)) {
    if (options.length === 0) yield { stratagem, ...chosen };
    else for (const index of able) yield { stratagem, ...chosen, option: options[index]!.name };
  }
}

type Chosen = Pick<StratagemPayload, "target_unit_id" | "target_unit_ids">;

function* unitPayloads(choose: Clause["choose"], units: readonly Unit[]): Generator<Chosen> {
  if (choose === undefined || choose.every === true) yield {};
  else if (choose.upTo === undefined) for (const { id } of units) yield { target_unit_id: id };
  else {
    let listed = 0;
    for (const target_unit_ids of subsets(
      units.map(({ id }) => id),
      choose.upTo,
    )) {
      if (++listed > LIMITS.listedSets) return;
      yield { target_unit_ids };
    }
  }
}

/** All sets of up to so many, the small ones first. */
function* subsets(ids: readonly string[], most: number): Generator<readonly string[]> {
  let last: readonly (readonly number[])[] = [[]];
  for (let size = 1; size <= Math.min(most, ids.length); size++) {
    const next: number[][] = [];
    for (const set of last) {
      for (let at = (set.at(-1) ?? -1) + 1; at < ids.length; at++) {
        if (next.length >= LIMITS.listedSets) break;
        next.push([...set, at]);
        yield [...set, at].map((index) => ids[index]!);
      }
    }
    last = next;
  }
}
