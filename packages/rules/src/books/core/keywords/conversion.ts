import { keyword } from "../../../abilities/keyword.ts";
import { TOLERANCE } from "../../../base/limits.ts";

const PATTERN = /^CONVERSION(?: (\d{1,3})"?)?$/;
const USUAL_DISTANCE = 12;
const CRITICAL_FROM = 4;

/** Hits critically more often from afar; each bearer measures for itself. */
export const conversion = keyword<number>({
  name: "CONVERSION",
  rule: "KW-21",
  shootingOnly: true,
  parse(text) {
    const match = PATTERN.exec(text);
    return match === null ? undefined : Number(match[1] ?? USUAL_DISTANCE);
  },
  indicator: (beyond) => (beyond === USUAL_DISTANCE ? "CV" : `CV ${beyond}`),
  better: Math.min,
  compile(beyond, { firing }, draft) {
    let far = 0;
    for (const gun of draft.guns) {
      if (firing[gun.firing]!.distance <= beyond + TOLERANCE) continue;
      gun.criticalHit = Math.min(gun.criticalHit, CRITICAL_FROM);
      far++;
    }
    if (far === 0) return;
    const [face, of] = [CRITICAL_FROM, draft.guns.length];
    const name = "Conversion";
    draft.notes.push({ what: "CRITICAL_HITS_BEYOND", name, face, weapons: far, of, inches: beyond });
  },
});
