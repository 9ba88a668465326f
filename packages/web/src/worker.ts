import { asideAnswers } from "./panels/odds-worker/worker.ts";
import { answerStory } from "./screens/end/battle-report-worker.ts";
import { answerAsComputer } from "./table/computer-worker.ts";
import { answerReading } from "./table/reading-worker.ts";

/** What works beside the page, by the name under which it is hired: one file, so that the rules are fetched once for all. */
const JOBS: Readonly<Record<string, (data: never) => unknown>> = {
  odds: asideAnswers(),
  computer: answerAsComputer,
  reading: answerReading,
  report: answerStory,
};

self.onmessage = ({ data }: MessageEvent) => self.postMessage(JOBS[self.name]!(data as never));
