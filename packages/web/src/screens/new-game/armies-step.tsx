import { isFieldArmy, pointsOf } from "@gunline/armies";
import { PLAYER_IDS } from "@gunline/rules";
import { words } from "../../words/english.ts";
import { ArmyChoice } from "../army-list/army-choice.tsx";
import { ArmyPicture, modelsIn } from "./army-picture.tsx";
import type { StepProps } from "./step.ts";

const text = words.newBattle.armies;

/** The first step: what each side plays, and what that looks like. */
export function ArmiesStep({ plan, onChange }: StepProps) {
  const { armies } = plan;
  return PLAYER_IDS.map((side) => {
    const army = armies[side];
    const points = isFieldArmy(army) ? army.points : pointsOf(army);
    return (
      <fieldset key={side} className="new-game-side" data-side={side}>
        <legend>{words.newGame.sides[side]}</legend>
        <ArmyChoice
          side={side}
          army={army}
          onArmy={(chosen) => onChange({ armies: { ...armies, [side]: chosen } })}
        />
        <p className="new-game-note">{text.points(points, modelsIn(army))}</p>
        <ArmyPicture army={army} side={side} name={army.name} />
      </fieldset>
    );
  });
}
