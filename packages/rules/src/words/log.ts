import { MORTAL_WOUNDS } from "../attack/hazard.ts";
import { woundThreshold } from "../attack/thresholds.ts";
import { faceValue, parseDice } from "../dice/expression.ts";
import type { Game } from "../game/document.ts";
import { modelName } from "../game/names.ts";
import { PLAYER_IDS } from "../game/player.ts";
import type { ActionResult } from "../game/result.ts";
import { numbersOf } from "../game/ruleset.ts";
import type {
  AttacksBlock,
  HitBlock,
  SaveBlock,
  StrengthBlock,
  WoundBlock,
} from "../game/story/dice-block.ts";
import type { LineName, LineOf, ModifierName, StoryLine } from "../game/story/line.ts";
import { has, is, it, its, verb } from "./agreement.ts";
import { inches } from "./inches.ts";
import { AFTERMATH } from "./log-aftermath.ts";
import { BATTLE_LINES } from "./log-battle.ts";
import { BY_HAND_LINES } from "./log-by-hand.ts";
import { COMMAND } from "./log-command.ts";
import { FIGHTS } from "./log-fights.ts";
import {
  type Around,
  armOf,
  type BlockOf,
  blockOf,
  detail,
  type LineWriter,
  type LogLine,
  nameOf,
  said,
  sourceOf,
} from "./log-line.ts";
import { MOVES } from "./log-moves.ts";
import { phaseName } from "./phase.ts";
import { listed } from "./plan.ts";
import { plural } from "./plural.ts";
import { bonusInWords, noteInWords, reasonsInWords } from "./reasons.ts";
import { ADVICE } from "./suggestion.ts";

/** The log in English: what is told as data in a result, in the words of players. */

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
  return (WRITERS[line.line] as LineWriter<LineName>)(line as never, around);
}

