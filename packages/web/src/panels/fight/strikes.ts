import {
  attacksWithoutDice,
  fights,
  type Game,
  inForce,
  prepare,
  type Unit,
  type Weapon,
} from "@gunline/rules";

/** Models of a unit that fight with the same arms, reach the same enemies, and strike in the same way. */
export interface Strikers {
  readonly key: string;
  /** Those who could strike in the same ways, by the key of their choices. */
  readonly group: string;
  readonly modelIds: readonly string[];
  /** Of which each model uses one. */
  readonly arms: readonly Weapon[];
  /** Used beside it. */
  readonly extras: readonly Weapon[];
  readonly enemies: readonly Unit[];
  /** What they strike with, and at whom; undefined: nobody reaches an enemy. */
  readonly arm: Weapon | undefined;
  readonly target: Unit | undefined;
  /** A single model that divides its attacks: how many at each enemy. */
  readonly split?: Readonly<Record<string, number>>;
}

/** What a person has chosen for strikers of a group. */
interface Choice {
  readonly arm?: string;
  readonly target?: string;
  /** How many models strike with which weapon at whom, by `wayKey`; absent: all in one way. */
  readonly ways?: Readonly<Record<string, number>>;
  /** One more model that divides its attacks. */
  readonly split?: { readonly arm: string; readonly attacks: Readonly<Record<string, number>> };
}

export type Choices = Readonly<Record<string, Choice>>;

const isExtra = (weapon: Weapon) => inForce.abilitiesOf(weapon).traits.extraAttacks;

/** Those that most models reach come first. */
export function enemiesOf(game: Game, unit: Unit): readonly Unit[] {
  const reach = (enemy: Unit) =>
    new Set(fights.strikesAt(game, unit, enemy).flatMap(({ model_ids = [] }) => model_ids)).size;
  return [...fights.struckBy(game, unit)].sort((a, b) => reach(b) - reach(a));
}

export function strikersOf(game: Game, unit: Unit, choices: Choices): readonly Strikers[] {
  const enemies = enemiesOf(game, unit);
  const usual = fights.everybody(game, unit, enemies);
  const reached = new Map(
    enemies.map((enemy) => [
      enemy,
      new Set(fights.strikesAt(game, unit, enemy).flatMap(({ model_ids = [] }) => model_ids)),
    ]),
  );
  const groups = Map.groupBy(Object.values(unit.models), (model) => {
    const near = enemies.filter((enemy) => reached.get(enemy)!.has(model.id)).map(({ id }) => id);
    const arms = model.weapons.filter((id) => game.weapons[id]!.type === "MELEE");
    return `${[...new Set(arms)].sort().join(",")} ${near.join(",")}`;
  });
  return [...groups].flatMap(([key, models]) => {
    const weapons = [...new Set(models[0]!.weapons)]
      .map((id) => game.weapons[id]!)
      .filter(({ type }) => type === "MELEE");
    const arms = weapons.filter((weapon) => !isExtra(weapon));
    const near = enemies.filter((enemy) => reached.get(enemy)!.has(models[0]!.id));
    const own = usual.filter(({ model_ids = [] }) => model_ids.includes(models[0]!.id));
    const chosen = choices[key];
    const target =
      near.find(({ id }) => id === chosen?.target) ?? near.find(({ id }) => id === own[0]?.target_unit_id);
    const best = own.map(({ weapon_id }) => game.weapons[weapon_id]!).find((weapon) => !isExtra(weapon));
    const all: Strikers = {
      key,
      group: key,
      modelIds: models.map(({ id }) => id),
      arms,
      extras: weapons.filter(isExtra),
      enemies: near,
      arm: arms.find(({ id }) => id === chosen?.arm) ?? best,
      target,
    };
    return chosen === undefined ? [all] : divided(all, chosen);
  });
}

const wayKey = (arm: Weapon | undefined, target: Unit) => `${arm?.id ?? ""} ${target.id}`;

/** One way in which models of a group may strike. */
export interface Way {
  readonly key: string;
  readonly arm: Weapon | undefined;
  readonly target: Unit;
  readonly models: number;
}

/** Every way that a group has, with how many strike so now. */
export function waysOf(strikers: readonly Strikers[], group: string): readonly Way[] {
  const own = strikers.filter((one) => one.group === group);
  const [first] = own;
  if (first === undefined) return [];
  const arms = first.arms.length === 0 ? [undefined] : first.arms;
  return arms.flatMap((arm) =>
    first.enemies.map((target) => {
      const same = own.filter((one) => one.split === undefined && one.arm === arm && one.target === target);
      const models = same.reduce((sum, { modelIds }) => sum + modelIds.length, 0);
      return { key: wayKey(arm, target), arm, target, models };
    }),
  );
}

/** The models of a group, shared out as chosen: the first way first, and last whoever divides its attacks. */
function divided(all: Strikers, { ways = {}, split }: Choice): readonly Strikers[] {
  const { modelIds, arms, enemies, group } = all;
  const last = split === undefined ? undefined : modelIds.at(-1);
  let left = last === undefined ? modelIds : modelIds.slice(0, -1);
  const parts: Strikers[] = [];
  for (const arm of arms.length === 0 ? [undefined] : arms) {
    for (const target of enemies) {
      const key = wayKey(arm, target);
      const models = left.slice(0, ways[key] ?? 0);
      left = left.slice(models.length);
      if (models.length > 0) parts.push({ ...all, key: `${group} ${key}`, modelIds: models, arm, target });
    }
  }
  if (left.length > 0) parts.push({ ...all, modelIds: left });
  const arm = arms.find(({ id }) => id === split?.arm);
  if (last !== undefined && split !== undefined && arm !== undefined) {
    const most = enemies.toSorted((a, b) => (split.attacks[b.id] ?? 0) - (split.attacks[a.id] ?? 0))[0];
    parts.push({
      ...all,
      key: `${group}+`,
      modelIds: [last],
      arm,
      target: most,
      split: split.attacks,
    });
  }
  return parts;
}

