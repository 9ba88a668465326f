import { woundThreshold } from "../attack/thresholds.ts";
import { faceValue, parseDice } from "../dice/expression.ts";
import type { Game } from "../game/document.ts";
import type { ActionResult } from "../result.ts";
import type { AttacksBlock, DiceBlock, HitBlock, SaveBlock, WoundBlock } from "../story/dice-block.ts";
import type { LineName, LineOf, StoryLine } from "../story/line.ts";
import { stratagemOf } from "../stratagems/registry.ts";
import { inches } from "./inches.ts";
import { plural } from "./plural.ts";
import { reasonsInWords } from "./reasons.ts";
import { kindInWords } from "./refusals/movement.ts";
import { ADVICE } from "./suggestion.ts";

/** The log in English: what is told as data in a result, in the words of players. */

/** A line of text; `detail` lines are left out of the compact log. */
export interface LogLine {
  readonly detail: boolean;
  readonly text: string;
}

/** What lines may ask about: the names of things, and the rest of the result. */
interface Around {
  readonly game: Game;
  readonly result: Pick<ActionResult, "dice" | "errors">;
}

/** Lines of a result, each with the texts that tell it. `game` is asked for names only: any document of the game will do. */
export function logLines(result: ActionResult, game: Game): readonly LogLine[] {
  const around = { game, result };
  const lines = result.log.flatMap((line) => lineInWords(line, around));
  const refused = !result.success && result.diffs.length === 0;
  return refused ? result.errors.map(({ message, rule }) => said(`Refused: ${message} (${rule})`)) : lines;
}

/** The log as text, in the length that the game's settings ask for. */
export function logText(result: ActionResult, game: Game): string {
  const refused = !result.success && result.diffs.length === 0;
  const verbose = refused || game.settings.log === "VERBOSE";
  return logLines(result, game)
    .filter(({ detail }) => verbose || !detail)
    .map(({ text }) => text)
    .join("\n");
}

export function lineInWords(line: StoryLine, around: Around): readonly LogLine[] {
  return (TELLERS[line.line] as Teller<LineName>)(line as never, around);
}

type BlockOf<Context extends DiceBlock["context"]> = Extract<DiceBlock, { context: Context }>;

type Teller<Name extends LineName> = (line: LineOf<Name>, around: Around) => readonly LogLine[];

const said = (text: string): LogLine => ({ detail: false, text });
const detail = (text: string): LogLine => ({ detail: true, text });

const unitName = ({ game }: Around, id: string): string => game.units[id]?.name ?? id;
const weaponName = ({ game }: Around, id: string): string => game.weapons[id]?.name ?? id;
const blockOf = <Block extends DiceBlock>({ result }: Around, at: number): Block => result.dice[at] as Block;

