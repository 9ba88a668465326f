import { modelName } from "../game/names.ts";
import type { RollOffBlock } from "../game/story/dice-block.ts";
import type { LineName } from "../game/story/line.ts";
import { is, it, its, verb } from "./agreement.ts";
import { inches } from "./inches.ts";
import {
  type Around,
  type BlockOf,
  blockOf,
  detail,
  type LineWriter,
  nameOf,
  said,
  sourceOf,
} from "./log-line.ts";
import { plural } from "./plural.ts";
import { kindDone, kindInWords } from "./refusals/movement.ts";

/** "4 to 4, then 6 to 1": p1's die first. */
function rollsOf(around: Around, block: number): string {
  const { rolls_raw } = blockOf<RollOffBlock>(around, block);
  const pairs = rolls_raw.flatMap((face, at) => (at % 2 === 0 ? [`${face} to ${rolls_raw[at + 1]}`] : []));
  return pairs.join(", then ");
}

/** Units that are set up, move, arrive and leave, in the log. */
export const MOVES = {
  unit_set_up: ({ unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${is(name)} set up.`)];
  },
  unit_overhangs: ({ unit_id }, around) => {
    const name = nameOf(around, unit_id);
    const they = it(name);
    return [
      said(
        `${name} ${is(name)} too large to stand wholly there: at first ${they} cannot move, shoot or charge.`,
      ),
    ];
  },
  unit_hovers: ({ unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${verb(name, "hovers", "hover")} and ${is(name)} no AIRCRAFT in this battle.`)];
  },
  unit_in_reserve: ({ unit_id, kind }, around) => {
    const name = nameOf(around, unit_id);
    const where = kind === "STRATEGIC" ? "Strategic Reserves" : "reserve, for Deep Strike";
    return [said(`${name} ${verb(name, "waits", "wait")} in ${where}.`)];
  },
  unit_embarked: ({ unit_id, transport_unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${verb(name, "begins", "begin")} inside ${nameOf(around, transport_unit_id)}.`)];
  },
  unit_boarded: ({ unit_id, transport_unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${verb(name, "gets", "get")} into ${nameOf(around, transport_unit_id)}.`)];
  },
  unit_disembarked: ({ unit_id, transport_unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${verb(name, "gets", "get")} out of ${nameOf(around, transport_unit_id)}.`)];
  },
  formations_declared: ({ player }, around) => [
    said(`${around.game.players[player].name} reveals the battle formations.`),
  ],
  leader_attached: ({ unit_id, leader }, around) => [
    said(`${leader} ${verb(leader, "leads", "lead")} ${nameOf(around, unit_id)}.`),
  ],
  unit_left_out: ({ unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} could not be set up and ${verb(name, "counts", "count")} as destroyed.`)];
  },
  unit_scouted: ({ unit_id, models, furthest }, around) => {
    const name = nameOf(around, unit_id);
    const how =
      models === 0 ? "no model moved" : `${plural(models, "model")} moved, up to ${inches(furthest)}"`;
    return [said(`${name} ${verb(name, "scouts", "scout")}: ${how}.`)];
  },
  side_move_rolled: ({ unit_id, block, inches: far }, around) => {
    const { rolls_raw } = blockOf<BlockOf<"side_move">>(around, block);
    const name = nameOf(around, unit_id);
    return [said(`${name} may move up to ${far ?? rolls_raw[0]}".`)];
  },
  unit_stayed: ({ unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${verb(name, "stays", "stay")} where ${it(name)} ${is(name)}.`)];
  },
  scouts_done: ({ player }, around) => [
    said(`${around.game.players[player].name} has no more Scouts to move.`),
  ],
  attacker: ({ player, block }, around) => [
    said(`${around.game.players[player].name} attacks (roll-off ${rollsOf(around, block)}).`),
  ],
  first_turn: ({ player, block }, around) => {
    if (block === null) return [said(`${around.game.players[player].name} takes the first turn, as agreed.`)];
    const { name } = around.game.players[player];
    return [said(`${name} takes the first turn (roll-off ${rollsOf(around, block)}).`)];
  },
  advance_rolled: ({ unit_id, block }, around) => {
    const { rolls_raw, first_die, scripted } = blockOf<BlockOf<"advance">>(around, block);
    const name = nameOf(around, unit_id);
    return [
      said(`${name} ${verb(name, "rolls", "roll")} ${rolls_raw[0]} for ${its(name)} Advance.`),
      detail(`Die ${first_die}${sourceOf(scripted, around)}.`),
    ];
  },
  advance_sure: ({ unit_id, inches }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${verb(name, "Advances", "Advance")} ${inches}″ without a roll.`)];
  },
  move_begun: ({ unit_id, kind }, around) => {
    const name = nameOf(around, unit_id);
    return [detail(`${name} ${verb(name, "begins", "begin")} to ${kindInWords(kind)}.`)];
  },
  unit_moved: ({ unit_id, kind, models, furthest }, around) => {
    const name = nameOf(around, unit_id);
    const how =
      models === 0 ? "no model moved" : `${plural(models, "model")} moved, up to ${inches(furthest)}"`;
    return [said(`${name} ${kindDone(name, kind)}: ${how}.`)];
  },
  unit_stationary: ({ unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${kindDone(name, "STATIONARY")}.`)];
  },
  escape_tested: ({ unit_id, block }, around) => {
    const { rolls_raw, model_ids, fails } = blockOf<BlockOf<"desperate_escape">>(around, block);
    const lost = fails === 0 ? "no model is lost" : `${plural(fails, "model")} lost`;
    const unit = around.game.units[unit_id];
    return [
      said(`Desperate Escape of ${nameOf(around, unit_id)}: [${rolls_raw.join(",")}], ${lost}.`),
      detail(`Tested: ${model_ids.map((id) => modelName(unit, id)).join(", ")}`),
    ];
  },
  model_lost: (lost, around) => {
    const { unit_id, model_id } = lost;
    const { model_name = modelName(around.game.units[unit_id], model_id) } = lost;
    const name = nameOf(around, unit_id);
    return [said(`${name} ${verb(name, "loses", "lose")} ${model_name} in ${its(name)} Desperate Escape.`)];
  },
  move_stopped: ({ unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${is(name)} destroyed before ${it(name)} can move.`)];
  },
  unit_arrived: ({ unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${verb(name, "arrives", "arrive")} from reserve.`)];
  },
  never_arrived: ({ unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} did not arrive from reserve in time and ${is(name)} destroyed.`)];
  },
  unit_departed: ({ unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${verb(name, "flies", "fly")} off the table into Strategic Reserves.`)];
  },
} satisfies { readonly [Name in LineName]?: LineWriter<Name> };
