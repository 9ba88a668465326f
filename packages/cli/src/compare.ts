import type { Arguments } from "./arguments.ts";
import { chartSvg } from "./chart-svg.ts";
import { describeRanking, rankingCharts } from "./describe-ranking.ts";
import { readGame, readUnit } from "./documents.ts";
import { badInput, done, type Outcome } from "./outcome.ts";
import { jsonChunks } from "./output.ts";
import { checkTarget, writeWhole } from "./output-file.ts";
import { rankTargets } from "./ranking.ts";

export async function run({ positionals, text, switches }: Arguments): Promise<Outcome> {
  const [gameFile, unitId] = positionals as [string, string];
  const target = text["svg"] === undefined ? undefined : await checkTarget("--svg", text["svg"], [gameFile]);
  const game = await readGame(gameFile);
  const unit = game.ok ? readUnit(game.value, unitId) : game;
  const faults = [target, unit].flatMap((read) => (read?.ok === false ? read.faults : []));
  if (faults.length > 0 || !game.ok || !unit.ok || target?.ok === false) return badInput(...faults);

  const ranking = rankTargets(game.value, unit.value);
  if (target !== undefined) {
    const charts = rankingCharts(game.value, ranking);
    const svg = chartSvg(`${unit.value.name}: what each weapon would do`, charts);
    const written = await writeWhole("--svg", target.value, [svg]);
    if (!written.ok) return badInput(...written.faults);
  }
  if (switches.has("json")) return done(jsonChunks(ranking));
  return done(describeRanking(game.value, unit.value, ranking));
}
