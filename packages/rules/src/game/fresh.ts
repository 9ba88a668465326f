import type { Game, Model, RangedWeapon, Unit } from "./document.ts";
import { statOf } from "./unit.ts";

/**
 * Which fields of a document say what an army list says, which are written while armies are set up, and which by the
 * battle itself. Every field is named, so that a new one cannot be forgotten: the types and a test check it. What is
 * allowed is a list too: a field that is not `listed` must be as it is before anybody has done anything.
 */
type Rule<Value, Whole> =
  | "listed"
  | {
      readonly by: "set_up" | "battle";
      /** Whether it is as it was before. */
      readonly isFresh: (value: Value, whole: Whole) => boolean;
    };

type Rules<Part, Whole = Part> = {
  readonly [Field in keyof Part]-?: Rule<Part[Field], Whole>;
};

const isAbsent = (value: unknown): boolean => value === undefined;
const isNull = (value: unknown): boolean => value === null;
const byBattle = <Value, Whole>(isFresh: (value: Value, whole: Whole) => boolean): Rule<Value, Whole> => ({
  by: "battle",
  isFresh,
});
const bySetUp = <Value, Whole>(isFresh: (value: Value, whole: Whole) => boolean): Rule<Value, Whole> => ({
  by: "set_up",
  isFresh,
});

export const UNIT_FIELDS: Rules<Unit> = {
  id: "listed",
  name: "listed",
  owner: "listed",
  keywords: "listed",
  abilities: "listed",
  stats: "listed",
  starting_strength: byBattle((strength, { models }) => strength === Object.keys(models).length),
  flags: byBattle((flags) => Object.values(flags).every((flag) => flag !== true)),
  models: "listed",
  points: "listed",
  leads: "listed",
  parts: bySetUp(isAbsent),
  reserve: bySetUp(isNull),
  embarked_in: bySetUp(isNull),
  disembarked_from: byBattle(isAbsent),
  advance_roll: byBattle(isAbsent),
  transport: "listed",
  action: byBattle(isAbsent),
  effects: byBattle(isAbsent),
  token: byBattle(isAbsent),
  lost: byBattle(isAbsent),
  fallen: byBattle(isAbsent),
};

export const MODEL_FIELDS: Rules<Model, { readonly unit: Unit; readonly model: Model }> = {
  id: "listed",
  name: "listed",
  wounds: byBattle((wounds, { unit, model }) => wounds === statOf(unit, model, "wounds")),
  position: bySetUp(isNull),
  facing: "listed",
  base: "listed",
  weapons: "listed",
  keywords: "listed",
  abilities: "listed",
  stats: "listed",
};

/** A battle changes no weapon: those that were fired once are in `spent`. */
export const WEAPON_FIELDS: Readonly<Record<keyof RangedWeapon, "listed">> = {
  id: "listed",
  name: "listed",
  type: "listed",
  range: "listed",
  attacks: "listed",
  skill: "listed",
  strength: "listed",
  ap: "listed",
  damage: "listed",
  keywords: "listed",
  special_rules: "listed",
  profile_of: "listed",
};

type Player = Game["players"]["p1"];

export const PLAYER_FIELDS: Rules<Player> = {
  name: "listed",
  detachment: "listed",
  cp: byBattle((cp) => cp === 0),
  vp: byBattle(({ primary, secondary }) => primary === 0 && secondary === 0),
  used: byBattle((used) => used.length === 0),
  passing: byBattle((passing) => !passing),
  /** What a player does not want to be asked about may be said at any time. */
  unasked: bySetUp(isAbsent),
  extra_cp: byBattle(isAbsent),
  pools: byBattle(isAbsent),
  active: byBattle(isAbsent),
  placed: byBattle(isAbsent),
  rising: byBattle(isAbsent),
  secondaries: bySetUp(isAbsent),
  formed: bySetUp(isAbsent),
  misses_drop: bySetUp(isAbsent),
};

type By = "set_up" | "battle";

/** Fields of a part that are not as they were before: written by setting up, by the battle, or by either. */
function written<Part, Whole>(
  part: Part,
  whole: Whole,
  rules: Rules<Part, Whole>,
  by: ReadonlySet<By>,
): readonly (keyof Part & string)[] {
  return (Object.keys(rules) as (keyof Part & string)[]).filter((field) => {
    const rule = rules[field];
    return rule !== "listed" && by.has(rule.by) && !rule.isFresh(part[field], whole);
  });
}

export const ANYBODY: ReadonlySet<By> = new Set<By>(["set_up", "battle"]);
export const BATTLE_ALONE: ReadonlySet<By> = new Set<By>(["battle"]);

export function writtenInUnit(unit: Unit, by: ReadonlySet<By>): readonly (keyof Unit)[] {
  return written(unit, unit, UNIT_FIELDS, by);
}

export function writtenInModel(unit: Unit, model: Model, by: ReadonlySet<By>): readonly (keyof Model)[] {
  return written(model, { unit, model }, MODEL_FIELDS, by);
}

export function writtenInPlayer(player: Player, by: ReadonlySet<By>): readonly (keyof Player)[] {
  return written(player, player, PLAYER_FIELDS, by);
}