const WRITERS: { readonly [Name in LineName]: LineWriter<Name> } = {
  unit_selected: ({ unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${is(name)} selected to shoot.`)];
  },
  target_assigned: ({ weapon_id, target_unit_id, models, automatic }, around) => {
    const aim = `${armOf(around, weapon_id)} → ${nameOf(around, target_unit_id)}`;
    return automatic ? [detail(`${aim}. ${ADVICE.ONLY_TARGET.tooltip}`)] : [said(`${models}x ${aim}`)];
  },
  target_terms: (line, around) => {
    const { weapon_id, target_unit_id, modifiers, precision_model_id, attacks_override } = line;
    const aim = `${armOf(around, weapon_id)} → ${nameOf(around, target_unit_id)}`;
    const target = around.game.units[target_unit_id];
    const terms = [
      ...modifiers.map((name) => MODIFIERS[name]),
      ...(precision_model_id === null ? [] : [`Precision at ${modelName(target, precision_model_id)}`]),
      ...(attacks_override === null ? [] : [`${attacks_override} attacks each`]),
    ];
    return [said(`${aim}: ${terms.length > 0 ? terms.join(", ") : "no modifiers"}.`)];
  },
  firing_order: ({ aims }, around) => {
    const order = aims.map(
      (aim) => `${armOf(around, aim.weapon_id)} → ${nameOf(around, aim.target_unit_id)}`,
    );
    return [said(`Firing order: ${order.join(", ")}.`)];
  },
  target_cleared: ({ weapon_id }, around) => [said(`${armOf(around, weapon_id)}: target cleared.`)],
  targets_cleared: () => [said("All targets cleared.")],
  unit_skipped: ({ unit_id, does_not }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${verb(name, "does", "do")} not ${does_not}.`)];
  },
  targets_confirmed: ({ weapon_id, target_unit_id, weapons }, around) => [
    said(`${weapons}x ${armOf(around, weapon_id)} → ${nameOf(around, target_unit_id)}`),
  ],
  undone: () => [said("Undone.")],
  taken_back: ({ player, what, why }, { game }) => [
    said(`${game.players[player].name} takes back ${what}.${why === undefined ? "" : ` “${why}”`}`),
  ],
  setting_changed({ name, value }, { game }) {
    if (typeof value !== "object") return [said(`Setting ${name}: ${value}.`)];
    const each = PLAYER_IDS.map((player) => `${value[player]} for ${game.players[player].name}`);
    return [said(`Setting ${name}: ${each.join(", ")}.`)];
  },
  attacks: ({ unit_id, weapon_id, target_unit_id, block, notes }, around) => {
    const rolled = blockOf<AttacksBlock>(around, block);
    const weapon = armOf(around, weapon_id);
    const [shooter, target] = [nameOf(around, unit_id), nameOf(around, target_unit_id)];
    const does = isMelee(around, weapon_id)
      ? verb(shooter, "strikes with", "strike with")
      : verb(shooter, "fires", "fire");
    return [
      detail(`${shooter} ${does} ${weapon} ×${rolled.weapons} at ${target}`),
      ...notes.map((note) => detail(noteInWords(note))),
      detail(`${weapon}: ${plural(rolled.total, "attack")} total${attackParts(rolled)}`),
    ];
  },
  automatic_hits: ({ hits }) => [
    detail(`${plural(hits, "attack")} ${hits === 1 ? "hits" : "hit"} automatically`),
  ],
  hits: ({ block }, around) => {
    const rolled = blockOf<HitBlock>(around, block);
    const { threshold, skill, hits, successes, criticals, reasons, weapon } = rolled;
    const critical = criticals > 0 ? ` (${criticals} critical)` : "";
    const extra = hits > successes ? `, ${hits - successes} of them from Sustained Hits` : "";
    const against = `${threshold === skill ? (isMelee(around, weapon) ? "WS " : "BS ") : ""}${threshold}+`;
    return [
      detail(`${threshold}+ to hit: ${reasonsInWords(reasons)}`),
      detail(`Hit Rolls: ${facesInWords(rolled)} vs ${against} → ${plural(hits, "hit")}${critical}${extra}`),
      ...sustainedInWords(rolled),
    ];
  },
  strength: ({ block }, around) => {
    const { characteristic, strengths } = blockOf<StrengthBlock>(around, block);
    return [detail(`Strength ${characteristic}: ${strengths.join(", ")}`)];
  },
  wounds: ({ block }, around) => {
    const rolled = blockOf<WoundBlock>(around, block);
    const { toughness, threshold, thresholds, wounds, criticals, automatic, reasons } = rolled;
    const critical = criticals > 0 ? ` (${criticals} critical)` : "";
    const lethal = automatic > 0 ? `, ${automatic} of them from Lethal Hits` : "";
    const needs = thresholds === undefined ? `${threshold}+` : listed(thresholds, ", ");
    const against =
      thresholds === undefined ? `T${toughness} (${tableInWords(rolled)})` : `T${toughness} (needs ${needs})`;
    return [
      detail(`${needs} to wound: ${reasonsInWords(reasons)}`),
      detail(
        `Wound Rolls: ${facesInWords(rolled)} vs ${against} → ${plural(wounds, "wound")}${critical}${lethal}`,
      ),
    ];
  },
  saved: (die, around) => [detail(`${saveInWords(die, around)}, saved`)],
  injury: (injury, around) => {
    const { unit_id, model_id, model_name = nameIn(around, unit_id, model_id), save, lost, slain } = injury;
    const start =
      save === null
        ? injury.stood === undefined
          ? `Devastating Wounds: no save for ${model_name}`
          : `${model_name}: save of ${injury.stood}, failed`
        : `${saveInWords(save, around)}, failed`;
    const pain = painInWords(injury);
    return [detail(`${start}: ${damageInWords(injury)}${pain}, ${lossInWords(lost, slain)}`)];
  },
  weapon_done: ({ unit_id, weapon_id, target_unit_id, tally, devastating = 0 }, around) => {
    const weapon = armOf(around, weapon_id);
    const target = nameOf(around, target_unit_id);
    const { attacks, hits, wounds, unsaved, damage, slain } = tally;
    const shots = `${plural(attacks, isMelee(around, weapon_id) ? "attack" : "shot")}, ${plural(hits, "hit")}, ${plural(wounds, "wound")}`;
    const dealt = damage === slain ? "" : `${damage} damage, `;
    const saves = wounds > devastating ? `, ${plural(unsaved, "failed save")} → ${dealt}${slain} slain` : "";
    const later = devastating > 0 ? `; ${plural(devastating, "Devastating Wound")} to follow` : "";
    return [
      detail(`${weapon} → ${target}: ${shots}`),
      said(`${nameOf(around, unit_id)} → ${target}: ${shots}${saves}${later}. [${weapon}]`),
    ];
  },
  devastating_done: ({ unit_id, weapon_id, target_unit_id, damage, slain }, around) => {
    const aim = `${nameOf(around, unit_id)} → ${nameOf(around, target_unit_id)}`;
    const dealt = `${damage} damage, ${slain} slain in all`;
    return [said(`${aim} after Devastating Wounds: ${dealt}. [${armOf(around, weapon_id)}]`)];
  },
  target_gone: ({ unit_id, weapon_id, target_unit_id }, around) => {
    const target = nameOf(around, target_unit_id);
    const weapon = `${armOf(around, weapon_id)} of ${nameOf(around, unit_id)}`;
    return [said(`${target} ${is(target)} destroyed: ${weapon} rolls nothing.`)];
  },
  hazard: (hazard, around) => {
    const { unit_id, weapon_id, face, model_id, lost, slain } = hazard;
    const { model_name = model_id === null ? null : nameIn(around, unit_id, model_id) } = hazard;
    const start = `Hazardous: ${armOf(around, weapon_id)} rolls ${face}`;
    if (face > 1) return [detail(`${start}, safe`)];
    if (model_name === null) return [said(`${start}; no model with a Hazardous weapon is left.`)];
    const bearer = `${model_name} of ${nameOf(around, unit_id)}`;
    const suffered = `${bearer} takes ${plural(MORTAL_WOUNDS, "mortal wound")}`;
    return [said(`${start}; ${suffered}${painInWords(hazard)}: ${lossInWords(lost, slain)}.`)];
  },
  mortal_wound: (wound) => {
    const { model_name, wounds, lost, slain } = wound;
    const taken = `${model_name} takes ${plural(wounds, "mortal wound")}`;
    return [detail(`${taken}${painInWords(wound)}: ${lossInWords(lost, slain)}`)];
  },
  unit_destroyed: ({ unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${is(name)} destroyed.`)];
  },
  charge_declared: ({ unit_id, target_unit_ids }, around) => {
    const name = nameOf(around, unit_id);
    const targets = target_unit_ids.map((id) => nameOf(around, id)).join(", ");
    return [said(`${name} ${verb(name, "declares", "declare")} charge on ${targets}.`)];
  },
  charge_rolled: ({ unit_id, block }, around) => {
    const rolled = blockOf<BlockOf<"charge_roll">>(around, block);
    const { total, rolls_raw, first_die, scripted } = rolled;
    return [
      said(`Charge roll: 2D6 = ${total} [${rolls_raw.join(",")}] for ${nameOf(around, unit_id)}.`),
      detail(`Dice ${first_die} and ${first_die + 1}${sourceOf(scripted, around)}.`),
    ];
  },
  model_moved: (moved, around) => {
    const { unit_id, model_id, roll, total, way, climb, pivot } = moved;
    const { model_name = nameIn(around, unit_id, model_id) } = moved;
    const parts = [`${inches(way)}" along its path`];
    if (climb > 0) parts.push(`${inches(climb)}" of climbing`);
    if (pivot > 0) parts.push(`${pivot}" to turn`);
    const allowed = roll === null ? "" : ` of ${roll}"`;
    return [detail(`${model_name} moves ${inches(total)}"${allowed}: ${parts.join(", ")}`)];
  },
  charge_moved: ({ unit_id, models, targets }, around) => {
    const name = nameOf(around, unit_id);
    const { barricade, engagement } = numbersOf(around.game);
    const reached = targets.map(({ unit_id: id, in_contact, across_barricade }) => {
      const target = nameOf(around, id);
      if (in_contact) return `in base contact with ${target}`;
      return across_barricade
        ? `within ${barricade.reach.across}" of ${target} across the barricade`
        : `within ${engagement.across}" of ${target}`;
    });
    const charged = `${name} ${verb(name, "charges", "charge")}`;
    return [
      said(`${charged}: ${plural(models, "model")} moved, ${reached.join("; ")}.`),
      detail(`${name} ${has(name)} Fights First until the turn ends.`),
    ];
  },
  charge_failed: ({ unit_id, given_up, roll = null, reasons: loggedReasons }, around) => {
    const reasons = loggedReasons ?? around.result.errors;
    const name = nameOf(around, unit_id);
    const spent = `${it(name)} cannot charge again this phase`;
    if (given_up && reasons.length === 0) {
      const when = roll === null ? "before the roll" : `after a roll of ${roll}`;
      return [said(`${name} ${verb(name, "gives", "give")} up ${its(name)} charge ${when}; ${spent}.`)];
    }
    const because = reasons.map(({ message, rule }) => said(`${message} (${rule})`));
    return [said(`The charge of ${name} fails; ${spent}.`), ...because];
  },
  charge_stopped: ({ unit_id }, around) => {
    const name = nameOf(around, unit_id);
    return [said(`${name} ${is(name)} destroyed before ${it(name)} can charge.`)];
  },
  phase_ended: ({ phase, next }) => [
    said(`${phaseName(phase)} phase ends; ${phaseName(next)} phase begins.`),
  ],
  phase_passed_over: ({ phase }) => [
    said(`No unit can act in the ${phaseName(phase)} phase: it is skipped.`),
  ],
  ...MOVES,
  ...AFTERMATH,
  ...BATTLE_LINES,
  ...FIGHTS,
  turn_ended: ({ player, next }, { game }) => [
    said(`${game.players[player].name}'s turn ends; ${game.players[next].name}'s turn begins.`),
  ],
  ...COMMAND,
  ...BY_HAND_LINES,
};

