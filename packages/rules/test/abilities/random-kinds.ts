import { readFileSync } from "node:fs";
import type { Chance } from "../support/random.ts";

/** Something of every kind, drawn at random: a kind that is not here fails a test (every-kind.test.ts). */

type Json = Record<string, unknown>;
type Drawn = Readonly<Record<string, (chance: Chance) => Json>>;

const PAGE = readFileSync(new URL("../../../../docs/KINDS.md", import.meta.url), "utf8");

/** Kinds that nobody has drawn here by hand are drawn as their examples on the page of kinds. */
function examplesOf(section: string): Drawn {
  const part = PAGE.split(/^## /m).find((one) => one.startsWith(`${section}\n`)) ?? "";
  const examples = [...part.matchAll(/^\| `(\{.*?\})` \|/gm)].map(([, json]) => JSON.parse(json!) as Json);
  return Object.fromEntries(examples.map((one) => [Object.keys(one)[0]!, () => one]));
}

const subject = (chance: Chance) => chance.pick(["UNIT", "TARGET", "ATTACKER", "IT", "CHOSEN"]);
const side = (chance: Chance) => chance.pick(["FRIENDLY", "ENEMY"]);
const amount = (chance: Chance) => chance.pick<unknown>([1, 2, "D3", "D6", "D3+1"]);
const keyword = (chance: Chance) => chance.pick(["INFANTRY", "VEHICLE", "CHARACTER", "PSYKER"]);
const end = (chance: Chance) =>
  chance.pick(["ATTACKS", "PHASE", "TURN", "ROUND", "OWN_COMMAND_PHASE", "OWN_TURN", "BATTLE"]);

const conditions: Drawn = {
  ...examplesOf("Conditions"),
  keyword: (c) => ({ keyword: keyword(c), of: subject(c) }),
  is: (c) => ({
    is: c.pick([
      "CHARGED",
      "STATIONARY",
      "LED",
      "ENGAGED",
      "BATTLE_SHOCKED",
      "ON_OBJECTIVE",
      "BELOW_HALF_STRENGTH",
    ]),
    of: subject(c),
  }),
  within: (c) => ({ within: c.whole(1, 30), side: side(c), of: subject(c) }),
  attackWithin: (c) => ({ attackWithin: c.whole(4, 40) }),
  closest: () => ({ closest: true }),
  models: (c) => ({ models: c.whole(1, 4), of: subject(c) }),
  woundsLeft: (c) => ({ woundsLeft: c.whole(1, 4), of: subject(c) }),
  under: (c) => ({ under: c.pick(["MARK", "R1"]), of: subject(c) }),
  round: (c) => ({ round: c.whole(1, 3) }),
  turn: (c) => ({ turn: c.pick(["YOUR", "ENEMY"]) }),
  army: (c) => ({ army: c.pick<Json>([{ without: "VEHICLE" }, { detachment: "gladius-task-force" }]) }),
  weapon: (c) => ({ weapon: c.pick(["gun", "blade"]) }),
  weaponHas: (c) => ({ weaponHas: c.pick(["BLAST", "TORRENT"]) }),
  equipped: (c) => ({ equipped: c.pick(["gun", "axe"]) }),
  ability: (c) => ({ ability: "STEALTH", of: subject(c) }),
  isA: (c) => ({ isA: c.pick(["FRIEND", "ENEMY"]), of: subject(c) }),
  phase: (c) => ({ phase: c.pick(["SHOOTING", "FIGHT"]) }),
  onObjective: (c) => ({ onObjective: c.pick(["YOURS", "NOT_YOURS", "ENEMY", "NOBODY"]), of: subject(c) }),
  near: (c) => ({ near: c.pick(["EDGE", "CENTRE", "TERRAIN"]), inches: c.whole(1, 20), of: subject(c) }),
  engagedWith: (c) => ({ engagedWith: 1, of: subject(c) }),
  ledBy: (c) => ({ ledBy: "CHARACTER", of: subject(c) }),
  halfRange: () => ({ halfRange: true }),
  attackingModel: (c) => ({ attackingModel: c.pick(["M1", "INFANTRY"]) }),
  attackerCarries: () => ({ attackerCarries: "gun" }),
  attackerArmedWith: (c) => ({ attackerArmedWith: c.whole(1, 2), type: c.pick(["RANGED", "MELEE"]) }),
  startingStrength: (c) => ({ startingStrength: c.whole(1, 4), of: subject(c) }),
  transporting: (c) => ({ transporting: 1, of: subject(c) }),
  disembarkedFrom: () => ({ disembarkedFrom: "THIS", of: "ATTACKER" }),
  pool: (c) => ({ pool: "POOL", called: "token", atLeast: c.whole(1, 2) }),
  active: () => ({ active: "FURY", called: "Fury" }),
  size: (c) => ({ size: c.pick(["INCURSION", "STRIKE_FORCE", "ONSLAUGHT"]) }),
  controls: (c) => ({ controls: c.pick<unknown>([1, "HALF", "MORE"]) }),
  dice: (c) => ({ dice: "DICE", total: c.whole(2, 9), called: "Psychic test" }),
  enemiesDestroyed: (c) => ({ enemiesDestroyed: c.pick<unknown>([1, "MORE_THAN_ROUND"]) }),
  gone: () => ({ gone: "MARK", keyword: "CHARACTER", called: "the chosen CHARACTER" }),
  bearer: () => ({ bearer: "LIVES" }),
  nearTo: (c) => ({ nearTo: c.whole(1, 30), of: c.pick(["IT", "CHOSEN"]) }),
  charges: (c) => ({ charges: keyword(c) }),
  boards: (c) => ({ boards: c.whole(3, 9), of: "CHOSEN" }),
};

const changes: Drawn = {
  ...examplesOf("Changes to attacks"),
  hit: (c) => ({ hit: c.pick([1, -1]) }),
  wound: (c) => ({ wound: c.pick([1, -1]) }),
  reroll: (c) => ({ reroll: c.pick(["HIT", "WOUND", "DAMAGE"]) }),
  critical: (c) => ({ critical: c.pick(["HIT", "WOUND"]), from: c.whole(3, 5) }),
  criticalMortalWounds: (c) => ({ criticalMortalWounds: c.pick(["1", "D3"]) }),
  attacks: (c) => ({ attacks: c.pick([1, -1]) }),
  attacksAre: (c) => ({ attacksAre: c.whole(1, 4) }),
  strength: (c) => ({ strength: c.pick([1, -1]) }),
  ap: (c) => ({ ap: c.pick([1, -1]) }),
  damage: (c) => ({ damage: c.pick([1, -1]) }),
  weapon: (c) => ({ weapon: c.pick(["LETHAL HITS", "SUSTAINED HITS 1", "LANCE", "HEAVY"]) }),
  skill: (c) => ({ skill: c.pick([1, -1]) }),
  ignoreModifiers: (c) => ({ ignoreModifiers: c.pick([["HIT"], ["WOUND"], ["SKILL"]]) }),
  fails: (c) => ({ fails: c.pick(["HIT", "WOUND"]), upTo: c.whole(2, 4) }),
  damageIs: (c) => ({ damageIs: c.pick(["1", "D3"]) }),
  halveDamage: () => ({ halveDamage: true }),
  cover: (c) => ({ cover: c.happens(0.5) }),
  overwatch: () => ({ overwatch: 5 }),
  ignoreOwnFight: () => ({ ignoreOwnFight: true }),
  allCritical: (c) => ({ allCritical: c.pick(["HIT", "WOUND"]) }),
  skillIs: (c) => ({ skillIs: c.whole(2, 6) }),
  strengthIs: (c) => ({ strengthIs: c.whole(1, 12) }),
  apIs: (c) => ({ apIs: c.pick([0, -1]) }),
  forEach: (c) => ({
    forEach: { near: c.whole(5, 40), side: side(c), count: c.pick(["UNITS", "MODELS"]) },
    most: 2,
    do: [{ strength: 1 }],
  }),
};

const drawn = (chance: Chance, of: Drawn): Json => chance.pick(Object.values(of))(chance);

const effects: Drawn = {
  ...examplesOf("Effects"),
  attacks: (c) => ({
    attacks: c.pick(["MADE", "SUFFERED"]),
    ...(c.happens(0.5) && { if: drawn(c, conditions) }),
    do: [drawn(c, changes)],
  }),
  characteristic: (c) => ({
    characteristic: c.pick(["MOVE", "TOUGHNESS", "SAVE", "LEADERSHIP", "OBJECTIVE_CONTROL"]),
    add: c.pick([1, -1]),
  }),
  feelNoPain: (c) => ({ feelNoPain: c.whole(4, 6) }),
  may: (c) => ({ may: [c.pick(["SHOOT_AFTER_ADVANCE", "CHARGE_AFTER_FALL_BACK", "MOVE_OVER_MODELS"])] }),
  roll: (c) => ({ roll: c.pick(["CHARGE_ROLL", "ADVANCE_ROLL", "BATTLE_SHOCK", "LEADERSHIP"]), add: 1 }),
  rerollOf: (c) => ({ rerollOf: c.pick(["CHARGE_ROLL", "ADVANCE_ROLL", "LEADERSHIP"]) }),
  onDeath: (c) => ({ onDeath: c.pick(["FIGHT", "SHOOT"]), from: 4 }),
  oneTarget: () => ({ oneTarget: true }),
  precision: (c) => ({ precision: c.pick(["RANGED", "MELEE"]) }),
  profile: () => ({ profile: "big" }),
  cheaper: () => ({ cheaper: 1 }),
  ability: (c) => ({ ability: c.pick(["STEALTH", "LONE OPERATIVE", "FIGHTS FIRST", "DEEP STRIKE"]) }),
  cannot: (c) => ({ cannot: [c.pick(["FALL_BACK", "ADVANCE", "DECLARE_CHARGES", "FIRE_OVERWATCH"])] }),
  targetedWithin: (c) => ({ targetedWithin: c.whole(6, 30) }),
  advance: () => ({ advance: 6 }),
  stratagemCost: (c) => ({ stratagemCost: c.pick<unknown>([1, -1, "FREE"]) }),
  rerollOne: () => ({ rerollOne: ["HIT", "WOUND"], either: true }),
  invulnerable: (c) => ({ invulnerable: c.whole(4, 6), against: c.pick(["RANGED", "MELEE"]) }),
  weaponRange: (c) => ({ weaponRange: c.pick([6, -6]) }),
  auraRange: () => ({ auraRange: 3 }),
  testDice: () => ({ testDice: 3 }),
  mustTest: () => ({ mustTest: "COMMAND" }),
  cannotTarget: (c) => ({ cannotTarget: { keyword: keyword(c), of: "CHOSEN" } }),
  strides: (c) => ({ strides: 4, ...(c.happens(0.5) && { higher: "TEST" }) }),
  escape: () => ({ escape: "ALL_TESTED", shocked: -1 }),
  noArrivalsWithin: () => ({ noArrivalsWithin: 12 }),
  deepStrike: (c) => ({ deepStrike: 6, ...(c.happens(0.5) && { noCharge: true }) }),
  arrivesFrom: () => ({ arrivesFrom: 1 }),
  arrivesAsInRound: () => ({ arrivesAsInRound: "NEXT" }),
  mustArrive: () => ({ mustArrive: "NOW" }),
  noEndsOf: (c) => ({ noEndsOf: [c.pick(["NORMAL", "ADVANCE"])], within: 9 }),
  redeploys: () => ({ redeploys: 3, keyword: "INFANTRY" }),
  disembarkWithin: () => ({ disembarkWithin: 6, keyword: "INFANTRY" }),
  firmRoll: (c) => ({ firmRoll: c.pick(["CHARGE_ROLL", "ADVANCE_ROLL"]) }),
  fightMove: () => ({ fightMove: ["PILE_IN", "CONSOLIDATE"], inches: 6 }),
};

const acts: Drawn = {
  ...examplesOf("Acts"),
  mortalWounds: (c) => ({ mortalWounds: amount(c), to: subject(c) }),
  each: (c) => ({
    each: c.pick<unknown>([2, "MODEL", "TARGET_MODEL", "MODEL_ENGAGED"]),
    from: 4,
    to: subject(c),
  }),
  heal: (c) => ({
    heal: c.pick<unknown>(["ALL", 1, "D3"]),
    ...(c.happens(0.5) && { each: true }),
    to: subject(c),
  }),
  battleShock: (c) => ({ battleShock: c.pick(["TEST", "END"]), to: subject(c) }),
  cp: () => ({ cp: 1 }),
  move: (c) => ({ move: c.pick(["NORMAL", "FALL_BACK", "SURGE"]), inches: amount(c) }),
  give: (c) => ({ give: [drawn(c, effects)], as: "MARK", until: end(c), to: subject(c) }),
  pool: (c) => ({ pool: "POOL", gain: amount(c), most: 6, called: "token" }),
  return: (c) => ({ return: amount(c), wounds: 1, to: subject(c) }),
  reanimate: (c) => ({ reanimate: amount(c), to: subject(c) }),
  reserve: () => ({ reserve: "STRATEGIC" }),
  destroy: (c) => ({ destroy: 1, to: subject(c) }),
  fight: () => ({ fight: "NOW" }),
  charge: (c) => ({ charge: "NOW", at: c.pick(["IT", "CHOSEN"]) }),
  activate: () => ({ activate: "FURY", called: "Fury", until: "TURN" }),
  deactivate: () => ({ deactivate: "FURY", called: "Fury" }),
  award: () => ({ award: 2 }),
  ask: () => ({ ask: "QUESTION", called: "roll one more die" }),
  place: () => ({ place: "HIT", of: "DICE" }),
  shoot: (c) => ({ shoot: c.pick(["NOW", "AGAIN"]), at: "IT" }),
  usesUp: () => ({ usesUp: "SHARED", called: "the shared rule", until: "PHASE" }),
  end: (c) => ({ end: ["MARK"], called: "its mark", to: subject(c) }),
  put: (c) => ({ put: "MARK", called: "the mark", until: end(c), to: subject(c) }),
  changeDie: (c) => ({ changeDie: c.pick<unknown>(["AGAIN", 6]) }),
  token: () => ({ token: "SET_UP", called: "a token" }),
  arrive: () => ({ arrive: "TOKEN", within: 6, called: "its token" }),
  disembark: () => ({ disembark: "ALL", within: 6 }),
  embark: () => ({ embark: "CHOSEN" }),
  setUp: () => ({ setUp: "AGAIN", away: 9, as: "NORMAL" }),
  noDamage: () => ({ noDamage: true }),
  remain: (c) => ({ remain: "STATIONARY", to: subject(c) }),
  wreckMove: () => ({ wreckMove: "OVER_ENEMIES" }),
  eachObjective: (c) => ({ eachObjective: "YOURS", near: { keyword: keyword(c) }, from: 4, cp: 1 }),
  table: (c) => ({
    table: [
      { from: 1, to: 3, do: [drawn(c, PLAIN_ACTS)] },
      { from: 4, to: 6, do: [drawn(c, PLAIN_ACTS)] },
    ],
  }),
  given: (c) => ({
    given: drawn(c, conditions),
    do: [drawn(c, PLAIN_ACTS)],
    otherwise: [drawn(c, PLAIN_ACTS)],
  }),
  test: (c) => ({
    test: c.pick(["LEADERSHIP", "BATTLE_SHOCK"]),
    to: subject(c),
    passed: [drawn(c, PLAIN_ACTS)],
    failed: [drawn(c, PLAIN_ACTS)],
  }),
};

const { table: _table, given: _given, test: _test, ...PLAIN_ACTS } = acts;

export const EXAMPLES = { conditions, changes, effects, acts } as const;

const TRIGGERS: readonly ((chance: Chance) => Json)[] = [
  (c) => ({ start: c.pick(["COMMAND", "MOVEMENT", "SHOOTING", "CHARGE", "FIGHT", "TURN"]), whose: "ANY" }),
  (c) => ({
    end: c.pick(["COMMAND", "MOVEMENT", "SHOOTING", "CHARGE", "FIGHT", "TURN", "ROUND"]),
    whose: "ANY",
  }),
  (c) => ({ during: c.pick(["COMMAND", "SHOOTING", "FIGHT"]) }),
  (c) => ({
    selected: c.pick(["SHOOT", "FIGHT", "MOVE", "CHARGE"]),
    who: c.pick(["THIS", "FRIENDLY", "ENEMY"]),
  }),
  (c) => ({ targeted: c.pick(["SHOOT", "FIGHT", "ANY", "CHARGE"]) }),
  (c) => ({
    after: c.pick(["SHOOT", "FIGHT", "ATTACKS", "MOVE", "CHARGE", "SET_UP", "DESTROYED", "TEST"]),
    who: c.pick(["THIS", "FRIENDLY", "ENEMY"]),
    ...(c.happens(0.3) && { within: c.whole(3, 20) }),
  }),
];

/** A row of one to three clauses of any kinds: in force always, by itself at a moment, or used. */
export function anyRow(chance: Chance, id: string): Json {
  const does = Array.from({ length: chance.whole(1, 3) }, (_, at) => anyClause(chance, `${id}_${at + 1}`));
  return { id, name: `Rule ${id}`, ability: id, source: "DATASHEET", does };
}

function anyClause(chance: Chance, as: string): Json {
  const asked = chance.happens(0.3) ? { if: drawn(chance, conditions) } : {};
  if (chance.happens(0.3)) return { on: "UNIT", ...asked, do: [drawn(chance, effects)] };
  const choose = chance.happens(0.5) ? { choose: { unit: chance.pick(["FRIENDLY", "ENEMY"]) } } : {};
  const use = chance.happens(0.5) ? { use: { once: chance.pick(["PHASE", "TURN"]) } } : {};
  return {
    as,
    on: "UNIT",
    when: chance.pick(TRIGGERS)(chance),
    ...use,
    ...choose,
    ...asked,
    do: [drawn(chance, acts), ...(chance.happens(0.5) ? [drawn(chance, effects)] : [])],
    until: end(chance),
  };
}
