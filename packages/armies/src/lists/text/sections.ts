import { nameKey } from "../names.ts";
import { isSize } from "./header.ts";
import type { Line } from "./lines.ts";
import { pricedIn } from "./points.ts";

/** Headings of the app and of New Recruit, in the languages of the app. */
const SECTIONS = new Set(
  [
    "CHARACTERS CHARACTER|EPIC HERO EPIC HEROES|BATTLELINE|DEDICATED TRANSPORTS DEDICATED TRANSPORT",
    "OTHER DATASHEETS|ALLIED UNITS|FORTIFICATIONS FORTIFICATION|PERSONNAGES|LIGNE|TRANSPORT ASSIGNÉ",
    "TRANSPORTS ASSIGNÉS|AUTRES FICHES TECHNIQUES|UNITÉS ALLIÉES|CHARAKTERMODELLE|ANDERE DATENBLÄTTER",
    "ANGESCHLOSSENE TRANSPORTFAHRZEUGE|PERSONAJES|TRANSPORTES ASIGNADOS|OTRAS HOJAS DE DATOS|PERSONAGGI",
    "TRASPORTI DEDICATI|ALTRE SCHEDE TECNICHE|INFANTRY|VEHICLE VEHICLES|MONSTER MONSTERS|MOUNTED|BEAST BEASTS",
    "OTHER|CHARACTERS|CHARACTER|EPIC HEROES|EPIC HERO|DEDICATED TRANSPORT|DEDICATED TRANSPORTS",
  ]
    .join("|")
    .split("|")
    .map(nameKey),
);

export function isKnownSection({ text, bullet, count }: Line): boolean {
  return bullet === null && count === null && SECTIONS.has(nameKey(text.replace(/\s*:$/, "")));
}

/** A heading that is known, or a line of capitals right above a unit, as an unknown language writes it. */
export function isSection(line: Line, next: Line | undefined): boolean {
  if (isKnownSection(line)) return true;
  if (line.bullet !== null || line.count !== null || next === undefined) return false;
  const isCapitals = /^\p{Lu}[\p{Lu} '’&-]{3,40}$/u.test(line.text.replace(/\s*:$/, ""));
  return isCapitals && pricedIn(next.text) !== undefined && !isSize(next.text);
}
