import { nameKey } from "../names.ts";
import type { Described, Profile, Selection } from "../roster/tree.ts";
import { isCore, textOf } from "./abilities.ts";

interface Describing {
  readonly profiles: readonly Profile[];
  readonly described: readonly Described[];
}

/** What selections of a roster or entries of a catalogue say of rules. Core rules have sentences of our own. */
export function textsIn(selections: readonly Describing[]): readonly Described[] {
  return selections
    .flatMap(({ profiles, described }) => [...profiles.flatMap(ofProfile), ...described])
    .filter(({ rule, text }) => rule !== "" && text !== "" && !isCore(rule));
}

/** Lines of characteristics are no texts. */
function ofProfile({ name, type, values }: Profile): readonly Described[] {
  const kind = nameKey(type);
  if (kind === "unit" || kind === "transport" || /weapons?$/.test(kind)) return [];
  return [{ rule: name, text: textOf(values) }];
}

/** A unit with its models and all that they carry, or a setting with what was chosen. */
export function withAllBelow(selection: Selection): readonly Selection[] {
  return [selection, ...selection.selections.flatMap(withAllBelow)];
}
