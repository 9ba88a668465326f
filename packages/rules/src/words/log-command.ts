import { stratagemOf } from "../flow/stratagems/registry.ts";
import type { RerolledContext } from "../game/story/dice-block.ts";
import type { LineName } from "../game/story/line.ts";
import { verb } from "./agreement.ts";
import { type BlockOf, blockOf, detail, type LineWriter, nameOf, said, sourceOf } from "./log-line.ts";
import { plural } from "./plural.ts";

/** Command points, Battle-shock, stratagems and the windows for them, in the log. */
export const COMMAND = {
  pool_changed: ({ player, pool, left }, { game }) => [
    said(`${game.players[player].name} has ${left} ${pool}.`),
  ],
  die_placed: ({ unit_id, face }, around) => [
    said(`A ${face} takes the place of a die of ${nameOf(around, unit_id)}.`),
  ],
  rules_stopped: ({ most }) => [
    said(`${most} rules have acted by themselves: the others that are set off do nothing.`),
  ],
  became_active: ({ player, rule }, { game }) => [
    said(`${rule} is active for ${game.players[player].name}.`),
  ],
  cp_gained: ({ player, cp, extra }, { game }) => [
    (extra ? said : detail)(`${game.players[player].name} gains 1 CP and has ${cp}.`),
  ],
  battle_shock_tested: ({ unit_id, block: at }, around) => {
    const block = blockOf<BlockOf<"battle_shock">>(around, at);
    const { rolls_raw, modifier, total, leadership, passed, scripted, first_die } = block;
    const name = nameOf(around, unit_id);
    const sum = modifier === 0 ? "" : modifier > 0 ? ` + ${modifier}` : ` − ${-modifier}`;
    const end = passed ? verb(name, "passes", "pass") : `${verb(name, "is", "are")} Battle-shocked`;
    return [
      said(`Battle-shock: ${rolls_raw.join(" + ")}${sum} = ${total} against ${leadership}+: ${name} ${end}.`),
      detail(
        `Dice ${first_die} ${rolls_raw.length === 2 ? "and" : "to"} ${first_die + rolls_raw.length - 1}${sourceOf(scripted, around)}.`,
      ),
    ];
  },
  leadership_tested: ({ unit_id, block: at }, around) => {
    const { rolls_raw, modifier, total, leadership, passed } = blockOf<BlockOf<"leadership">>(around, at);
    const name = nameOf(around, unit_id);
    const sum = modifier === 0 ? "" : modifier > 0 ? ` + ${modifier}` : ` − ${-modifier}`;
    const end = passed ? verb(name, "passes", "pass") : verb(name, "fails", "fail");
    return [
      said(`Leadership: ${rolls_raw.join(" + ")}${sum} = ${total} against ${leadership}+: ${name} ${end}.`),
    ];
  },
  battle_shock_passed: ({ unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${verb(name, "passes", "pass")} the Battle-shock test without a roll.`)];
  },
  mortal_dice: ({ target_unit_id, block: at }, around) => {
    const { rolls_raw, threshold, wounds } = blockOf<BlockOf<"grenade" | "tank_shock">>(around, at);
    const name = nameOf(around, target_unit_id);
    return [said(`${rolls_raw.join(", ")}, each ${threshold}+ a mortal wound: ${wounds} on ${name}.`)];
  },
  models_returned: ({ unit_id, models, most }, around) => [
    said(
      `${plural(models, "model")} of ${nameOf(around, unit_id)} ${models === 1 ? "comes" : "come"} back, ${most} at the most.`,
    ),
  ],
  die_changed: ({ unit_id, before, face, of }, around) => [
    said(`${nameOf(around, unit_id)}: ${CHANGED[of ?? "to_hit"]} made ${face}, ${before} → ${face}.`),
  ],
  damage_spared: ({ unit_id, model_name }, around) => [
    said(`${nameOf(around, unit_id)}: the attack against ${model_name} does no damage.`),
  ],
  re_rolled: ({ unit_id, block: at }, around) => {
    const { before, rolls_raw, of } = blockOf<BlockOf<"re_roll">>(around, at);
    const dice = `${before.join(" and ")} → ${rolls_raw.join(" and ")}`;
    return [said(`${nameOf(around, unit_id)}: ${REROLLED[of]} rolled again, ${dice}.`)];
  },
  ability_dice: ({ target_unit_id, block: at }, around) => {
    const { ability, rolls_raw, wounds } = blockOf<BlockOf<"ability">>(around, at);
    const harm = wounds ? plural(wounds, "mortal wound") : "no mortal wounds";
    return [said(`${ability}: ${rolls_raw.join(", ")}: ${harm} on ${nameOf(around, target_unit_id)}.`)];
  },
  wound_regained: ({ unit_id, wounds }, around) => {
    const name = nameOf(around, unit_id);
    return [
      said(`${name} ${verb(name, "regains", "regain")} a wound and ${verb(name, "has", "have")} ${wounds}.`),
    ];
  },
  window_opened: ({ player, unit_id }, around) => {
    const { name } = around.game.players[player];
    return [
      detail(unit_id === "" ? `${name} may react.` : `${name} may react to ${nameOf(around, unit_id)}.`),
    ];
  },
  passed: ({ player, rest_of_phase }, { game }) => [
    detail(`${game.players[player].name} passes${rest_of_phase ? " for the rest of the phase" : ""}.`),
  ],
  token_set_up: ({ unit_id, token, x, y }, around) => [
    said(`The ${token} of ${nameOf(around, unit_id)} lies at ${x}", ${y}".`),
  ],
  profile_rolled: ({ unit_id, block: at, profile }, around) => {
    const { rolls_raw, ability } = blockOf<BlockOf<"ability">>(around, at);
    return [said(`${nameOf(around, unit_id)} rolls ${rolls_raw[0]}: ${ability}s fire the ${profile}.`)];
  },
  stratagem_cheaper: ({ full, cost, by }) => [said(`${by}: ${cost} CP instead of ${full}.`)],
  stratagem_used: ({ player, stratagem, unit_id, target_unit_id, cost }, around) => {
    const name = stratagemOf(around.game, stratagem)?.name ?? stratagem;
    const who = around.game.players[player].name;
    const whom = unit_id === undefined ? "" : ` on ${nameOf(around, unit_id)}`;
    const against = target_unit_id === undefined ? "" : ` against ${nameOf(around, target_unit_id)}`;
    return [said(`${who} uses ${name}${cost > 0 ? ` (${cost} CP)` : ""}${whom}${against}.`)];
  },
} satisfies { readonly [Name in LineName]?: LineWriter<Name> };

/** What dice were rolled for that are rolled again. */
const CHANGED = {
  to_hit: "a hit roll",
  to_wound: "a wound roll",
  save: "a saving throw",
  damage: "a damage roll",
} as const;

const REROLLED: Readonly<Record<RerolledContext, string>> = {
  attacks: "the number of attacks",
  to_hit: "a hit roll",
  to_wound: "a wound roll",
  save: "a save",
  damage: "the damage",
  hazardous: "a Hazardous test",
  desperate_escape: "a Desperate Escape",
  advance: "the Advance",
  charge_roll: "the charge",
};