/** Of results that were told before names were kept in them. */
const nameIn = ({ game }: Around, unitId: string, modelId: string): string =>
  modelName(game.units[unitId], modelId);

const isMelee = ({ game }: Around, weaponId: string): boolean => game.weapons[weaponId]?.type === "MELEE";

const MODIFIERS: Readonly<Record<ModifierName, string>> = {
  "hit.reroll_ones": "re-roll hit rolls of 1",
  "hit.reroll_failed": "re-roll failed hit rolls",
  "hit.plus_one": "+1 to hit",
  "hit.minus_one": "−1 to hit",
  "wound.reroll_ones": "re-roll wound rolls of 1",
  "wound.reroll_failed": "re-roll failed wound rolls",
  "wound.plus_one": "+1 to wound",
  "wound.minus_one": "−1 to wound",
};

/** " = 5 + 5 Rapid Fire", with the dice where there are any and the minimum where it counted. */
function attackParts({ characteristic, weapons, minimum, bonuses, rolls_raw, total }: AttacksBlock): string {
  const dice = parseDice(characteristic)!;
  const added = bonuses.reduce((sum, bonus) => sum + bonus.attacks, 0);
  const own = total - added;
  const written = weapons * dice.plus + rolls_raw.reduce((sum, face) => sum + faceValue(face, dice.sides), 0);
  const how: string[] = [];
  if (rolls_raw.length > 0)
    how.push(`${weapons} × ${characteristic} rolled ${diceInWords(dice.sides, rolls_raw)}`);
  // Only a house rule makes it more than one.
  if (own > written) how.push(`at least ${minimum} each${minimum > 1 ? " by house rule" : ""}`);
  if (added === 0 && how.length === 0) return "";
  const explained = how.length > 0 ? ` (${how.join(", ")})` : "";
  return ` = ${own}${explained}${bonuses.map((bonus) => ` + ${bonus.attacks} ${bonusInWords(bonus)}`).join("")}`;
}