/** One model more in a way, which it leaves another for: the one that most are in. */
export function moreIn(strikers: readonly Strikers[], choices: Choices, group: string, key: string): Choices {
  const ways = waysOf(strikers, group);
  const from = ways.filter((way) => way.key !== key && way.models > 0);
  const [most] = from.toSorted((a, b) => b.models - a.models);
  if (most === undefined) return choices;
  const counts = Object.fromEntries(ways.map((way) => [way.key, way.models]));
  const now = { ...counts, [key]: counts[key]! + 1, [most.key]: most.models - 1 };
  return { ...choices, [group]: { ...choices[group], ways: now } };
}

/** How many attacks one model of them makes with a weapon at an enemy; undefined where that is rolled. */
export function attacksEach(
  game: Game,
  unit: Unit,
  modelId: string,
  arm: Weapon,
  target: Unit,
): number | undefined {
  const wish = { weapon_id: arm.id, target_unit_id: target.id, model_ids: [modelId] };
  const prepared = prepare(game, unit, [wish], "MELEE");
  const plan = prepared.ok ? prepared.value[0]?.plan : undefined;
  if (plan === undefined || plan.attacks.dice.count > 0) return undefined;
  return plan.guns.reduce((sum, gun) => sum + attacksWithoutDice(plan, gun), 0);
}

/** One model of the group divides its attacks: all but one at the enemy that it would strike, one at the next. */
export function splitOne(
  choices: Choices,
  { group, arm, target, enemies }: Strikers,
  makes: number,
): Choices {
  const other = enemies.find((enemy) => enemy !== target);
  if (arm === undefined || target === undefined || other === undefined || makes < 2) return choices;
  const split = { arm: arm.id, attacks: { [target.id]: makes - 1, [other.id]: 1 } };
  return { ...choices, [group]: { ...choices[group], split } };
}

export function unsplit(choices: Choices, group: string): Choices {
  const { split: _, ...others } = choices[group] ?? {};
  return { ...choices, [group]: others };
}

/** One attack more at an enemy, taken from the one that gets most of the others. */
export function moreAt(choices: Choices, group: string, targetId: string): Choices {
  const split = choices[group]?.split;
  if (split === undefined) return choices;
  const others = Object.entries(split.attacks).filter(([id, attacks]) => id !== targetId && attacks > 0);
  const [most] = others.toSorted(([, a], [, b]) => b - a);
  if (most === undefined) return choices;
  const attacks = {
    ...split.attacks,
    [targetId]: (split.attacks[targetId] ?? 0) + 1,
    [most[0]]: most[1] - 1,
  };
  return { ...choices, [group]: { ...choices[group], split: { ...split, attacks } } };
}

/** All that is chosen, as the referee takes it: a weapon at a target, by these models. */
export function assignmentsOf(strikers: readonly Strikers[]): readonly fights.MeleeAssignment[] {
  const models = new Map<
    string,
    {
      weapon_id: string;
      target_unit_id: string;
      model_ids: string[];
      attacks?: Record<string, number>;
    }
  >();
  const entryFor = (weapon: Weapon, targetId: string) => {
    const key = `${weapon.id} ${targetId}`;
    const entry = models.get(key) ?? { weapon_id: weapon.id, target_unit_id: targetId, model_ids: [] };
    models.set(key, entry);
    return entry;
  };
  for (const { arm, extras, target, modelIds, split } of strikers) {
    if (target === undefined) continue;
    const shares = Object.entries(split ?? {}).filter(([, attacks]) => attacks > 0);
    const isSplit = arm !== undefined && shares.length > 1;
    if (isSplit) {
      for (const [targetId, attacks] of shares) {
        const entry = entryFor(arm, targetId);
        entry.model_ids.push(...modelIds);
        entry.attacks = { ...entry.attacks, [modelIds[0]!]: attacks };
      }
    }
    // Of alternative profiles of one Extra Attacks weapon the first is used.
    const beside = extras.filter(
      (weapon, at) =>
        weapon.profile_of === null ||
        extras.findIndex(({ profile_of }) => profile_of === weapon.profile_of) === at,
    );
    for (const weapon of [...(arm === undefined || isSplit ? [] : [arm]), ...beside]) {
      entryFor(weapon, target.id).model_ids.push(...modelIds);
    }
  }
  return [...models.values()];
}

/** Everybody who reaches that enemy strikes at it; the others as they were. */
export function allAt(strikers: readonly Strikers[], choices: Choices, targetId: string): Choices {
  const reaching = strikers.filter(({ enemies }) => enemies.some(({ id }) => id === targetId));
  return {
    ...choices,
    ...Object.fromEntries(
      reaching.map(({ group, arm }) => [
        group,
        { ...(arm === undefined ? {} : { arm: arm.id }), target: targetId },
      ]),
    ),
  };
}
