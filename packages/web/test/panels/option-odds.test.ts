import { apply, choices, type Game, parseGame } from "@gunline/rules";
import { expect, it } from "vitest";
import { costOf, offersNow } from "../../src/panels/reaction/offers.ts";
import { optionOddsOf } from "../../src/panels/reaction/option-odds.ts";
import { field } from "./field.ts";

/** The Squad has one rifle and shoots at one Boy, whose owner has a command point. */
function asked(): Game {
  const game = field(
    { id: "SQUAD", owner: "p1", models: [{ at: [5, 10], weapons: ["rifle"] }] },
    { id: "BOYZ", owner: "p2", models: [{ at: [15, 10] }, { at: [15, 12] }] },
  );
  const boyz = { ...game.units["BOYZ"]!, keywords: ["INFANTRY"] };
  const { p1, p2 } = game.players;
  const turn: Game["turn"] = { ...game.turn, phase: "SHOOTING" };
  const document = {
    ...game,
    units: { ...game.units, BOYZ: boyz },
    players: { p1, p2: { ...p2, cp: 1 } },
    turn,
  };
  const parsed = parseGame(document);
  if (!parsed.ok) throw new Error(parsed.refusals[0]?.message);
  const shoot = [...choices(parsed.value)].find(({ type }) => type === "SHOOT")!;
  return apply(parsed.value, shoot).game;
}

it("says what Go to Ground would change in the attacks that wait, before anything is spent", () => {
  const game = asked();
  const [offer] = offersNow(game);
  expect(offer).toMatchObject({ id: "GO_TO_GROUND", key: "G" });
  expect(costOf(game, offer!, offer!.uses[0]!)).toBe(1);
  const odds = optionOddsOf(game, offer!.uses[0]!);
  if (odds?.kind !== "changes") throw new Error("nothing changes");
  const [without, after] = [odds.without.slain, odds.with.slain];
  if (!("mean" in without) || !("mean" in after)) throw new Error("too many dice");
  expect(odds.unitId).toBe("BOYZ");
  expect(after.mean).toBeLessThan(without.mean);
  expect(game.players.p2.cp).toBe(1);
});
