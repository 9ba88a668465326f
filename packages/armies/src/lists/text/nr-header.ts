import { tidy } from "../names.ts";
import type { Line } from "./lines.ts";
import { digitsOf } from "./points.ts";

/** What stands between the two rows of plus signs. */
export interface NewRecruitHeader {
  readonly name: string | null;
  readonly faction: string | null;
  readonly detachment: string | null;
  readonly points: number | null;
  readonly warlord: string | null;
  /** A check sum. */
  readonly units: number | null;
}

/** The header and what stands below it; down there a plus sign is a bullet like others. */
export function partedAtHeader(lines: readonly Line[]): {
  readonly header: readonly Line[];
  readonly below: readonly Line[];
} {
  const end = lines.findLastIndex(({ text }) => isBorder(text));
  const isHeader = ({ text, bullet }: Line, at: number) =>
    bullet === null &&
    (at <= end ? /^[+&]/.test(text) : end < 0 && /^(?:\+\s*[A-Z][A-Z ]{2,30}:|&|\+$)/i.test(text));
  return {
    header: lines.filter(isHeader),
    below: lines.filter((line, at) => !isHeader(line, at)).map(withPlusAsBullet),
  };
}

export function isBorder(text: string): boolean {
  return /^\+{5,}$/.test(text);
}

function withPlusAsBullet(line: Line): Line {
  const text = line.text.replace(/^\+\s+/, "");
  return text === line.text ? line : { ...line, bullet: "main", text };
}

export function newRecruitHeader(lines: readonly Line[]): NewRecruitHeader {
  const fields = new Map<string, string>();
  for (const { text } of lines) {
    const [, key, value] = /^\+\s*([A-Z][A-Z ]{2,30}?)\s*:\s*(.*)$/i.exec(text) ?? [];
    if (key !== undefined) fields.set(key.toUpperCase(), plain(value ?? ""));
  }
  const value = (key: string) => {
    const found = fields.get(key) ?? "";
    return found === "" ? null : found;
  };
  const number = (key: string) => {
    const found = digitsOf(value(key) ?? "");
    return Number.isFinite(found) ? found : null;
  };
  return {
    name: value("LIST NAME"),
    faction: value("FACTION KEYWORD"),
    detachment: value("DETACHMENT")?.replace(/\s*\([^)]*\)$/, "") ?? null,
    points: number("TOTAL ARMY POINTS"),
    warlord: value("WARLORD"),
    units: number("NUMBER OF UNITS"),
  };
}

function plain(text: string): string {
  return tidy(text.replaceAll(/[\u2010-\u2015]/g, "-"));
}
