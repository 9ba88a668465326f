import { nameKey } from "../names.ts";
import type { Selection } from "./tree.ts";

/**
 * A Commander's missile pod and the one of its drone are called the same and have other numbers: where one model has
 * both, the one in a wrapper is called after that too.
 */
export function namesApart(root: Selection): ReadonlyMap<Selection, string> {
  const apart = new Map<Selection, string>();
  const found = new Map<string, { readonly selection: Selection; readonly wrapper: Selection | null }[]>();
  const walk = (selection: Selection, wrapper: Selection | null): void => {
    for (const one of selection.selections) {
      if (one.type === "model" || one.type === "crew") {
        for (const [inner, name] of namesApart(one)) apart.set(inner, name);
        continue;
      }
      if (isWeapon(one)) {
        const key = nameKey(one.name);
        found.set(key, [...(found.get(key) ?? []), { selection: one, wrapper }]);
      }
      walk(one, isWeapon(one) ? wrapper : one);
    }
  };
  walk(root, null);
  for (const alike of found.values()) {
    const numbers = new Set(alike.map(({ selection }) => JSON.stringify(weaponsOf(selection))));
    if (numbers.size < 2) continue;
    for (const { selection, wrapper } of alike) {
      if (wrapper !== null) apart.set(selection, `${selection.name} (${wrapper.name})`);
    }
  }
  return apart;
}

function weaponsOf({ profiles }: Selection): Selection["profiles"] {
  return profiles.filter(({ type }) => /^(?:ranged|melee) weapons?$/.test(nameKey(type)));
}

function isWeapon(selection: Selection): boolean {
  return weaponsOf(selection).length > 0;
}
