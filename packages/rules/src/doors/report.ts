/** The battle report, made from a record. */

export { type BattleReport, battleReport } from "../missions/report/battle-report.ts";
export type { Score } from "../missions/report/growth.ts";
export type { Luck, Measure, UnitLuck } from "../missions/report/luck.ts";
export { playedFrom, playedOfRecord } from "../missions/report/played.ts";
export { type Source, sourcesOf } from "../missions/report/sources.ts";
export type { TurningPoint } from "../missions/report/turning-points.ts";
