import { ARMY_SENTENCES } from "./refusals/army.ts";
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
};

type Sentences = typeof SENTENCES;

/** A way to say no: a code, or a code and a variant. */
export type Saying = keyof Sentences;

export type RefusalCode = CodeOf<Saying> | BorderCode;

/** About documents, actions, records, files and lists of armies as somebody wrote them: the border words those itself. */
export type BorderCode =
  | "BAD_DOCUMENT"
  | "BAD_ACTION"
  | "BAD_RECORD"
  | "EARLIER_RECORD"
  | "BAD_ARMY"
  | "BAD_FILE"
  | "NO_ROOM";

type CodeOf<Key extends string> = Key extends `${infer Code}:${string}` ? Code : Key;

/** What a sentence has to be told; nothing where it is always the same. */
export type Told<Key extends Saying> = Parameters<Sentences[Key]> extends [infer Data] ? Data : Nothing;

type Nothing = Readonly<Record<string, never>>;

const CODES = Object.fromEntries(
  Object.keys(SENTENCES).map((saying) => [saying, saying.split(":")[0]]),
) as Readonly<Record<Saying, CodeOf<Saying>>>;

export function codeOf(saying: Saying): RefusalCode {
  return CODES[saying];
}

export function sentenceOf<Key extends Saying>(saying: Key, told: Told<Key>): string {
  return (SENTENCES[saying] as (data: Told<Key>) => string)(told);
}