const TELLERS: { readonly [Name in LineName]: Teller<Name> } = {
  unit_selected: ({ unit_id }, around) => [said(`${unitName(around, unit_id)} is selected to shoot.`)],
  target_assigned: ({ weapon_id, target_unit_id, models, automatic }, around) => {
    const aim = `${weaponName(around, weapon_id)} → ${unitName(around, target_unit_id)}`;
    return automatic ? [detail(`${aim}. ${ADVICE.ONLY_TARGET.tooltip}`)] : [said(`${models}x ${aim}`)];
  },
  target_cleared: ({ weapon_id }, around) => [said(`${weaponName(around, weapon_id)}: target cleared.`)],
  targets_cleared: () => [said("All targets cleared.")],
  unit_skipped: ({ unit_id, does_not }, around) => [
    said(`${unitName(around, unit_id)} does not ${does_not}.`),
  ],
  targets_confirmed: ({ weapon_id, target_unit_id, weapons }, around) => [
    said(`${weapons}x ${weaponName(around, weapon_id)} → ${unitName(around, target_unit_id)}`),
  ],
  undone: () => [said("Undone.")],
  setting_changed: ({ name, value }) => [said(`Setting ${name}: ${value}.`)],
  attacks: ({ unit_id, weapon_id, target_unit_id, block, notes }, around) => {
    const rolled = blockOf<AttacksBlock>(around, block);
    const weapon = weaponName(around, weapon_id);
    const [shooter, target] = [unitName(around, unit_id), unitName(around, target_unit_id)];
    return [
      detail(`${shooter} fire ${weapon} ×${rolled.weapons} at ${target}`),
      ...notes.map(detail),
      detail(`${weapon}: ${plural(rolled.total, "attack")} total${attackParts(rolled)}`),
    ];
  },
  automatic_hits: ({ hits }) => [detail(`${plural(hits, "attack")} hit automatically`)],
  hits: ({ block }, around) => {
    const rolled = blockOf<HitBlock>(around, block);
    const { threshold, skill, hits, successes, criticals, reasons } = rolled;
    const critical = criticals > 0 ? ` (${criticals} critical)` : "";
    const extra = hits > successes ? `, ${hits - successes} of them from Sustained Hits` : "";
    const against = `${threshold === skill ? "BS " : ""}${threshold}+`;
    return [
      detail(`${threshold}+ to hit: ${reasonsInWords(reasons)}`),
      detail(`Hit Rolls: ${facesInWords(rolled)} vs ${against} → ${plural(hits, "hit")}${critical}${extra}`),
    ];
  },
  wounds: ({ block }, around) => {
    const rolled = blockOf<WoundBlock>(around, block);
    const { strength, toughness, threshold, wounds, criticals, automatic, reasons } = rolled;
    const critical = criticals > 0 ? ` (${criticals} critical)` : "";
    const lethal = automatic > 0 ? `, ${automatic} of them from Lethal Hits` : "";
    const table = woundThreshold(strength, toughness);
    const needed = table === threshold ? "" : `, needs ${threshold}+`;
    const against = `T${toughness} (S${strength} = ${table}+${needed})`;
    return [
      detail(`${threshold}+ to wound: ${reasonsInWords(reasons)}`),
      detail(
        `Wound Rolls: ${facesInWords(rolled)} vs ${against} → ${plural(wounds, "wound")}${critical}${lethal}`,
      ),
    ];
  },
  saved: (die, around) => [detail(`${saveInWords(die, around)}, saved`)],
  injury: ({ model_id, save, damage, damage_rolls, feel_no_pain_rolls, lost, slain }, around) => {
    const start =
      save === null ? `Devastating Wounds: ${model_id} has no save` : `${saveInWords(save, around)}, failed`;
    const rolled = damage_rolls.length > 0 ? ` [${damage_rolls.join(",")}]` : "";
    const pain = feel_no_pain_rolls.length > 0 ? `, Feel No Pain [${feel_no_pain_rolls.join(",")}]` : "";
    return [detail(`${start}: ${damage} damage${rolled}${pain}, ${lossInWords(lost, slain)}`)];
  },
  weapon_done: ({ unit_id, weapon_id, target_unit_id, tally }, around) => {
    const weapon = weaponName(around, weapon_id);
    const target = unitName(around, target_unit_id);
    const { attacks, hits, wounds, unsaved, damage, slain } = tally;
    const shots = `${plural(attacks, "shot")}, ${plural(hits, "hit")}, ${plural(wounds, "wound")}`;
    const dealt = damage === slain ? "" : `${damage} damage, `;
    const end = wounds === 0 ? "" : `, ${plural(unsaved, "failed save")} → ${dealt}${slain} slain`;
    return [
      detail(`${weapon} → ${target}: ${shots}`),
      said(`${unitName(around, unit_id)} → ${target}: ${shots}${end}. [${weapon}]`),
    ];
  },
  devastating_done: ({ weapon_id, target_unit_id, damage, slain }, around) => {
    const aim = `${weaponName(around, weapon_id)} → ${unitName(around, target_unit_id)}`;
    return [said(`${aim} after Devastating Wounds: ${damage} damage, ${slain} slain in all.`)];
  },
  target_gone: ({ unit_id, weapon_id, target_unit_id }, around) => {
    const weapon = `${weaponName(around, weapon_id)} of ${unitName(around, unit_id)}`;
    return [said(`${unitName(around, target_unit_id)} is destroyed: ${weapon} rolls nothing.`)];
  },
  hazard: ({ unit_id, weapon_id, face, model_id, lost, slain }, around) => {
    const start = `Hazardous: ${weaponName(around, weapon_id)} rolls ${face}`;
    if (face > 1) return [detail(`${start}, safe`)];
    if (model_id === null) return [said(`${start}; no bearer is left to suffer.`)];
    const bearer = `${model_id} of ${unitName(around, unit_id)}`;
    return [said(`${start}; ${bearer} takes 3 mortal wounds: ${lossInWords(lost, slain)}.`)];
  },
  unit_destroyed: ({ unit_id }, around) => [said(`${unitName(around, unit_id)} is destroyed.`)],
  charge_declared: ({ unit_id, target_unit_ids }, around) => {
    const targets = target_unit_ids.map((id) => unitName(around, id)).join(", ");
    return [said(`${unitName(around, unit_id)} declare charge on ${targets}.`)];
  },
  charge_rolled: ({ unit_id, block }, around) => {
    const rolled = blockOf<BlockOf<"charge_roll">>(around, block);
    const { total, rolls_raw, first_die } = rolled;
    return [
      said(`Charge roll: 2D6 = ${total} [${rolls_raw.join(",")}] for ${unitName(around, unit_id)}.`),
      detail(`Dice ${first_die} and ${first_die + 1} of the seed "${around.game.rng.seed}".`),
    ];
  },
  model_moved: ({ model_id, roll, total, way, climb, pivot }) => {
    const parts = [`${inches(way)}" along its path`];
    if (climb > 0) parts.push(`${inches(climb)}" of climbing`);
    if (pivot > 0) parts.push(`${pivot}" to turn`);
    const allowed = roll === null ? "" : ` of ${roll}"`;
    return [detail(`${model_id} moves ${inches(total)}"${allowed}: ${parts.join(", ")}`)];
  },
  charge_moved: ({ unit_id, models, targets }, around) => {
    const name = unitName(around, unit_id);
    const notes = targets.map((target) => {
      const other = unitName(around, target.unit_id);
      return target.in_contact ? `Base-to-base achieved with ${other}` : `ER with ${other} achieved`;
    });
    return [
      said(`${name} charge: ${plural(models, "model")} moved. ${notes.join("; ")}.`),
      detail(`${name} have Fights First until the turn ends.`),
    ];
  },
  charge_failed: ({ unit_id, given_up }, around) => {
    const name = unitName(around, unit_id);
    if (given_up) return [said(`The charge of ${name} is given up: it fails.`)];
    const faults = around.result.errors.map(({ message, rule }) => said(`${message} (${rule})`));
    return [said(`The charge of ${name} fails.`), ...faults];
  },
  charge_stopped: ({ unit_id }, around) => [
    said(`${unitName(around, unit_id)} is destroyed before it can charge.`),
  ],
  advance_rolled: ({ unit_id, block }, around) => {
    const { rolls_raw, first_die } = blockOf<BlockOf<"advance">>(around, block);
    return [
      said(`${unitName(around, unit_id)} roll ${rolls_raw[0]} for their Advance.`),
      detail(`Die ${first_die} of the seed "${around.game.rng.seed}".`),
    ];
  },
  move_begun: ({ unit_id, kind }, around) => [
    detail(`${unitName(around, unit_id)} begin to ${kindInWords(kind)}.`),
  ],
  unit_moved: ({ unit_id, kind, models, furthest }, around) => {
    const how =
      models === 0 ? "nobody moves" : `${plural(models, "model")} moved, up to ${inches(furthest)}"`;
    return [said(`${unitName(around, unit_id)} ${kindInWords(kind)}: ${how}.`)];
  },
  unit_stationary: ({ unit_id }, around) => [said(`${unitName(around, unit_id)} Remain Stationary.`)],
  escape_tested: ({ unit_id, block }, around) => {
    const { rolls_raw, model_ids, fails } = blockOf<BlockOf<"desperate_escape">>(around, block);
    const lost = fails === 0 ? "nobody is lost" : `${plural(fails, "model")} lost`;
    return [
      said(`Desperate Escape of ${unitName(around, unit_id)}: [${rolls_raw.join(",")}], ${lost}.`),
      detail(`Tested: ${model_ids.join(", ")}`),
    ];
  },
  model_lost: ({ unit_id, model_id }, around) => [
    said(`${unitName(around, unit_id)} lose ${model_id} in their Desperate Escape.`),
  ],
  move_stopped: ({ unit_id }, around) => [
    said(`${unitName(around, unit_id)} is destroyed before it can move.`),
  ],
  unit_arrived: ({ unit_id }, around) => [said(`${unitName(around, unit_id)} arrive from reserve.`)],
  never_arrived: ({ unit_id }, around) => [
    said(`${unitName(around, unit_id)} have not arrived from reserve in time: they are destroyed.`),
  ],
  unit_departed: ({ unit_id }, around) => [
    said(`${unitName(around, unit_id)} fly off the table into Strategic Reserves.`),
  ],
  phase_ended: ({ phase, next }) => [said(`${phase} phase ends; ${next} phase begins.`)],
  phase_passed_over: ({ phase }) => [said(`No unit can act in the ${phase} phase; it is passed over.`)],
  turn_ended: ({ player, next }, { game }) => [
    said(`The turn of ${game.players[player].name} ends; ${game.players[next].name} begins.`),
  ],
  window_opened: ({ player, unit_id }, around) => [
    detail(`${around.game.players[player].name} may react to ${unitName(around, unit_id)}.`),
  ],
  passed: ({ player, rest_of_phase }, { game }) => [
    detail(`${game.players[player].name} passes${rest_of_phase ? " for the rest of the phase" : ""}.`),
  ],
  stratagem_used: ({ player, stratagem, unit_id, cost }, around) => {
    const name = stratagemOf(stratagem)?.name ?? stratagem;
    const who = around.game.players[player].name;
    return [said(`${who} uses ${name} (${cost} CP) on ${unitName(around, unit_id)}.`)];
  },
};

