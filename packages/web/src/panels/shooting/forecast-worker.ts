import type { Game } from "@gunline/rules";
import { type ForecastQuestion, forecastOf } from "./forecast-of.ts";

/** Works out forecasts beside the page: a volley of many dice can take some tenths of a second. */

let game: Game | undefined;

self.onmessage = ({ data }: MessageEvent<ForecastQuestion>) => {
  // The table is sent once for all questions about it.
  game = data.game ?? game;
  self.postMessage({ id: data.id, forecast: game === undefined ? null : forecastOf(game, data) });
};
