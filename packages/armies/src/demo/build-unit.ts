import type { Model, PlayerId, Unit } from "@gunline/rules";
import type { Datasheet } from "./sheets.ts";

/** One model of a unit to be put on the table. */
export interface DemoModel {
  readonly name: string;
  readonly at: readonly [x: number, y: number];
  readonly weapons: readonly string[];
  readonly stats?: Partial<Unit["stats"]>;
}

/** Puts a unit of a datasheet on the table at full strength; its models are m1, m2, … */
export function buildDemoUnit(
  id: string,
  owner: PlayerId,
  sheet: Datasheet,
  built: readonly DemoModel[],
  flags: Unit["flags"] = {},
): Unit {
  const models = built.map(({ name, at: [x, y], weapons, stats }, index): [string, Model] => {
    const modelId = `m${index + 1}`;
    const model: Model = {
      id: modelId,
      name,
      wounds: stats?.wounds ?? sheet.stats.wounds,
      position: { x, y, z: 0 },
      facing: 0,
      base: sheet.base,
      weapons,
    };
    return [modelId, stats === undefined ? model : { ...model, stats }];
  });
  return {
    id,
    name: sheet.name,
    owner,
    keywords: sheet.keywords,
    abilities: [],
    stats: sheet.stats,
    starting_strength: models.length,
    flags,
    models: Object.fromEntries(models),
    reserve: null,
    embarked_in: null,
    transport: null,
  };
}
