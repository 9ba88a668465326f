import { type byHand, type Game, type PlayerId, rows, type Unit } from "@gunline/rules";
import { words } from "../../words/english.ts";

/** Modifiers by hand as switches; each is a change in the language of rules. */

const text = words.byHand.changes;

export type Group = "MADE" | "SUFFERED" | "UNIT";

export interface Modifier {
  readonly id: string;
  readonly group: Group;
  readonly label: string;
  /** A change to attacks, or an effect of the unit. */
  readonly does: object;
}

const made = (id: string, label: string, does: object): Modifier => ({ id, group: "MADE", label, does });
const suffered = (id: string, label: string, does: object): Modifier => ({
  id,
  group: "SUFFERED",
  label,
  does,
});
const ofUnit = (id: string, label: string, does: object): Modifier => ({ id, group: "UNIT", label, does });

const FACES = [4, 5, 6] as const;

export const MODIFIERS: readonly Modifier[] = [
  made("hit+", text.hitPlus, { hit: 1 }),
  made("hit-", text.hitMinus, { hit: -1 }),
  made("hit1", text.hitOnes, { reroll: "HIT", of: "ONES" }),
  made("hitAll", text.hitAll, { reroll: "HIT" }),
  made("wound+", text.woundPlus, { wound: 1 }),
  made("wound-", text.woundMinus, { wound: -1 }),
  made("wound1", text.woundOnes, { reroll: "WOUND", of: "ONES" }),
  made("woundAll", text.woundAll, { reroll: "WOUND" }),
  made("critical", text.critical, { critical: "HIT", from: 5 }),
  made("sustained", text.sustained, { weapon: "SUSTAINED HITS 1" }),
  made("sustained2", text.sustainedTwo, { weapon: "SUSTAINED HITS 2" }),
  made("lethal", text.lethal, { weapon: "LETHAL HITS" }),
  made("devastating", text.devastating, { weapon: "DEVASTATING WOUNDS" }),
  made("attacks", text.attacks, { attacks: 1 }),
  made("attacks-", text.attacksLess, { attacks: -1 }),
  made("strength", text.strength, { strength: 1 }),
  made("strength-", text.strengthLess, { strength: -1 }),
  made("ap", text.ap, { ap: 1 }),
  made("ap-", text.apWorse, { ap: -1 }),
  made("damage", text.damage, { damage: 1 }),
  made("damage-", text.damageLess, { damage: -1 }),
  made("noCover", text.noCover, { cover: false }),
  made("precision", text.precision, { weapon: "PRECISION" }),
  suffered("hit-", text.hitMinus, { hit: -1 }),
  suffered("hit+", text.hitPlus, { hit: 1 }),
  suffered("wound-", text.woundMinus, { wound: -1 }),
  suffered("wound+", text.woundPlus, { wound: 1 }),
  suffered("attacks", text.attacksLess, { attacks: -1 }),
  suffered("strength", text.strengthLess, { strength: -1 }),
  suffered("ap", text.apWorse, { ap: -1 }),
  suffered("damage", text.damageLess, { damage: -1 }),
  suffered("cover", text.cover, { cover: true }),
  suffered("noCover", text.noCover, { cover: false }),
  ...FACES.map((face) => ofUnit(`fnp${face}`, text.feelNoPain(face), { feelNoPain: face })),
  ...FACES.map((face) =>
    ofUnit(`inv${face}`, text.invulnerable(face), {
      characteristic: "INVULNERABLE_SAVE",
      atLeast: face,
    }),
  ),
  ofUnit("toughness", text.toughness, { characteristic: "TOUGHNESS", add: 1 }),
  ofUnit("save", text.save, { characteristic: "SAVE", add: -1 }),
  ...[1, 2].map((inches) =>
    ofUnit(`move${inches}`, text.move(inches), { characteristic: "MOVE", add: inches }),
  ),
  ...[1, 2].map((add) => ofUnit(`charge${add}`, text.charge(add), { roll: "CHARGE_ROLL", add })),
  ofUnit("chargeAgain", text.chargeAgain, { rerollOf: "CHARGE_ROLL" }),
  ...[1, 2].map((add) => ofUnit(`advance${add}`, text.advance(add), { roll: "ADVANCE_ROLL", add })),
  ofUnit("advanceAgain", text.advanceAgain, { rerollOf: "ADVANCE_ROLL" }),
  ofUnit("control", text.control, { characteristic: "OBJECTIVE_CONTROL", add: 1 }),
];

export const keyOf = ({ group, id }: Modifier): string => `${group} ${id}`;

export interface Mark {
  readonly id: string;
  readonly name: string;
}

export interface Wanted {
  /** Keys of the modifiers that are switched on. */
  readonly on: ReadonlySet<string>;
  readonly with: "ANY" | "RANGED" | "MELEE";
  /** Only against units under this mark. */
  readonly mark: Mark | null;
}

export const NOTHING_WANTED: Wanted = { on: new Set(), with: "ANY", mark: null };

/** What is switched on, in the language of rules. */
export function effectsWanted({ on, with: type, mark }: Wanted): readonly object[] {
  const chosen = (group: Group) =>
    MODIFIERS.filter((one) => one.group === group && on.has(keyOf(one))).map(({ does }) => does);
  const own = chosen("MADE");
  const others = chosen("SUFFERED");
  const weapon = type === "ANY" ? {} : { with: type };
  const against = mark === null ? {} : { if: { under: mark.id, called: mark.name, of: "TARGET" } };
  return [
    ...(own.length === 0 ? [] : [{ attacks: "MADE", ...weapon, ...against, do: own }]),
    ...(others.length === 0 ? [] : [{ attacks: "SUFFERED", ...weapon, do: others }]),
    ...chosen("UNIT"),
  ];
}

/** The same in a sentence; undefined where nothing is chosen, or the referee would not read it. */
export function sentenceFor(effects: readonly object[]): string | undefined {
  if (effects.length === 0) return undefined;
  const read = rows.readRow({
    id: "DRAFT",
    name: "DRAFT",
    source: "BY_HAND",
    does: [{ on: "UNIT", do: effects, until: "PHASE" }],
  });
  return read.ok ? rows.sentenceOf({ does: [{ on: "UNIT", do: effects as never }] }) : undefined;
}

/** Marks that somebody has put on units by hand, each once. */
export function marksIn({ units, settings }: Game): readonly Mark[] {
  const made = settings.by_hand_rows ?? {};
  const given = new Set(
    Object.values(units).flatMap(({ effects = [] }) => effects.map(({ effect }) => effect)),
  );
  return Object.values(made)
    .filter(({ id }) => given.has(id))
    .map(({ id, name }) => ({ id, name }));
}

/** What the unit is under by hand. */
export function givenByHand(
  { settings }: Game,
  { effects = [] }: Unit,
): readonly { readonly id: string; readonly name: string; readonly player: PlayerId }[] {
  return effects.flatMap(({ effect, player }) => {
    const row = settings.by_hand_rows?.[effect];
    return row === undefined ? [] : [{ id: effect, name: row.name, player }];
  });
}

export type Until = byHand.EffectEnd;
