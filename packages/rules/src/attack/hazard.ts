import type { Dice } from "../dice/source.ts";
import type { Game, Model, Unit } from "../game/document.ts";
import { isCharacter, modelsOf, statOf } from "../game/unit.ts";
import { abilitiesOf } from "../keywords/abilities.ts";
import { feelNoPainOf } from "../keywords/feel-no-pain.ts";
import { type Injury, inflict } from "./damage.ts";
import type { Ranks } from "./ranks.ts";

/** One Hazardous test. */
export interface HazardOutcome {
  readonly face: number;
  /** The bearer that paid, if the test failed and one is left. */
  readonly bearer: Model | undefined;
  readonly injury: Injury | undefined;
}

const MORTAL_WOUNDS = 3;

/** A die for one Hazardous weapon that had a target: a 1 costs a bearer three mortal wounds, without spill. */
export function testHazard(game: Game, unit: Unit, ranks: Ranks, dice: Dice): HazardOutcome {
  const face = dice.d6();
  if (face > 1) return { face, bearer: undefined, injury: undefined };
  const bearer = bearerToSuffer(game, unit, ranks);
  if (bearer === undefined) return { face, bearer, injury: undefined };
  return { face, bearer, injury: inflict(ranks, bearer.id, MORTAL_WOUNDS, feelNoPainOf(unit), dice) };
}

/** A wounded bearer first, else one that is no Character, else a Character; the first in the document's order. */
function bearerToSuffer(game: Game, unit: Unit, ranks: Ranks): Model | undefined {
  const bearers = modelsOf(unit).filter(
    (model) =>
      ranks.left.has(model.id) && model.weapons.some((id) => abilitiesOf(game.weapons[id]!).traits.hazardous),
  );
  const wounded = bearers.find((model) => ranks.left.get(model.id)! < statOf(unit, model, "wounds"));
  return wounded ?? bearers.find((model) => !isCharacter(unit, model)) ?? bearers[0];
}