function saveInWords(
  { block, die }: { readonly block: number; readonly die: number },
  around: Around,
): string {
  const rolled = blockOf<SaveBlock>(around, block);
  const { rolls_raw, model_ids, target_unit_id, threshold, reasons } = rolled;
  const { model_names = model_ids.map((id) => nameIn(around, target_unit_id, id)) } = rolled;
  const against = threshold > 6 ? "cannot be made" : `${threshold}+`;
  return `Save: ${model_names[die]} rolls ${rolls_raw[die]} (${against}: ${reasonsInWords(reasons)})`;
}

function lossInWords(lost: number, slain: boolean): string {
  return slain ? "slain" : `${plural(lost, "wound")} lost`;
}

/** What critical hits have added, with the dice of a variable number. */
function sustainedInWords(rolled: HitBlock): readonly LogLine[] {
  const { sustained = null, sustained_rolls, hits, successes, criticals } = rolled;
  if (sustained === null || criticals === 0) return [];
  const { sides } = parseDice(sustained)!;
  const dice = sustained_rolls.length > 0 ? ` rolled ${diceInWords(sides, sustained_rolls)}` : "";
  const more = plural(hits - successes, "extra hit");
  return [detail(`Sustained Hits ${sustained}${dice}: ${more} from ${plural(criticals, "critical hit")}`)];
}

