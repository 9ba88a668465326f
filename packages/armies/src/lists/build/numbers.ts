import { rolling } from "@gunline/rules";
import type { Profile } from "../roster/tree.ts";
import type { Stats, WeaponProfile } from "./sheet.ts";

/** Something read, or the words of what could not be. */
export type Understood<T> = { readonly value: T } | { readonly problem: string };

/** A value as printed: `6"`, `3+`, `-`, `N/A`, `20+"`. */
function digits(text: string): number | undefined {
  const found = /-?\d+/.exec(text.replaceAll(/[−–—]/g, "-"));
  return found === null ? undefined : Number(found[0]);
}

const isNone = (text: string) => /^(?:-|–|—|n\/?a|none|\*|)$/i.test(text.trim());

/** A row of characteristics; dirty values where their meaning is plain. */
export function statsIn({ name, values }: Profile): Understood<Stats> {
  const value = (...keys: string[]) =>
    Object.entries(values).find(([key]) => keys.includes(key.trim().toUpperCase()))?.[1] ?? "";
  const [move, toughness, save] = [value("M"), value("T"), value("SV")];
  const [wounds, leadership, control] = [value("W"), value("LD"), value("OC")];
  const stats = {
    move: isNone(move) ? 0 : digits(move),
    toughness: digits(toughness),
    save: isNone(save) ? 7 : digits(save),
    invulnerable_save: null,
    wounds: digits(wounds),
    leadership: digits(leadership),
    objective_control: isNone(control) ? 0 : digits(control),
  };
  const bad = Object.entries(stats).filter(([key, number]) => !fits(key, number));
  return bad.length === 0
    ? { value: stats as Stats }
    : { problem: `${name}: ${bad.map(([key]) => key.replace("_", " ")).join(", ")} cannot be read.` };
}

const BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  move: [0, 100],
  toughness: [1, 100],
  save: [2, 7],
  wounds: [1, 1000],
  leadership: [2, 12],
  objective_control: [0, 100],
};

function fits(key: string, number: number | null | undefined): boolean {
  if (key === "invulnerable_save") return true;
  const [least, most] = BOUNDS[key]!;
  return number !== undefined && number !== null && number >= least && number <= most;
}

/** A profile of a weapon. Torrent weapons have no skill to read; AP is a minus whether it is written or not. */
export function weaponIn({ name, type, values }: Profile): Understood<WeaponProfile> {
  const byKey = new Map(Object.entries(values).map(([key, one]) => [key.trim().toUpperCase(), one]));
  const value = (key: string) => byKey.get(key) ?? "";
  const isMelee = /melee/i.test(type) || /^melee$/i.test(value("RANGE").trim());
  const keywords = weaponKeywords(value("KEYWORDS"));
  const strength = value("S").trim();
  const skillText = value(isMelee ? "WS" : "BS");
  const skill = isNone(skillText) ? null : digits(skillText);
  const numbers = {
    range: isMelee ? 1 : digits(value("RANGE")),
    attacks: diceIn(value("A")),
    skill,
    strength: /^\d+\+?$/.test(strength) ? digits(strength) : diceIn(strength),
    ap: isNone(value("AP")) ? 0 : digits(value("AP")),
    damage: diceIn(value("D")),
  };
  const bad = Object.entries(numbers).filter(([, one]) => one === undefined);
  const isOdd =
    (skill !== null && (skill! < 2 || skill! > 6)) ||
    numbers.strength === 0 ||
    (numbers.range ?? 1) < 1 ||
    Math.abs(numbers.ap ?? 0) > 20;
  if (bad.length > 0 || isOdd) {
    const what = bad.length === 0 ? "a number" : bad.map(([key]) => key).join(", ");
    return { problem: `${name}: ${what} cannot be read.` };
  }
  return {
    value: {
      name: name.replace(/\*$/, "").trim(),
      attacks: numbers.attacks!,
      skill: skill ?? null,
      strength: numbers.strength!,
      ap: 0 - Math.abs(numbers.ap!),
      damage: numbers.damage!,
      keywords,
      special_rules: "",
      profile_of: null,
      ...(isMelee ? { type: "MELEE" as const } : { type: "RANGED" as const, range: numbers.range! }),
    } as WeaponProfile,
  };
}

function diceIn(text: string): string | undefined {
  const dice = rolling.parseDice(text.replaceAll(/\s/g, ""));
  return dice === undefined ? undefined : rolling.makeDice(dice);
}

/** In capitals, as the referee spells them: `Twin Linked`, `Anti Vehicle 4+` and `Ignores cover` are known ones. */
function weaponKeywords(text: string): readonly string[] {
  if (isNone(text)) return [];
  return text
    .split(/[,;]/)
    .map((one) =>
      one
        .replaceAll(/[[\]*]/g, "")
        .replaceAll(/\s+/g, " ")
        .trim()
        .toUpperCase()
        .replace(/^TWIN LINKED$/, "TWIN-LINKED")
        .replace(/^ANTI[ -]+/, "ANTI-"),
    )
    .filter((one) => one !== "" && one !== "-");
}
