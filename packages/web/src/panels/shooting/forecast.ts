import type { Game, Unit } from "@gunline/rules";
import { useEffect, useState } from "react";
import { volleyAt } from "./aim.ts";
import type { Arm } from "./arsenal.ts";
import {
  type ForecastAnswer as Answer,
  type ForecastQuestion,
  forecastOf,
  type Volley,
} from "./forecast-of.ts";

/** What stands where is all that the odds of a volley depend on. */
const known = new WeakMap<Game["units"], Map<string, Answer>>();

let worker: Worker | null | undefined;
/** The table that the worker has. */
let sent: Game | undefined;
const asked = new Map<number, (answer: Answer) => void>();
let questions = 0;

/** Null where none can be had: then the page works by itself, between two frames. */
function hire(): Worker | null {
  if (typeof Worker === "undefined") return null;
  const hired = new Worker(new URL("./forecast-worker.ts", import.meta.url), { type: "module" });
  hired.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly forecast: Answer }>) => {
    asked.get(data.id)?.(data.forecast);
    asked.delete(data.id);
  };
  hired.onerror = () => {
    worker = null;
    for (const resolve of asked.values()) resolve(null);
    asked.clear();
  };
  return hired;
}

async function answerTo(game: Game, volley: Volley): Promise<Answer> {
  const answers = known.get(game.units) ?? new Map<string, Answer>();
  known.set(game.units, answers);
  const key = JSON.stringify(volley);
  const ready = answers.get(key);
  if (ready !== undefined) return ready;
  if (worker === undefined) worker = hire();
  const answer = worker === null ? forecastOf(game, volley) : await askAside(worker, game, volley);
  answers.set(key, answer);
  return answer;
}

function askAside(aside: Worker, game: Game, volley: Volley): Promise<Answer> {
  return new Promise((resolve) => {
    const id = questions++;
    asked.set(id, resolve);
    const question: ForecastQuestion = { ...volley, id, game: sent === game ? undefined : game };
    sent = game;
    aside.postMessage(question);
  });
}

/** Long enough for the click to be drawn, and for a quick second one to come first. */
const PAUSE_MS = 30;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type Forecasts = ReadonlyMap<string, Answer>;

const NONE: Forecasts = new Map();

/** For each target what all weapons, or the one chosen, would do to it; one after the other, as they are known. */
export function useForecasts(game: Game, unit: Unit, targets: readonly string[], arm?: Arm): Forecasts {
  const [shown, show] = useState(NONE);
  const wanted = targets.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` stands for the targets, the key for the weapon
  useEffect(() => {
    let isOver = false;
    const work = async () => {
      await pause(PAUSE_MS);
      for (const targetId of targets) {
        if (isOver) return;
        const wishes = volleyAt(game, unit, targetId, arm);
        const answer = await answerTo(game, { unitId: unit.id, targetId, wishes });
        if (isOver) return;
        show((before) => (before.get(targetId) === answer ? before : new Map(before).set(targetId, answer)));
        // Each is a task of its own: hands come first.
        await pause(0);
      }
    };
    void work();
    return () => {
      isOver = true;
    };
  }, [game, unit, wanted, arm?.key]);
  return shown;
}
