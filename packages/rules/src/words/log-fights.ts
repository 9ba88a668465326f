import { effectRow } from "../abilities/registry.ts";
import type { LineName } from "../game/story/line.ts";
import { is, it, verb } from "./agreement.ts";
import { STEP_NAMES } from "./fight.ts";
import { inches } from "./inches.ts";
import { type BlockOf, blockOf, type LineWriter, nameOf, said } from "./log-line.ts";
import { plural } from "./plural.ts";

/** The Fight phase in the log. */
export const FIGHTS = {
  fighter_selected: ({ unit_id, step }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${is(name)} picked to fight (${STEP_NAMES[step]}).`)];
  },
  piled_in: ({ unit_id, models, furthest }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${verb(name, "piles", "pile")} in: ${movedInWords(models, furthest)}.`)];
  },
  last_stand: ({ unit_id, models }, around) => [
    said(`${plural(models, "model")} of ${nameOf(around, unit_id)} will fight once more before falling.`),
  ],
  last_shots: ({ unit_id, block, blind }, around) => {
    const { rolls_raw, threshold, successes, effect } = blockOf<BlockOf<"shoot_on_death">>(around, block);
    const name = effectRow(around.game, effect)?.name ?? effect;
    const dice = `${name} of ${nameOf(around, unit_id)}: [${rolls_raw.join(",")}] vs ${threshold}+`;
    const shoots =
      successes === 0 ? "nobody shoots" : `${plural(successes, "model")} may shoot before falling`;
    return [said(`${dice}, ${blind ? "but there is nobody to shoot at" : shoots}.`)];
  },
  no_melee_attacks: ({ unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${verb(name, "makes", "make")} no melee attacks.`)];
  },
  consolidated: ({ unit_id, models, furthest, mode }, around) => {
    const name = nameOf(around, unit_id);
    const how = models === 0 ? STOOD[mode](it(name)) : `${movedInWords(models, furthest)} ${TOWARDS[mode]}`;
    return [said(`${name} ${verb(name, "consolidates", "consolidate")}: ${how.trim()}.`)];
  },
} satisfies { readonly [Name in LineName]?: LineWriter<Name> };

type Mode = "ENEMY" | "OBJECTIVE" | "NONE";

const TOWARDS: Readonly<Record<Mode, string>> = {
  ENEMY: "towards the enemy",
  OBJECTIVE: "towards the closest objective",
  NONE: "",
};

const STOOD: Readonly<Record<Mode, (it: string) => string>> = {
  ENEMY: () => "no model moved",
  OBJECTIVE: () => "no model moved",
  NONE: (it) => `no model moved, since ${it} can reach neither an enemy nor an objective`,
};

function movedInWords(models: number, furthest: number): string {
  return models === 0 ? "no model moved" : `${plural(models, "model")} moved, up to ${inches(furthest)}"`;
}