/** `5 damage (D6+1 rolled [2], Melta +2)`: every part of a number that is not just written. */
function damageInWords({ damage, damage_parts, damage_rolls }: LineOf<"injury">): string {
  if (damage_parts === undefined) {
    return damage_rolls.length > 0 ? `${damage} damage [${damage_rolls.join(",")}]` : `${damage} damage`;
  }
  const { characteristic, bonuses } = damage_parts;
  const { sides } = parseDice(characteristic)!;
  const rolled = damage_rolls.length > 0 ? ` rolled ${diceInWords(sides, damage_rolls)}` : "";
  if (rolled === "" && bonuses.length === 0) return `${damage} damage`;
  const more = bonuses
    .map((bonus) => `, ${"name" in bonus ? bonus.name : bonus.text} +${bonus.damage}`)
    .join("");
  return `${damage} damage (${characteristic}${rolled}${more})`;
}

function painInWords({
  feel_no_pain = null,
  feel_no_pain_rolls = [],
}: Pick<LineOf<"hazard">, "feel_no_pain" | "feel_no_pain_rolls">): string {
  if (feel_no_pain_rolls.length === 0) return "";
  const needed = feel_no_pain === null ? "" : ` needs ${feel_no_pain}+`;
  return `, Feel No Pain [${feel_no_pain_rolls.join(",")}]${needed}`;
}

/** `[2,5]`, and of D3 also what each is worth: `[2,5] worth 1,3`. */
function diceInWords(sides: 3 | 6, faces: readonly number[]): string {
  const shown = `[${faces.join(",")}]`;
  return sides === 6 ? shown : `${shown} worth ${faces.map((face) => faceValue(face, sides)).join(",")}`;
}

/** `[6,1→4,3]`: a die that was rolled again shows both faces. */
function facesInWords({ rolls_raw, rerolls, reroll_results }: HitBlock | WoundBlock): string {
  const shown = rolls_raw.map(String);
  rerolls.forEach((die, index) => {
    shown[die] = `${rolls_raw[die]}→${reroll_results[index]}`;
  });
  return `[${shown.join(",")}]`;
}

/** `S5 = 3+`, and what the roll needs where modifiers make it another. */
function tableInWords({ strength, toughness, threshold }: WoundBlock): string {
  const table = woundThreshold(strength, toughness);
  return `S${strength} = ${table}+${table === threshold ? "" : `, needs ${threshold}+`}`;
}
