import type * as z from "zod/mini";
import type { PlayerId } from "../../../game/player.ts";
import type { Draft } from "../../draft.ts";
import type { Volley } from "../../volley.ts";
import type { Named } from "../scene.ts";

/** What a change knows of the attack that it changes. */
export interface ChangeScene {
  readonly volley: Volley;
  readonly draft: Draft;
  /** Whose rule it is. */
  readonly player: PlayerId;
  /** The guns that it reaches, where a condition sets some apart; absent: all of them. */
  readonly guns?: ReadonlySet<number> | undefined;
}

/** One kind of change to an attack. The key is the field by which it is known. */
export interface ChangeKind<Key extends string = string, Value = never> {
  readonly key: Key;
  readonly schema: z.ZodMiniType<Value>;
  readonly compile: (value: Value, named: Named) => (scene: ChangeScene) => void;
  /** Said of the attack: "add 1 to the hit roll". */
  readonly words: (value: Value) => string;
}

export function changeKind<Key extends string, Value>(kind: ChangeKind<Key, Value>): ChangeKind<Key, Value> {
  return kind;
}

/** "add 1 to" or "subtract 1 from". */
export function addWords(value: number): string {
  return value >= 0 ? `add ${value} to` : `subtract ${-value} from`;
}
