import { gameRecord } from "@gunline/link";
import {
  type Action,
  charges,
  type Game,
  hashOf,
  inProgress,
  parseGame,
  parseRecord,
  replay,
} from "@gunline/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readAction, skirmish, TO_THE_CHOICE } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { agree, leaveAll, seatedGame, sitAll, until } from "./support/table.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
}, 120_000);
afterEach(leaveAll);
afterAll(() => ServerProcess.stopAll(), 120_000);

const A1 = { actor_unit_id: "A1" };

/** Two units of the skirmish in each other's way, each with a blade, in the Fight phase. */
function inContact(): Game {
  const start = skirmish({ fast_dice: true, allocation: "AUTOMATIC" });
  const blade = {
    id: "blade",
    name: "Blade",
    type: "MELEE",
    attacks: "1",
    skill: 3,
    strength: 4,
    ap: 0,
    damage: "1",
    keywords: [],
    special_rules: "",
    profile_of: null,
  };
  const armed = (id: string, x: number) => {
    const unit = start.units[id]!;
    const models = Object.values(unit.models).map((model, i) => [
      model.id,
      { ...model, weapons: ["blade"], wounds: 9, position: { x, y: 10 + i * 2.2, z: 0 } },
    ]);
    return { ...unit, stats: { ...unit.stats, wounds: 9 }, models: Object.fromEntries(models) };
  };
  const read = parseGame({
    ...start,
    weapons: { blade },
    units: { A1: armed("A1", 20), B1: armed("B1", 22) },
    terrain: {},
    turn: { ...start.turn, phase: "FIGHT" },
  });
  return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
}

describe("after kill -9", () => {
  test("a game goes on in the middle of a volley and of a charge, with the clients that were there", async () => {
    const game = await seatedGame(server.base);
    const { p1, p2, watch } = await sitAll(server.base, game);
    const all = [p1, p2, watch];
    const act = async (seat: typeof p1, action: Action) => {
      const answered = await seat.act(action);
      if (!answered.ok) expect.fail(JSON.stringify(answered.errors));
      await agree(all, answered.step!.seq, answered.step!.hash);
    };
    const powerCut = async () => {
      const { seq, document } = p1.state;
      await server.kill();
      for (const client of all) await until(client, ({ link }) => link === "away");
      // What is wished meanwhile is sent when the server is back.
      const said = p2.send({ type: "chat", text: `after ${seq}` });
      await server.start();
      for (const client of all) await until(client, (state) => state.link === "here" && state.presence.p1);
      for (const client of all) {
        expect([client.state.seq, hashOf(client.state.document)]).toEqual([seq, hashOf(document)]);
      }
      expect(await said).toMatchObject({ ok: true });
    };
    for (const action of TO_THE_CHOICE) {
      await act(p1, action);
      await powerCut();
    }
    expect(p2.state.view!.waiting).toEqual([
      { player: "p2", for: { what: "allocation", unit_id: "B1" }, window: null },
    ]);
    const { model_ids } = inProgress.topTask(p2.state.document!, "allocation")!;
    const payload = { model_id: model_ids[1]! };
    await act(p2, readAction({ type: "ALLOCATE_WOUND", actor_unit_id: "B1", payload }));
    await powerCut();
    // The rest of the volley, whoever is asked.
    for (let turn = 0; turn < 100 && p1.state.document!.tasks.length > 0; turn++) {
      const choice = inProgress.topTask(p1.state.document!, "allocation");
      if (choice === undefined) await act(p1, readAction({ type: "RESOLVE_NEXT", ...A1 }));
      else {
        const model_id = choice.model_ids[0]!;
        await act(p2, readAction({ type: "ALLOCATE_WOUND", actor_unit_id: "B1", payload: { model_id } }));
      }
    }
    await act(p1, readAction({ type: "END_PHASE" }));
    const targets = ["B2"];
    await act(
      p1,
      readAction({ type: "DECLARE_CHARGE", actor_unit_id: "A2", payload: { target_unit_ids: targets } }),
    );
    await powerCut();
    await act(p1, readAction({ type: "CHARGE_ROLL", actor_unit_id: "A2" }));
    await powerCut();
    const { document } = p1.state;
    const { distance } = document!.charges.pending["A2"]!;
    const odds = charges.chargeOdds(document!, document!.units["A2"]!, targets, distance!);
    const { per_model_paths, facings } = odds.ok ? odds.value.rolls[distance!]! : expect.fail();
    const move = { type: "APPLY_CHARGE_MOVE", actor_unit_id: "A2", payload: { per_model_paths, facings } };
    await act(p1, readAction(move));
    await powerCut();
    expect(p1.state.document!.charges.pending).toEqual({});
    const record = parseRecord(await gameRecord(server.base, game.id, game.watch));
    expect(record.ok && replay(record.value)).toMatchObject({ ok: true, game: p1.state.document });
  });

  test("a fight goes on between its pile-in and its dice, and both sides have picked", async () => {
    const game = await seatedGame(server.base, inContact());
    const { p1, p2 } = await sitAll(server.base, game);
    const act = async (seat: typeof p1, action: object) => {
      const answered = await seat.act(readAction(action));
      if (!answered.ok) expect.fail(JSON.stringify(answered.errors));
      await agree([p1, p2], answered.step!.seq, answered.step!.hash);
    };
    const fight = async (seat: typeof p1, unit: string, target: string, cut: boolean) => {
      const actor = { actor_unit_id: unit };
      await act(seat, { type: "SELECT_FIGHTER", ...actor });
      await act(seat, { type: "PILE_IN", ...actor, payload: {} });
      if (cut) {
        await server.kill();
        await server.start();
        await until(seat, ({ link, presence }) => link === "here" && presence.p1 && presence.p2);
        expect(inProgress.topTask(seat.state.document!, "fight")).toMatchObject({
          unit_id: unit,
          stage: "TARGETS",
        });
      }
      const [weapon_id] = seat.state.document!.units[unit]!.models["m1"]!.weapons;
      const assignments = [{ weapon_id, target_unit_id: target }];
      await act(seat, { type: "FIGHT", ...actor, payload: { assignments } });
      await act(seat, { type: "CONSOLIDATE", ...actor, payload: {} });
    };
    // It is the first player's turn: the other one picks first.
    expect(p1.state.view!.waiting).toMatchObject([{ player: "p2", for: { what: "fighter" } }]);
    await fight(p2, "B1", "A1", true);
    expect(p2.state.view!.waiting).toMatchObject([{ player: "p1", for: { what: "fighter" } }]);
    await fight(p1, "A1", "B1", false);
    const record = parseRecord(await gameRecord(server.base, game.id, game.watch));
    expect(record.ok && replay(record.value)).toMatchObject({ ok: true, game: p1.state.document });
  });

  test("a command whose answer was lost is carried out once", async () => {
    const game = await seatedGame(server.base);
    const { p1, p2 } = await sitAll(server.base, game);
    for (let round = 0; round < 6; round++) {
      const before = p1.state.seq;
      const settings = readAction({ type: "CHANGE_SETTINGS", payload: { fast_dice: round % 2 === 0 } });
      const answer = p1.act(settings);
      // Killed before, while or after it was written: the client cannot know.
      await new Promise((resolve) => setTimeout(resolve, round * 2));
      await server.kill();
      await server.start();
      expect(await answer).toMatchObject({ ok: true, step: { seq: before + 1 } });
      await until(p1, ({ seq }) => seq === before + 1);
      await until(p2, ({ seq, link }) => link === "here" && seq === before + 1);
    }
    expect(p2.state.steps).toHaveLength(6);
  });
});
