import type { Unit } from "@gunline/rules";
import type { Pending } from "../../table/assignments.ts";
import { useGame } from "../../table/table.ts";
import { words } from "../../words/english.ts";
import type { Arm } from "./arsenal.ts";
import { Modifiers } from "./modifiers.tsx";
import { PrecisionPicker } from "./precision.tsx";
import { Preview } from "./preview.tsx";
import { TargetPicker } from "./target-picker.tsx";

interface AimedBlockProps {
  readonly unit: Unit;
  readonly arm: Arm;
  readonly pending: Pending;
  /** Whether all models that fire the weapon do so at this target. */
  readonly alone: boolean;
}

/** A weapon, or some of its models, and one target. */
export function AimedBlock({ unit, arm, pending, alone }: AimedBlockProps) {
  const game = useGame();
  const weapon = game.weapons[pending.weapon_id];
  return (
    <div className="aimed">
      {!alone && <p className="aimed-models">{words.shooting.fireAt(pending.model_ids.length)}</p>}
      <TargetPicker unit={unit} arm={arm} weaponId={pending.weapon_id} pending={pending} alone={alone} />
      {/* Above what they lead to: the words grow and shrink with every press, and no switch may move under the hand. */}
      {weapon !== undefined && <PrecisionPicker unit={unit} weapon={weapon} pending={pending} />}
      <Modifiers pending={pending} hits={weapon?.skill !== null} />
      <Preview unit={unit} pending={pending} />
    </div>
  );
}