/** " = 5 + 5 Rapid Fire", with the dice where there are any and the minimum where it counted. */
function attackParts({ characteristic, weapons, minimum, bonuses, rolls_raw, total }: AttacksBlock): string {
  const dice = parseDice(characteristic)!;
  const added = bonuses.reduce((sum, bonus) => sum + bonus.attacks, 0);
  const own = total - added;
  const written = weapons * dice.plus + rolls_raw.reduce((sum, face) => sum + faceValue(face, dice.sides), 0);
  const how: string[] = [];
  if (rolls_raw.length > 0) how.push(`${weapons} × ${characteristic} rolled [${rolls_raw.join(",")}]`);
  if (own > written) how.push(`at least ${minimum} each`);
  if (added === 0 && how.length === 0) return "";
  const explained = how.length > 0 ? ` (${how.join(", ")})` : "";
  return ` = ${own}${explained}${bonuses.map((bonus) => ` + ${bonus.attacks} ${bonus.text}`).join("")}`;
}

function saveInWords(
  { block, die }: { readonly block: number; readonly die: number },
  around: Around,
): string {
  const { rolls_raw, model_ids, threshold, reasons } = blockOf<SaveBlock>(around, block);
  const against = threshold > 6 ? "cannot be made" : `${threshold}+`;
  return `Save: ${model_ids[die]} rolls ${rolls_raw[die]} (${against}: ${reasonsInWords(reasons)})`;
}

function lossInWords(lost: number, slain: boolean): string {
  return slain ? "slain" : `${plural(lost, "wound")} lost`;
}

/** `[6,1→4,3]`: a die that was rolled again shows both faces. */
function facesInWords({ rolls_raw, rerolls, reroll_results }: HitBlock | WoundBlock): string {
  const shown = rolls_raw.map(String);
  rerolls.forEach((die, index) => {
    shown[die] = `${rolls_raw[die]}→${reroll_results[index]}`;
  });
  return `[${shown.join(",")}]`;
}
