import { looseKey, nameKey, sameName } from "../names.ts";
import type { CarriedWeapon, SheetModel, UnitSheet } from "./sheet.ts";

/** Names that tools use for a weapon beside the datasheet's own. */
const ALIASES: Readonly<Record<string, string>> = {
  "grot-smacka": "runtherd tools",
  "spiked wheel": "spiked wheels",
};

/** The weapon of that name that a model of the sheet can have. */
export function weaponNamed(
  sheet: UnitSheet,
  model: SheetModel | undefined,
  name: string,
): CarriedWeapon | undefined {
  const wanted = nameKey(name).replace(/\*$/, "");
  const alias = ALIASES[wanted];
  const all = [...(model?.arms ?? []), ...sheet.arms];
  return (
    all.find((weapon) => nameKey(weapon.name) === wanted) ??
    all.find((weapon) => looseKey(weapon.name) === looseKey(wanted)) ??
    all.find((weapon) => weapon.profiles.some((one) => looseKey(one.name) === looseKey(wanted))) ??
    (alias === undefined ? undefined : all.find((weapon) => nameKey(weapon.name) === alias))
  );
}

/** Whether the sheet knows it as wargear that is no weapon. */
export function isItem({ items }: UnitSheet, name: string): boolean {
  return items.some((one) => sameName(one, name));
}

/** The name of the sheet that is most like a mistyped one; null: none is. */
export function nearest(sheet: UnitSheet, name: string): string | null {
  const key = looseKey(name);
  let best: { readonly name: string; readonly distance: number } | null = null;
  for (const weapon of sheet.arms) {
    const distance = editDistance(key, looseKey(weapon.name));
    if (best === null || distance < best.distance) best = { name: weapon.name, distance };
  }
  return best !== null && best.distance <= Math.max(1, key.length * 0.4) ? best.name : null;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + same));
    }
    row = next;
  }
  return row[b.length]!;
}

/** One model or many: "Hunting Wolves" and "Hunting Wolf", "Boyz" and "Boy", "Guardsmen" and "Guardsman". */
export function kindKey(name: string): string {
  return looseKey(name)
    .split(" ")
    .map((word) =>
      word
        .replace(/wolve$/, "wolf")
        .replace(/men$/, "man")
        .replace(/ie$/, "y")
        .replace(/(?<=[a-z]{2})z$/, ""),
    )
    .join(" ");
}

/** Whether one of two names ends in the other, word by word. */
function isPart(a: string, b: string): boolean {
  return a !== b && (` ${a}`.endsWith(` ${b}`) || ` ${b}`.endsWith(` ${a}`));
}

/** The row of a sheet that a model of the list goes by, and whether that is certain. */
export function modelNamed(
  { models, source }: UnitSheet,
  name: string,
  place: number,
): { readonly model: SheetModel | undefined; readonly certain: boolean } {
  if (source === "list") return { model: models[place], certain: true };
  const bare = name.replace(/\s+(?:w\/|with)\s.*$/i, "");
  for (const wanted of [name, bare]) {
    const found =
      models.find((one) => nameKey(one.name) === nameKey(wanted)) ??
      models.find((one) => kindKey(one.name) === kindKey(wanted));
    if (found !== undefined) return { model: found, certain: true };
  }
  // "Saint Celestine" is the sheet's "Celestine", "Novitiate" its "Sister Novitiate".
  const near = models.filter((one) => isPart(kindKey(one.name), kindKey(bare)));
  if (near.length === 1) return { model: near[0], certain: true };
  const rows = new Set(models.map(({ stats, base }) => JSON.stringify([stats, base])));
  // A sergeant under another name has most often the numbers of the squad.
  return { model: models.at(-1), certain: rows.size <= 1 };
}
