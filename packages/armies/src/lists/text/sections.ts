import { nameKey } from "../names.ts";
import type { Line } from "./lines.ts";

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

/** A heading that is known, or a line of capitals alone, as an unknown language writes it. */
export function isSection({ text, bullet, count }: Line): boolean {
  if (bullet !== null || count !== null) return false;
  const words = text.replace(/\s*:$/, "");
  if (SECTIONS.has(nameKey(words))) return true;
  return /^[\p{Lu}][\p{Lu} '’&-]{3,40}$/u.test(words) && words === words.toUpperCase();
}
