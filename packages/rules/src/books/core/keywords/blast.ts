import { keyword, named } from "../../../abilities/keyword.ts";

const MODELS_PER_ATTACK = 5;
const MINIMUM_FROM_MODELS = 6;

/** More attacks against crowds, and never into a fight of one's own side. */
export const blast = keyword({
  ...named("BLAST"),
  rule: "KW-5",
  shootingOnly: true,
  indicator: () => "B",
  traits: { sparesEngaged: true },
  compile(_, { targetModels, ruleset }, draft) {
    if (targetModels >= MINIMUM_FROM_MODELS)
      draft.attacksMinimum = Math.max(draft.attacksMinimum, ruleset.blastMinimum);
    const extra = Math.floor(targetModels / MODELS_PER_ATTACK);
    if (extra === 0) return;
    for (const gun of draft.guns) gun.bonus += extra;
    const attacks = extra * draft.guns.length;
    draft.attackBonuses.push({ name: "Blast", rule: "KW-5", attacks });
    draft.notes.push({ what: "ATTACKS", name: "Blast", attacks, models: targetModels, counted: "TARGET" });
  },
});
