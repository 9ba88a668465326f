import type * as z from "zod/mini";
import type { Change } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";
import type { EffectEnd } from "../../../game/effects.ts";
import type { PlayerId } from "../../../game/player.ts";
import type { Deed } from "../deed.ts";
import type { Named, Scene } from "../scene.ts";
import type { Subject } from "../subject.ts";
import type { Asked, Positions } from "../tools.ts";
import type { ActOdds } from "./odds.ts";

/** A rule that is being carried out. Units are named by id, because they change on the way. */
export interface Acting {
  readonly change: Change;
  readonly named: Named;
  readonly player: PlayerId;
  readonly unitId: string;
  readonly itId?: string | undefined;
  readonly chosenId?: string | undefined;
  /** Whose attacks set it off. */
  readonly byId?: string | undefined;
  readonly modelId?: string | undefined;
  /** The faces of the dice that it has cost. */
  readonly spent?: readonly number[] | undefined;
  /** Where the player sets models up. */
  readonly positions?: Positions | undefined;
  /** What else the player has said about it. */
  readonly asked?: Asked | undefined;
  /** Puts a unit under an effect of the rule. */
  readonly leave: (
    unitId: string,
    effectId: string,
    until: EffectEnd,
    aboutId?: string,
    stacks?: true,
    objectiveId?: string,
  ) => void;
  /** Does these next, before what is left of the rule. */
  readonly follow: (deeds: readonly Deed[]) => void;
}

/** One kind of act. The key is the field by which it is known. */
export interface ActKind<Key extends string = string, Value = never> {
  readonly key: Key;
  readonly schema: z.ZodMiniType<Value>;
  readonly run: (value: Value, acting: Acting) => void;
  /** A clause: "that unit suffers D3 mortal wounds". */
  readonly words: (value: Value) => string;
  /** The deeds that may follow from it. */
  readonly inner?: (value: Value) => readonly Deed[];
  /** How many dice it rolls at the most, for odds and bounds. */
  readonly dice: (value: Value) => number;
  /** What it comes to, exactly; absent: it is no matter of dice. */
  readonly odds?: (value: Value, scene: ActScene) => readonly ActOdds[];
}

/** Whom an act would be about, before it is done. */
export interface ActScene {
  readonly scene: Scene;
  readonly unitOf: (subject: Subject | undefined) => Unit | undefined;
}

export function actKind<Key extends string, Value>(kind: ActKind<Key, Value>): ActKind<Key, Value> {
  return kind;
}

/** Whom an act is about; absent where the moment has nobody of that kind. */
export function unitFor(acting: Acting, subject: Subject = "UNIT"): Unit | undefined {
  const { units } = acting.change.table;
  switch (subject) {
    case "UNIT":
      return units[acting.unitId];
    case "IT":
      return units[acting.itId ?? ""];
    case "CHOSEN":
      return units[acting.chosenId ?? ""];
    case "ATTACKER":
      return units[acting.byId ?? ""];
    case "TARGET":
      return undefined;
  }
}

export function sceneIn(acting: Acting): Scene {
  const { table } = acting.change;
  return {
    game: table,
    unit: table.units[acting.unitId]!,
    player: acting.player,
    bearers: null,
    it: unitFor(acting, "IT"),
    chosen: unitFor(acting, "CHOSEN"),
    by: unitFor(acting, "ATTACKER"),
    modelId: acting.modelId,
  };
}
