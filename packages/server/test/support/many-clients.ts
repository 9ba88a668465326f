import { buildGame, type ModelOptions } from "../../../rules/test/support/build.ts";

/** As many models as one unit may have, and a move of all of them to one spot. */
export function manyClients(turn: object = {}) {
  const models = Object.fromEntries(
    Array.from({ length: 400 }, (_, n): [string, ModelOptions] => [
      `m${n}`,
      { at: [2 + 1.05 * (n % 40), 2 + 1.05 * Math.floor(n / 40)] },
    ]),
  );
  const game = buildGame({
    units: { A: { models }, B: { owner: "p2", models: { b: { at: [50, 40] } } } },
    turn: { phase: "MOVEMENT", ...turn },
  });
  const per_model_paths = Object.fromEntries(
    Object.values(game.units["A"]!.models).map(({ id, position }) => [
      id,
      [
        [position!.x, position!.y],
        [20, 8],
      ],
    ]),
  );
  const action = { type: "MOVE", actor_unit_id: "A", payload: { kind: "NORMAL", per_model_paths } };
  return { game, action };
}
