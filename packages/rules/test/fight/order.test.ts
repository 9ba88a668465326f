import fc from "fast-check";
import { expect, test } from "vitest";
import { type Action, apply, choices, type Game, opponentOf, type PlayerId } from "../../src/index.ts";
import { fightOrder, pickOf } from "../../src/space/fight/picks.ts";
import { type Chance, chance } from "../support/arena.ts";
import { enemy, melee, type Place, unit } from "./table.ts";

/** A heap of small units of both sides in each other's way, some of which have charged or fight first. */
function brawl(random: Chance): Game {
  const units = Array.from({ length: 4 + random.below(5) }, (_, n) => {
    const [x, y] = [20 + random.below(4) * 2.6, 15 + random.below(4) * 2.6];
    const places: Place[] = Array.from({ length: 1 + random.below(2) }, (_, i) => [x + i * 1.1, y]);
    const make = random.happens(0.5) ? unit : enemy;
    const charged = random.happens(0.3);
    const flags = charged ? { charged_this_turn: true, fights_first: true } : {};
    const abilities = random.happens(0.15) ? ["FIGHTS FIRST"] : [];
    return [`U${n}`, make(places, { flags, abilities, stats: { save: 5 } })] as const;
  });
  return melee(Object.fromEntries(units), {
    turn: { active_player: random.happens(0.5) ? "p1" : "p2" },
    weapons: { blade: { type: "MELEE", attacks: "3", keywords: random.happens(0.3) ? ["HAZARDOUS"] : [] } },
    seed: `brawl ${random.below(1_000_000)}`,
  });
}

/** Any of the choices but to end the phase. */
function any(game: Game, random: Chance): Action | undefined {
  const all = [...choices(game)].filter(({ type }) => type !== "END_PHASE");
  return all.length === 0 ? undefined : random.pick(all);
}

test("FI-3 FI-4 FI-6 FI-7 over random melees: in turn within a step, nobody twice, nobody left out, and it ends", () => {
  let fights = 0;
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const random = chance(seed);
      let game = brawl(random);
      const passive = opponentOf(game.turn.active_player);
      const picked: string[] = [];
      let last: { readonly step: string; readonly player: PlayerId } | undefined;
      for (let steps = 0; ; steps++) {
        expect(steps).toBeLessThan(100);
        const action = any(game, random);
        if (action === undefined) break;
        if (action.type === "SELECT_FIGHTER") {
          const { step, player, units } = pickOf(game)!;
          const order = fightOrder(game).find((one) => one.step === step)!;
          const owner = game.units[action.actor_unit_id]!.owner;
          expect(owner).toBe(player);
          expect(units.map(({ id }) => id)).toContain(action.actor_unit_id);
          expect(picked).not.toContain(action.actor_unit_id);
          // Whose pick it is: the passive player begins each step, then in turn, alone only where the other has none.
          const due = last?.step === step ? opponentOf(last.player) : passive;
          if (order.units[due].length > 0) expect(player).toBe(due);
          else expect(player).toBe(opponentOf(due));
          // The first step is never come back to.
          if (last?.step === "REMAINING") expect(step).toBe("REMAINING");
          last = { step, player };
          picked.push(action.actor_unit_id);
          fights++;
        }
        const { game: next, result } = apply(game, action);
        expect(result.errors).toEqual([]);
        game = next;
      }
      // Nobody who could fight is left, and the phase can end.
      expect(fightOrder(game).flatMap(({ units }) => [...units.p1, ...units.p2])).toEqual([]);
      expect(apply(game, { type: "END_PHASE" }).result.success).toBe(true);
    }),
    { numRuns: 25 },
  );
  expect(fights).toBeGreaterThan(40);
});
