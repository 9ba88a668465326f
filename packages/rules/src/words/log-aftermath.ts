import type { LineName } from "../game/story/line.ts";
import { is, its, verb } from "./agreement.ts";
import { type BlockOf, blockOf, type LineWriter, nameOf, said } from "./log-line.ts";
import { MORTAL_CAUSE_WORDS } from "./mortal.ts";
import { plural } from "./plural.ts";

/** What destroyed models do to others, in the log. */
export const AFTERMATH = {
  mortal_wounds: ({ unit_id, cause, wounds }, around) => {
    const name = nameOf(around, unit_id);
    const suffered = `${name} ${verb(name, "suffers", "suffer")} ${plural(wounds, "mortal wound")}`;
    return [said(`${suffered} from ${MORTAL_CAUSE_WORDS[cause]}.`)];
  },
  deadly_demise: ({ unit_id, block, unit_ids }, around) => {
    const { rolls_raw } = blockOf<BlockOf<"deadly_demise">>(around, block);
    const start = `Deadly Demise of ${nameOf(around, unit_id)}: ${rolls_raw[0]}`;
    if (rolls_raw[0]! < 6) return [said(`${start}, nothing happens.`)];
    const hit = unit_ids.map((id) => nameOf(around, id)).join(", ");
    return [said(`${start}, ${hit === "" ? "nobody is near" : `near it: ${hit}`}.`)];
  },
  wreck_moved: ({ unit_id, unit_ids }, around) => {
    const near = unit_ids.map((id) => nameOf(around, id)).join(", ");
    const where = near === "" ? "where nobody is near" : `near ${near}`;
    return [said(`${nameOf(around, unit_id)} explodes ${where}.`)];
  },
  unit_escaped: ({ unit_id, transport_unit_id, emergency }, around) => {
    const name = nameOf(around, unit_id);
    const out = `${name} ${verb(name, "gets", "get")} out of the wreck of ${nameOf(around, transport_unit_id)}`;
    const far = emergency ? " in an emergency" : "";
    return [said(`${out}${far} and ${is(name)} Battle-shocked.`)];
  },
  unit_split: ({ unit_ids }, around) => {
    const { units } = around.game;
    const left = unit_ids.filter((id) => Object.keys(units[id]?.models ?? {}).length > 0);
    return left.map((id) => {
      const name = nameOf(around, id);
      return said(`${name} ${verb(name, "is", "are")} on ${its(name)} own from now on.`);
    });
  },
  models_crushed: ({ unit_id, models }, around) => {
    const name = nameOf(around, unit_id);
    return [
      said(`${name} ${verb(name, "loses", "lose")} ${plural(models, "model")} because there is no room.`),
    ];
  },
  escape_harm: ({ unit_id, block }, around) => {
    const { rolls_raw, fails, harm } = blockOf<BlockOf<"disembark">>(around, block);
    const name = nameOf(around, unit_id);
    const costly = harm === 1 ? "each 1" : `each 1 to ${harm}`;
    const cost = fails === 0 ? "no harm done" : `${costly} is a mortal wound, ${fails} in all`;
    return [said(`${name} and ${its(name)} landing: [${rolls_raw.join(",")}], ${cost}.`)];
  },
} satisfies { readonly [Name in LineName]?: LineWriter<Name> };
