import type { Chance } from "../support/random.ts";

/** Random rows of the language: conditions × changes, with effects beside them. */

type Json = Record<string, unknown>;

function randomCondition(chance: Chance, depth = 0): Json {
  if (depth < 2 && chance.happens(0.25)) {
    const parts = [randomCondition(chance, depth + 1), randomCondition(chance, depth + 1)];
    return chance.pick<() => Json>([
      () => ({ all: parts }),
      () => ({ any: parts }),
      () => ({ not: parts[0] }),
    ])();
  }
  const of = chance.pick(["UNIT", "TARGET", "ATTACKER"]);
  return chance.pick<() => Json>([
    () => ({ keyword: chance.pick(["INFANTRY", "VEHICLE", "MONSTER"]), of }),
    () => ({ is: chance.pick(["CHARGED", "STATIONARY", "BELOW_STARTING_STRENGTH", "LED", "ENGAGED"]), of }),
    () => ({ within: chance.whole(1, 30), side: chance.pick(["FRIENDLY", "ENEMY"]), of }),
    () => ({ within: chance.whole(1, 40), side: "ENEMY", wholly: true, of }),
    () => ({ within: chance.whole(1, 40), side: "ENEMY", visible: true, of }),
    () => ({ attackWithin: chance.whole(4, 40) }),
    () => ({ halfRange: true }),
    () => ({ closest: true }),
    () => ({ models: chance.whole(1, 4), of }),
    () => ({ woundsLeft: chance.whole(1, 4), of }),
    () => ({ round: chance.whole(1, 3) }),
    () => ({ turn: chance.pick(["YOUR", "ENEMY"]) }),
    () => ({ phase: chance.pick(["SHOOTING", "FIGHT"]) }),
    () => ({ near: chance.pick(["EDGE", "CENTRE", "TERRAIN"]), inches: chance.whole(1, 20), of }),
    () => ({ near: "YOUR_ZONE", of }),
    () => ({ onObjective: chance.pick(["YOURS", "NOT_YOURS", "ENEMY", "NOBODY"]), of }),
    () => ({ engagedWith: 1, others: true, of }),
    () => ({ ledBy: "CHARACTER", of }),
    () => ({ attackingModel: chance.pick(["M1", "INFANTRY"]) }),
    () => ({ attackerCarries: "w2" }),
    () => ({ attackerArmedWith: chance.whole(1, 2), type: chance.pick(["RANGED", "MELEE"]) }),
    () => ({ startingStrength: chance.whole(1, 4), of }),
    () => ({ transporting: 1, of }),
    () => ({ weapon: chance.pick(["w1", "w2"]) }),
    () => ({ weaponHas: chance.pick(["BLAST", "TORRENT"]) }),
  ])();
}

function randomChange(chance: Chance): Json {
  return chance.pick<() => Json>([
    () => ({ hit: chance.pick([1, -1]) }),
    () => ({ wound: chance.pick([1, -1]) }),
    () => ({ wound: chance.pick([1, -1]), ifStronger: true }),
    () => ({ reroll: chance.pick(["HIT", "WOUND", "DAMAGE"]) }),
    () => ({ reroll: chance.pick(["HIT", "WOUND"]), of: "ONES" }),
    () => ({ critical: chance.pick(["HIT", "WOUND"]), from: chance.whole(3, 5) }),
    () => ({ attacks: chance.pick([1, 1, -1, -2]) }),
    () => ({ attacks: 1, perModels: chance.whole(2, 4), in: chance.pick(["TARGET", "ATTACKER"]) }),
    () => ({ strength: chance.pick([2, 1, -1, -2]) }),
    () => ({ ap: chance.pick([1, -1, 2]) }),
    () => ({ damage: chance.pick([1, -1, -2]) }),
    () => ({ damageIs: chance.pick(["1", "D3", "2"]) }),
    () => ({ halveDamage: true }),
    () => ({ skill: chance.pick([1, -1, 2]) }),
    () => ({
      ignoreModifiers: chance.pick([["HIT"], ["WOUND"], ["HIT", "SKILL"], ["HIT", "WOUND", "SKILL"]]),
    }),
    () => ({ fails: chance.pick(["HIT", "WOUND"]), upTo: chance.whole(2, 4) }),
    () => ({ cover: chance.happens(0.5) }),
    () => ({ overwatch: 4 }),
    () => ({ ignoreOwnFight: true }),
    () => ({ allCritical: chance.pick(["HIT", "WOUND"]) }),
    () => ({ skillIs: chance.whole(2, 6) }),
    () => ({ strengthIs: chance.whole(1, 12) }),
    () => ({ apIs: chance.pick([0, -1, -3]) }),
    () => ({
      forEach: { near: chance.whole(5, 40), side: "ENEMY", count: chance.pick(["UNITS", "MODELS"]) },
      most: 2,
      do: [chance.pick([{ strength: 1 }, { attacks: 1 }, { damage: 1 }, { ap: 1 }])],
    }),
    () => ({
      weapon: chance.pick([
        "LETHAL HITS",
        "SUSTAINED HITS 1",
        "DEVASTATING WOUNDS",
        "TWIN-LINKED",
        "HEAVY",
        "MELTA 2",
        "RAPID FIRE 1",
        "ANTI-INFANTRY 4+",
        "IGNORES COVER",
        "LANCE",
        "PSYCHIC",
        "TORRENT",
      ]),
    }),
  ])();
}

function randomEffect(chance: Chance): Json {
  return chance.pick<() => Json>([
    () => ({ feelNoPain: chance.whole(4, 6) }),
    () => ({
      feelNoPain: chance.whole(4, 6),
      against: chance.pick([["MORTAL_WOUNDS"], ["PSYCHIC"], ["MORTAL_WOUNDS", "PSYCHIC"]]),
    }),
    () => ({ characteristic: "TOUGHNESS", add: chance.pick([1, -1]), least: 1 }),
    () => ({ characteristic: "SAVE", add: chance.pick([1, -1]) }),
    () => ({ characteristic: "INVULNERABLE_SAVE", atLeast: chance.whole(4, 6) }),
    () => ({ characteristic: "OBJECTIVE_CONTROL", firm: true }),
    () => ({ ability: "STEALTH" }),
  ])();
}

function randomClause(chance: Chance): Json {
  const asked = chance.happens(0.7) ? { if: randomCondition(chance) } : {};
  if (chance.happens(0.25)) {
    const inches = { aura: chance.whole(1, 12), units: chance.pick(["FRIENDLY", "ENEMY", "ALL"]) };
    const on = chance.happens(0.3) ? inches : "UNIT";
    return { on, do: [randomEffect(chance)] };
  }
  const kind = chance.happens(0.3) ? { with: chance.pick(["RANGED", "MELEE"]) } : {};
  const changes = Array.from({ length: chance.whole(1, 3) }, () => randomChange(chance));
  const attacks = { attacks: chance.pick(["MADE", "SUFFERED"]), ...kind, ...asked, do: changes };
  return { on: chance.pick<unknown>(["UNIT", "UNIT", "BEARER", { models: "INFANTRY" }]), do: [attacks] };
}

export function randomRow(chance: Chance, id: string): Json {
  const does = Array.from({ length: chance.whole(1, 2) }, () => randomClause(chance));
  return { id, name: `Rule ${id}`, ability: id, source: "DATASHEET", does };
}
