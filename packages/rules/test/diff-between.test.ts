import { expect, test } from "vitest";
import { campaign } from "../../../scripts/test/campaign.ts";
import { applyDiffs, begin, choices, type Game, step } from "../src/index.ts";
import { chance, randomGame } from "./support/arena.ts";
import { readAction } from "./support/build.ts";

const UNDO = readAction({ type: "UNDO" });

const readAnew = (game: Game): Game => JSON.parse(JSON.stringify(game));

test("RC-1 what an undo changes is the same for a host that has just read the game from its disk", () => {
  let undone = 0;
  for (let seed = 1; seed <= campaign(6, 20); seed++) {
    const random = chance(seed);
    let timeline = begin(randomGame(seed));
    for (let turn = 0; turn < 40; turn++) {
      const offered = [...choices(timeline.game)].slice(0, 30);
      const wants = random.happens(0.3) ? UNDO : (offered[random.below(offered.length)] ?? UNDO);
      const { game, choices: before } = timeline;
      const taken = step(timeline, wants);
      if (wants === UNDO && taken.result.success) {
        undone++;
        const read = {
          game: readAnew(game),
          choices: before.map((choice) => ({ ...choice, before: readAnew(choice.before) })),
        };
        const again = step(read, UNDO);
        expect(again.result).toEqual(taken.result);
        expect(applyDiffs(game, taken.result.diffs)).toEqual(taken.timeline.game);
      }
      timeline = taken.timeline;
    }
  }
  expect(undone).toBeGreaterThan(20);
});
