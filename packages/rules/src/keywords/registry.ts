import { anti } from "./anti.ts";
import { assault } from "./assault.ts";
import { blast } from "./blast.ts";
import { bubblechukka } from "./bubblechukka.ts";
import { conversion } from "./conversion.ts";
import { deadChoppy } from "./dead-choppy.ts";
import { devastatingWounds } from "./devastating-wounds.ts";
import { extraAttacks } from "./extra-attacks.ts";
import { hazardous } from "./hazardous.ts";
import { heavy } from "./heavy.ts";
import { ignoresCover } from "./ignores-cover.ts";
import { indirectFire } from "./indirect-fire.ts";
import type { Keyword } from "./keyword.ts";
import { lance } from "./lance.ts";
import { lethalHits } from "./lethal-hits.ts";
import { melta } from "./melta.ts";
import { oneShot } from "./one-shot.ts";
import { pistol } from "./pistol.ts";
import { precision } from "./precision.ts";
import { psychic } from "./psychic.ts";
import { rapidFire } from "./rapid-fire.ts";
import { sustainedHits } from "./sustained-hits.ts";
import { torrent } from "./torrent.ts";
import { twinLinked } from "./twin-linked.ts";

/** Every weapon keyword that is automated, in the order in which indicators are shown. */
export const WEAPON_KEYWORDS: readonly Keyword[] = [
  rapidFire,
  blast,
  heavy,
  assault,
  pistol,
  torrent,
  twinLinked,
  lethalHits,
  sustainedHits,
  devastatingWounds,
  anti,
  melta,
  ignoresCover,
  indirectFire,
  precision,
  hazardous,
  lance,
  oneShot,
  extraAttacks,
  deadChoppy,
  psychic,
  conversion,
  bubblechukka,
];
