import { count } from "./format.ts";

/** What a table is played with that is not built in, in plain words. */
export const review = {
  title: "Before the battle: what is not built in",
  intro:
    "This table differs from the built-in datasheets, or begins in the middle of a battle. The battle begins when both players have agreed.",
  introInvited:
    "This table differs from the built-in datasheets, or begins in the middle of a battle. Who takes the seat agrees to it.",
  introOwn: "Your opponent is asked to agree to this before the battle begins:",
  builtIn: "built in",
  army: (name: string) => `${name}’s army`,
  yourArmy: "Your army",
  points: (claimed: number, points: number, unknown: number) =>
    [
      `${claimed} points claimed`,
      `${points} by the built-in datasheets`,
      ...(unknown > 0 ? [`${unknown} for units that have none`] : []),
    ].join(" · "),
  state: "The battle so far, and rules that are not built in",
  agree: "Agree",
  decline: "Decline",
  agreeAndSit: "Agree and take the seat",
  agreed: "You have agreed.",
  waitingFor: (name: string) => `Waiting for ${name} to agree.`,
  otherAgreed: (name: string) => `${name} has agreed.`,
  stale: "This page reads the table differently from the server. Reload it.",
  unknown: "No built-in datasheet has this name.",
  edition: (least: number, most: number) =>
    `A datasheet of the edition, for ${least === most ? least : `${least} to ${most}`} points. Its numbers as this army has them:`,
  numbers: (model: string, stats: Stats) =>
    `${model}: M ${stats.move}″, T ${stats.toughness}, Sv ${stats.save}+, ${
      stats.invulnerable_save === null ? "" : `Inv ${stats.invulnerable_save}+, `
    }W ${stats.wounds}, Ld ${stats.leadership}+, OC ${stats.objective_control}`,
  weapon: (line: Line) =>
    [
      `${line.name}: ${line.range === null ? "melee" : `${line.range}″`}`,
      `A ${line.attacks}`,
      line.skill === null ? "hits automatically" : `${line.range === null ? "WS" : "BS"} ${line.skill}+`,
      `S ${line.strength}`,
      `AP ${line.ap}`,
      `D ${line.damage}`,
      ...line.keywords.map(lowered),
    ].join(", "),
  abilities: (names: readonly string[]) => `Abilities: ${names.map(lowered).join(", ")}.`,
  moreLines: (left: number) => `And ${left} more models or weapons.`,
  size: (models: number, sizes: readonly number[]) =>
    `${count(models, "model")}; the datasheet has ${sizes.join(" or ")}.`,
  unitPoints: (claimed: number, points: number) =>
    `${count(claimed, "point")} claimed; the datasheet costs ${points}.`,
  kind: (model: string) => `${model} is not on the datasheet.`,
  differs: (what: string, name: string, value: string, sheet: string) =>
    `${what}: ${name} ${value}; datasheet ${sheet}.`,
  added: (name: string) => `Has ${lowered(name)}, which is not on the datasheet.`,
  missing: (name: string) => `Lacks ${lowered(name)}.`,
  otherWeapon: (line: string) => `Carries what the datasheet does not have: ${line}.`,
  loadout: (model: string, weapons: readonly string[]) =>
    weapons.length === 0
      ? `${model} carries nothing; the datasheet gives it weapons.`
      : `${model} carries ${weapons.join(", ")}; the datasheet does not allow that together.`,
  option: (name: string) => `More models have ${name} than the datasheet allows.`,
  transport: "Carries other units, or more of them, than the datasheet says.",
  leads: (names: readonly string[]) =>
    `May lead ${names.map(lowered).join(", ")}; the datasheet does not say so.`,
  more: "And more than can be listed.",
  base: (value: string) => `${value} mm`,
  none: "–",
  save: (value: number) => `${value}+`,
  inches: (value: number) => `${value}″`,
  baseName: "base",
  stats: {
    move: "Move",
    toughness: "Toughness",
    save: "Save",
    invulnerable_save: "Invulnerable save",
    wounds: "Wounds",
    leadership: "Leadership",
    objective_control: "Objective control",
  },
  fields: {
    type: "type",
    range: "Range",
    attacks: "Attacks",
    skill: "skill",
    strength: "Strength",
    ap: "AP",
    damage: "Damage",
    profile_of: "weapon",
    keywords: "keywords",
  },
  states: {
    under_way: (round: number, phase: string, player: string) =>
      `The battle is under way: round ${round}, ${phase} phase of ${player}.`,
    edition: (edition: number) => `It is played by edition ${edition} of the rules, without later fixes.`,
    set_up: (player: string, units: number) =>
      `${count(units, "unit")} of ${player} ${units === 1 ? "is" : "are"} set up already.`,
    cp: (player: string, cp: number) => `${player} has ${count(cp, "command point")}.`,
    vp: (player: string, primary: number, secondary: number) =>
      `${player} has ${count(primary + secondary, "victory point")}: ${primary} primary, ${secondary} secondary.`,
    used: (player: string, names: readonly string[]) => `${player} has used ${listed(names)}.`,
    losses: (unit: string, models: number, wounds: number) =>
      models < 0
        ? `${unit}: ${count(-models, "model")} more than it began with.`
        : `${unit}: ${count(models, "model")} and ${count(wounds, "wound")} lost.`,
    flags: (unit: string, names: readonly string[]) => `${unit}: ${listed(names)} this turn.`,
    rule: (name: string, sentence: string) => `${name}: ${sentence}`,
    effects: (unit: string, names: readonly string[]) => `${unit} is under ${listed(names)}.`,
    unit: (unit: string, what: string) => `${unit} ${what}.`,
  },
  fieldsOfUnits: {
    advance_roll: "has rolled for its Advance",
    action: "performs an Action",
    token: "has a place to come down to",
    lost: "has models that may come back",
    fallen: "has models that fight once more",
    spent: "has fired a One Shot weapon",
  },
};

interface Stats {
  readonly move: number;
  readonly toughness: number;
  readonly save: number;
  readonly invulnerable_save: number | null;
  readonly wounds: number;
  readonly leadership: number;
  readonly objective_control: number;
}

interface Line {
  readonly name: string;
  readonly range: number | null;
  readonly attacks: string;
  readonly skill: number | null;
  readonly strength: string;
  readonly ap: number;
  readonly damage: string;
  readonly keywords: readonly string[];
}

/** Keywords are kept in capitals; in a sentence they are read more easily without. */
function lowered(name: string): string {
  return name.charAt(0) + name.slice(1).toLowerCase();
}

/** Ids as a player reads them. */
function listed(names: readonly string[]): string {
  return names.map((name) => name.replaceAll("_", " ").toLowerCase()).join(", ");
}
