import { type Action, choices, type Game, parseGame } from "@gunline/rules";
import { chance } from "../../../rules/test/support/arena.ts";
import { buildGame, readAction, row } from "../../../rules/test/support/build.ts";

export { readAction } from "../../../rules/test/support/build.ts";

/** Dice are the server's own: that the second side is alive after a phase must not depend on them. */
const TOUGH = { wounds: 2, invulnerable_save: 4 };

/**
 * Two squads a side in the open, near enough to shoot and to charge. Weapons roll stage by stage and defenders choose,
 * so that a game can be stopped in the middle of everything.
 */
export function skirmish(settings: Record<string, unknown> = {}): Game {
  const game = buildGame({
    weapons: {
      gun: { attacks: "2", strength: 5, ap: -1, range: 24 },
      // Hardly ever without a wound to allocate.
      torch: { attacks: "4", strength: 12, ap: -6, skill: null, range: 12, keywords: ["TORRENT"] },
      cannon: { attacks: "D6", strength: 8, ap: -3, damage: "D3", range: 36, keywords: ["BLAST"] },
    },
    units: {
      A1: { models: row(5, [14, 4], { weapons: ["gun", "torch"] }) },
      A2: { models: row(3, [14, 18], { weapons: ["gun", "cannon"] }) },
      B1: { owner: "p2", stats: TOUGH, models: row(5, [22, 5], { weapons: ["gun"], wounds: 2 }) },
      B2: { owner: "p2", stats: TOUGH, models: row(6, [22, 17], { weapons: ["gun"], wounds: 2 }) },
      // Beyond the range of everything, so that hardly a game ends before its test does, whatever is rolled.
      A3: { models: row(1, [2, 40], { weapons: ["gun"] }) },
      B3: { owner: "p2", models: row(1, [55, 40], { weapons: ["gun"] }) },
    },
    settings: { fast_dice: false, allocation: "DEFENDER", ...settings },
  });
  const read = parseGame(JSON.parse(JSON.stringify(game)));
  if (!read.ok) throw new Error(JSON.stringify(read.refusals));
  return read.value;
}

/** The actions that bring a volley to where the defender must choose who takes a wound. */
export const TO_THE_CHOICE: readonly Action[] = [
  readAction({ type: "SELECT_SHOOTER", actor_unit_id: "A1" }),
  readAction({
    type: "ASSIGN_TARGET",
    actor_unit_id: "A1",
    payload: { weapon_id: "torch", target_unit_id: "B1" },
  }),
  readAction({ type: "CONFIRM_TARGETS", actor_unit_id: "A1" }),
  readAction({ type: "RESOLVE_NEXT", actor_unit_id: "A1" }),
  readAction({ type: "RESOLVE_NEXT", actor_unit_id: "A1" }),
  readAction({ type: "RESOLVE_NEXT", actor_unit_id: "A1" }),
];

/** So many of what can be chosen are looked at; first comes one of each type. */
const LOOKED_AT = 16;

/** What a player at random would do, now and then something foolish; the same number gives the same player. */
export function player(seed: number): (game: Game) => Action {
  const random = chance(seed);
  return (game) => {
    if (random.happens(0.1)) return readAction({ type: "UNDO" });
    if (random.happens(0.05)) {
      const type = random.pick(["SELECT_SHOOTER", "CONFIRM_TARGETS", "SKIP_CHARGE", "CHARGE_ROLL"]);
      return readAction({ type, actor_unit_id: random.pick(Object.keys(game.units)) });
    }
    const offered = choices(game).take(LOOKED_AT).toArray();
    const goOn = offered.filter(({ type }) => type !== "END_PHASE" || random.happens(0.2));
    return goOn.length > 0 ? random.pick(goOn) : readAction({ type: "END_PHASE" });
  };
}
