import type { Keyword } from "../abilities/keyword.ts";
import { anti } from "./core/keywords/anti.ts";
import { assault } from "./core/keywords/assault.ts";
import { blast } from "./core/keywords/blast.ts";
import { conversion } from "./core/keywords/conversion.ts";
import { devastatingWounds } from "./core/keywords/devastating-wounds.ts";
import { extraAttacks } from "./core/keywords/extra-attacks.ts";
import { hazardous } from "./core/keywords/hazardous.ts";
import { heavy } from "./core/keywords/heavy.ts";
import { ignoresCover } from "./core/keywords/ignores-cover.ts";
import { indirectFire } from "./core/keywords/indirect-fire.ts";
import { lance } from "./core/keywords/lance.ts";
import { lethalHits } from "./core/keywords/lethal-hits.ts";
import { melta } from "./core/keywords/melta.ts";
import { oneShot } from "./core/keywords/one-shot.ts";
import { pistol } from "./core/keywords/pistol.ts";
import { precision } from "./core/keywords/precision.ts";
import { psychic } from "./core/keywords/psychic.ts";
import { rapidFire } from "./core/keywords/rapid-fire.ts";
import { sustainedHits } from "./core/keywords/sustained-hits.ts";
import { torrent } from "./core/keywords/torrent.ts";
import { twinLinked } from "./core/keywords/twin-linked.ts";
import { bubblechukka } from "./orks/keywords/bubblechukka.ts";
import { deadChoppy } from "./orks/keywords/dead-choppy.ts";

/** Every weapon keyword that is automated, in the order in which indicators are shown. */
export const KEYWORDS: readonly Keyword[] = [
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
