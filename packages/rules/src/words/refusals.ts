import type { Saying, Sayings } from "../base/refusal.ts";
import { ARMY_SENTENCES } from "./refusals/army.ts";
import { BY_HAND_SENTENCES } from "./refusals/by-hand.ts";
import { CHARGING_SENTENCES } from "./refusals/charging.ts";
import { COMMANDING_SENTENCES } from "./refusals/commanding.ts";
import { FIGHTING_SENTENCES } from "./refusals/fighting.ts";
import { MISSION_SENTENCES } from "./refusals/missions.ts";
import { MOMENT_SENTENCES } from "./refusals/moment.ts";
import { MOVEMENT_SENTENCES } from "./refusals/movement.ts";
import { MOVING_SENTENCES } from "./refusals/moving.ts";
import { REACTING_SENTENCES } from "./refusals/reacting.ts";
import { SETTING_UP_SENTENCES } from "./refusals/setting-up.ts";
import { SHOOTING_SENTENCES } from "./refusals/shooting.ts";
import { UNIT_SENTENCES } from "./refusals/unit.ts";

/**
 * The sentence of every refusal, by its code. Where one code is said in several ways, the others stand under
 * `CODE:variant`.
 */
const SENTENCES = {
  ...MOMENT_SENTENCES,
  ...UNIT_SENTENCES,
  ...SHOOTING_SENTENCES,
  ...CHARGING_SENTENCES,
  ...REACTING_SENTENCES,
  ...COMMANDING_SENTENCES,
  ...ARMY_SENTENCES,
  ...MOVING_SENTENCES,
  ...SETTING_UP_SENTENCES,
  ...MOVEMENT_SENTENCES,
  ...MISSION_SENTENCES,
  ...FIGHTING_SENTENCES,
  ...BY_HAND_SENTENCES,
};

type Sentences = typeof SENTENCES;

/** What a sentence needs to know; nothing where it is always the same. */
type SentenceData = {
  readonly [Key in keyof Sentences]: Parameters<Sentences[Key]> extends [infer Data] ? Data : Nothing;
};

type Nothing = Readonly<Record<string, never>>;

declare module "../base/refusal.ts" {
  interface Sayings extends SentenceData {}
}

export function sentenceOf<Key extends Saying>(saying: Key, data: Sayings[Key]): string {
  return (SENTENCES[saying] as (data: Sayings[Key]) => string)(data);
}
