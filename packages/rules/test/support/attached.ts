import { type Game, parseGame } from "../../src/index.ts";
import { type Chance, chance } from "./arena.ts";
import { type ModelOptions, play } from "./build.ts";
import { beforeBattle, type WaitingUnit } from "./deployment.ts";

/** Battles at close quarters between Attached units with the abilities of armies: the same number gives the same one. */

/** Where battles begin: most of them just before the blows, so that units come apart soon. */
const PHASES = ["COMMAND", "SHOOTING", "CHARGE", "CHARGE", "CHARGE"] as const;
const SIDES = [
  { detachment: "gladius-task-force", keywords: ["ADEPTUS ASTARTES"], army: "OATH OF MOMENT" },
  { detachment: "war-horde", keywords: ["ORKS", "MOB"], army: "WAAAGH!" },
] as const;
type Side = (typeof SIDES)[number];

const OF_BODYGUARDS = [
  "TARGET ELIMINATION",
  "AMMO RUNT",
  "PULSA ROKKIT",
  "SHOOTY POWER TRIP",
  "BOMB SQUIG",
  "HAMMER OF WRATH",
  "ARMORIUM CHERUB",
  "SHOCK ASSAULT",
  "FOR THE CHAPTER!",
  "KRUMPIN' TIME",
  "DA BOSS' LADZ",
  "SIGNUM",
  "STICKY OBJECTIVE",
];
const OF_LEADERS = [
  "RITES OF BATTLE",
  "MIGHT IS RIGHT",
  "DOK'S TOOLS",
  "GROT ORDERLY",
  "TACTICAL PRECISION",
  "ADEPT OF THE CODEX",
  "FIRE DISCIPLINE",
  "DEADLY DEMISE 1",
];

const WEAPONS = {
  rifle: { attacks: "2", range: 18, keywords: ["RAPID FIRE 1"] },
  plasma: { range: 18, strength: 8, ap: -3, damage: "2", keywords: ["HAZARDOUS", "ASSAULT"] },
  sniper: { range: 30, skill: 2, strength: 6, ap: -3, damage: "3", keywords: ["PRECISION"] },
  rocket: { range: 24, strength: 9, ap: -2, damage: "D3", keywords: ["ONE SHOT"] },
  blade: { type: "MELEE", attacks: "4", skill: 2, strength: 6, ap: -3 },
  fist: { type: "MELEE", attacks: "4", skill: 2, strength: 8, ap: -3, damage: "2" },
};

const some = <T>(random: Chance, list: readonly T[], probability: number): readonly T[] =>
  list.filter(() => random.happens(probability));

function bodyguard(random: Chance, owner: "p1" | "p2", { keywords, army }: Side): WaitingUnit {
  const models: Record<string, ModelOptions> = {};
  for (let i = 1 + random.below(2); i > 0; i--) {
    models[`m${i}`] = { weapons: ["blade", random.pick(["rifle", "plasma", "sniper", "rocket"])] };
  }
  return {
    owner,
    keywords: ["INFANTRY", "GRENADES", ...keywords],
    abilities: [army, ...some(random, OF_BODYGUARDS, 0.35)],
    stats: { save: random.pick([4, 6]) },
    models,
  };
}

function leader(random: Chance, owner: "p1" | "p2", { keywords, army }: Side): WaitingUnit {
  const wounds = 1 + random.below(3);
  return {
    owner,
    keywords: ["INFANTRY", "CHARACTER", "WARBOSS", ...keywords],
    abilities: ["LEADER", "SECOND LEADER", "FINEST HOUR", army, ...some(random, OF_LEADERS, 0.5)],
    stats: { wounds, save: random.pick([4, 6]) },
    models: { m1: { weapons: ["fist", random.pick(["rifle", "plasma", "sniper"])] } },
  };
}

/** Each army has three units, of which two are led by one or two leaders; the armies stand 0 to 8 inches apart. */
export function attachedBattle(seed: number, settings: Record<string, unknown>): Game {
  const random = chance(seed);
  const [first, second] = random.happens(0.5) ? SIDES : SIDES.toReversed();
  const sides = { p1: first!, p2: second! };
  const units: Record<string, WaitingUnit> = {};
  const joins: [string, string][] = [];
  for (const owner of ["p1", "p2"] as const) {
    for (let i = 1; i <= 3; i++) {
      const id = `${owner === "p1" ? "A" : "B"}${i}`;
      units[id] = bodyguard(random, owner, sides[owner]);
      const leaders = i === 3 ? 0 : random.happens(0.3) ? 2 : 1;
      for (let k = 1; k <= leaders; k++) {
        units[`${id}L${k}`] = leader(random, owner, sides[owner]);
        joins.push([`${id}L${k}`, id]);
      }
    }
  }
  let game = beforeBattle({ units, weapons: WEAPONS, settings, seed: `attached ${seed}` });
  for (const [actor_unit_id, unit_id] of joins) {
    game = play(game, { type: "ATTACH", actor_unit_id, payload: { unit_id } }).game;
  }
  return begun(game, random, sides);
}

/** The same in the middle of the second round, with everybody on the table. */
function begun(game: Game, random: Chance, sides: Readonly<Record<"p1" | "p2", Side>>): Game {
  const raw = JSON.parse(JSON.stringify(game));
  const gap = random.pick([0, 0, 0.5, 6]);
  for (const unit of Object.values<Game["units"][string]>(raw.units)) {
    const x = unit.owner === "p1" ? 28 : 29.2 + gap;
    const y = 4 + 12 * (Number(unit.id[1]) - 1);
    for (const [index, model] of Object.values<object>(unit.models).entries()) {
      Object.assign(model, { position: { x, y: y + 1.3 * index, z: 0 } });
    }
  }
  for (const player of ["p1", "p2"] as const) {
    Object.assign(raw.players[player], { cp: 6, detachment: sides[player].detachment, formed: true });
  }
  raw.turn = {
    ...raw.turn,
    round: 2,
    phase: random.pick(PHASES),
    active_player: random.pick(["p1", "p2"]),
  };
  raw.mission = { id: random.pick(["only-war", "take-and-hold"]), attacker: "p1" };
  raw.objectives = {
    O1: { id: "O1", position: { x: 30, y: 10 } },
    O2: { id: "O2", position: { x: 30, y: 30 } },
  };
  const read = parseGame(raw);
  if (!read.ok) throw new Error(read.refusals.map(({ message }) => message).join("\n"));
  return read.value;
}
