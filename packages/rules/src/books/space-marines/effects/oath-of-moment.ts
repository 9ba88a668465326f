import { addModifier, addReroll } from "../../../abilities/draft.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { everyModelHas } from "../../../game/every-model.ts";
import { keywordsOf } from "../../../game/unit.ts";

const ABILITY = "OATH OF MOMENT";
const CODEX = "gladius-task-force";
/** Chapters with rules of their own instead of the bonus to wound. */
const OTHER_CHAPTERS = ["BLOOD ANGELS", "DARK ANGELS", "DEATHWATCH", "SPACE WOLVES"];

/** The unit that the army has sworn to destroy. */
export const oathOfMoment: EffectRow = {
  id: "OATH_OF_MOMENT",
  name: "Oath of Moment",
  rule: "AR-1",
  source: "ARMY_RULE",
  text: "enemies with Oath of Moment re-roll hits against it, and have +1 to wound in a Codex detachment",
  defending({ game, shooter }, draft, { effect }) {
    if (effect?.player !== shooter.owner || !everyModelHas(shooter, ABILITY)) return;
    addReroll(draft.hit, "FAILED", oathOfMoment);
    if (game.players[shooter.owner].detachment !== CODEX) return;
    const others = Object.values(game.units).filter(({ owner }) => owner === shooter.owner);
    if (others.some((unit) => OTHER_CHAPTERS.some((chapter) => keywordsOf(unit).has(chapter)))) return;
    addModifier(draft.wound, 1, oathOfMoment);
  },
};
