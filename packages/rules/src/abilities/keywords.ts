import { anti } from "../books/core/keywords/anti.ts";
import { assault } from "../books/core/keywords/assault.ts";
import { blast } from "../books/core/keywords/blast.ts";
import { conversion } from "../books/core/keywords/conversion.ts";
import { devastatingWounds } from "../books/core/keywords/devastating-wounds.ts";
import { extraAttacks } from "../books/core/keywords/extra-attacks.ts";
import { hazardous } from "../books/core/keywords/hazardous.ts";
import { heavy } from "../books/core/keywords/heavy.ts";
import { ignoresCover } from "../books/core/keywords/ignores-cover.ts";
import { indirectFire } from "../books/core/keywords/indirect-fire.ts";
import { lance } from "../books/core/keywords/lance.ts";
import { lethalHits } from "../books/core/keywords/lethal-hits.ts";
import { melta } from "../books/core/keywords/melta.ts";
import { oneShot } from "../books/core/keywords/one-shot.ts";
import { pistol } from "../books/core/keywords/pistol.ts";
import { precision } from "../books/core/keywords/precision.ts";
import { psychic } from "../books/core/keywords/psychic.ts";
import { rapidFire } from "../books/core/keywords/rapid-fire.ts";
import { sustainedHits } from "../books/core/keywords/sustained-hits.ts";
import { torrent } from "../books/core/keywords/torrent.ts";
import { twinLinked } from "../books/core/keywords/twin-linked.ts";
import { bubblechukka } from "../books/orks/keywords/bubblechukka.ts";
import { deadChoppy } from "../books/orks/keywords/dead-choppy.ts";
import type { Keyword } from "./keyword.ts";

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
