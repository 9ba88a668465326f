import fc from "fast-check";
import { expect, test } from "vitest";
import { campaign } from "../../../../scripts/test/campaign.ts";
import { apply, type Game, legal, targetsOf, unitOf } from "../../src/index.ts";
import { computeEligibility, eligibilityOf } from "../../src/space/eligibility/eligibility.ts";
import { chance, randomGame } from "../support/arena.ts";
import { readAction } from "../support/build.ts";
import { legalAssignments } from "../support/player.ts";

const anySeed = fc.nat(1_000_000);

const RUNS = campaign(25, 60);

function accepted(game: Game, unitId: string, assignment: object): boolean {
  const raw = { type: "SHOOT", actor_unit_id: unitId, payload: { assignments: [assignment] } };
  return apply(game, readAction(raw)).result.success;
}

function* entries(game: Game) {
  for (const unit of Object.values(game.units)) {
    const { weapons } = targetsOf(game, unit);
    for (const [weapon_id, row] of Object.entries(weapons)) {
      for (const [target_unit_id, entry] of Object.entries(row))
        yield { unit, weapon_id, target_unit_id, entry };
    }
  }
}

test("SH-7 the list of targets says eligible exactly where SHOOT is accepted", () => {
  const seen = { yes: 0, no: 0 };
  fc.assert(
    fc.property(anySeed, (seed) => {
      const game = randomGame(seed);
      for (const { unit, weapon_id, target_unit_id, entry } of entries(game)) {
        const success = accepted(game, unit.id, { weapon_id, target_unit_id });
        expect(success, `${unit.id} ${weapon_id} ${target_unit_id}`).toBe(entry.eligible);
        seen[success ? "yes" : "no"]++;
      }
    }),
    { numRuns: RUNS },
  );
  expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(RUNS);
});

test("SH-16 it counts exactly the models that SHOOT accepts by name", () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const game = randomGame(seed);
      for (const { unit, weapon_id, target_unit_id, entry } of entries(game)) {
        const able = Object.keys(unit.models).filter((id) =>
          accepted(game, unit.id, { weapon_id, target_unit_id, model_ids: [id] }),
        );
        expect(able.length).toBe(entry.models_in_range);
        expect(entry.half_range_models).toBeLessThanOrEqual(able.length);
        expect(entry.eligible).toBe(able.length > 0);
        if (able.length > 0)
          expect(accepted(game, unit.id, { weapon_id, target_unit_id, model_ids: able })).toBe(true);
      }
    }),
    { numRuns: 20 },
  );
});

test("SH-6 a unit can be selected exactly if some weapon of it has a target", () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const game = randomGame(seed);
      const { units } = legal(game);
      for (const unit of Object.values(game.units)) {
        const { weapons } = targetsOf(game, unit);
        const able = Object.values(weapons).some((row) =>
          Object.values(row).some(({ eligible }) => eligible),
        );
        const { success } = apply(
          game,
          readAction({ type: "SELECT_SHOOTER", actor_unit_id: unit.id }),
        ).result;
        expect(success).toBe(able);
        expect(units[unit.id]!.SELECT_SHOOTER!.length === 0).toBe(able);
        if (unit.owner !== game.turn.active_player) expect(able).toBe(false);
      }
    }),
    { numRuns: RUNS },
  );
});

test("SH-7 more range never loses a target", () => {
  fc.assert(
    fc.property(anySeed, fc.constantFrom(0.5, 1, 6, 24), (seed, more) => {
      const game = randomGame(seed);
      const longer: Game = {
        ...game,
        weapons: Object.fromEntries(
          Object.entries(game.weapons).map(([id, weapon]) => [
            id,
            weapon.type === "RANGED" ? { ...weapon, range: weapon.range + more } : weapon,
          ]),
        ),
      };
      for (const { unit, weapon_id, target_unit_id, entry } of entries(game)) {
        const reached = targetsOf(longer, unitOf(longer, unit.id)!).weapons[weapon_id]![target_unit_id]!;
        expect(reached.models_in_range).toBeGreaterThanOrEqual(entry.models_in_range);
        expect(reached.half_range_models).toBeGreaterThanOrEqual(entry.half_range_models);
        expect(reached.distance).toBe(entry.distance);
      }
    }),
    { numRuns: RUNS },
  );
});

test("SH-7 answers cached for a position are those found without the cache", () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      let game = randomGame(seed);
      for (const actor of Object.values(game.units)) {
        // Ask once before and twice after the unit has shot: what changed must be judged again.
        for (const round of [0, 1, 2]) {
          for (const unit of Object.values(game.units)) {
            for (const target of Object.values(game.units)) {
              for (const weapon of Object.values(game.weapons)) {
                expect(eligibilityOf(game, unit, weapon, target)).toEqual(
                  computeEligibility(game, unit, weapon, target),
                );
              }
            }
          }
          const assignments = round === 0 ? legalAssignments(game, actor.id, chance(seed)) : [];
          if (assignments.length === 0) continue;
          const raw = { type: "SHOOT", actor_unit_id: actor.id, payload: { assignments } };
          game = apply(game, readAction(raw)).game;
        }
        const skipped = { ...game.shooting, skipped_unit_ids: [actor.id] };
        const other = { ...game, shooting: skipped, turn: { ...game.turn } };
        for (const weapon of Object.values(game.weapons)) {
          const unit = other.units[actor.id]!;
          expect(eligibilityOf(other, unit, weapon, unit)).toEqual(
            computeEligibility(other, unit, weapon, unit),
          );
        }
      }
    }),
    { numRuns: 10 },
  );
});
