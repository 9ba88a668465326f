import type { Game, Unit } from "@gunline/rules";
import { useEffect, useState } from "react";
import { onceIdle } from "../../ui/idle.ts";
import { OddsWorker } from "../odds-worker/odds-worker.ts";
import { volleyAt } from "./aim.ts";
import type { Arm } from "./arsenal.ts";
import type { VolleyOddsAnswer as Answer, Volley } from "./volley-odds.ts";

/** What stands where is all that the odds of a volley depend on. */
const known = new WeakMap<Game["units"], Map<string, Answer>>();

const oddsWorker = new OddsWorker();

/** To begin with the work takes longer than the work itself. */
export function startOddsWorker(): void {
  oddsWorker.hire();
}

async function answerTo(game: Game, volley: Volley): Promise<Answer> {
  const answers = known.get(game.units) ?? new Map<string, Answer>();
  known.set(game.units, answers);
  const key = JSON.stringify(volley);
  const ready = answers.get(key);
  if (ready !== undefined) return ready;
  const answer = await oddsWorker.ask(game, "volley", volley);
  answers.set(key, answer);
  return answer;
}

/** Each is a task of its own: hands come first. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

type OddsByTarget = ReadonlyMap<string, Answer>;

const NONE: OddsByTarget = new Map();

/** For each target what all weapons, or the one chosen, would do to it; one after the other, as they are known. */
export function useVolleyOdds(game: Game, unit: Unit, targets: readonly string[], arm?: Arm): OddsByTarget {
  const [shown, show] = useState(NONE);
  const wanted = targets.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` stands for the targets, the key for the weapon
  useEffect(() => {
    let isOver = false;
    const work = async () => {
      for (const targetId of targets) {
        if (isOver) return;
        const wishes = volleyAt(game, unit, targetId, arm);
        const answer = await answerTo(game, { unitId: unit.id, targetId, wishes });
        if (isOver) return;
        show((before) => (before.get(targetId) === answer ? before : new Map(before).set(targetId, answer)));
        await pause();
      }
    };
    const callOff = onceIdle(() => void work());
    return () => {
      isOver = true;
      callOff();
    };
  }, [game, unit, wanted, arm?.key]);
  return shown;
}
