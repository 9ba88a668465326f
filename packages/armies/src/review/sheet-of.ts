import type { Unit } from "@gunline/rules";
import { sheetsNamed } from "../books/edition.ts";
import type { Datasheet } from "../datasheets/datasheet.ts";
import { DATASHEETS } from "../datasheets/datasheets.ts";
import { nameKey } from "../lists/names.ts";

/** Units are known by their names: whoever calls a unit otherwise has one that no built-in datasheet describes. */

const BY_NAME = new Map<string, Datasheet>(
  DATASHEETS.flatMap((sheet) => [sheet.short, sheet.name].map((name) => [nameKey(name), sheet] as const)),
);

/** One datasheet's share of a unit: all of it, or a part of an Attached unit. */
export interface Share {
  readonly name: string;
  readonly sheet: Datasheet | undefined;
  readonly keywords: readonly string[];
  readonly abilities: readonly string[];
  readonly models: readonly string[];
  /** Models that it began with. */
  readonly size: number;
  readonly points: number | undefined;
  /** Keywords of units that it may lead. */
  readonly leads: readonly string[];
}

export function sharesOf(unit: Unit): readonly Share[] {
  if (unit.parts !== undefined) {
    return unit.parts.map(
      ({ name, keywords, abilities, model_ids, starting_strength, points, leads = [] }) => {
        const sheet = sheetNamed(name);
        return {
          name,
          sheet,
          keywords,
          abilities,
          models: model_ids,
          size: starting_strength,
          points,
          leads,
        };
      },
    );
  }
  const { name, keywords, abilities, starting_strength: size, points, leads = [] } = unit;
  const all = Object.keys(unit.models);
  const whole = { name, keywords, abilities, models: all, size, points, leads };
  const [first, second] = name.split(" with ").map(sheetNamed);
  if (first === undefined || second === undefined) return [{ ...whole, sheet: sheetNamed(name) }];
  return sharesWithLeader(unit, first, second);
}

/** Units of ready games that begin with a leader: his own numbers are on his model. */
function sharesWithLeader(unit: Unit, sheet: Datasheet, leaderSheet: Datasheet): readonly Share[] {
  const kinds = new Set(leaderSheet.kinds.map((kind) => kind.name));
  const leaders = Object.values(unit.models).filter((model) => kinds.has(model.name));
  const rest = Object.keys(unit.models).filter((id) => !leaders.some((leader) => leader.id === id));
  const { keywords, abilities, points, starting_strength } = unit;
  const of = (one: (typeof leaders)[number], what: "keywords" | "abilities") => one[what] ?? [];
  return [
    {
      name: sheet.short,
      sheet,
      keywords,
      abilities,
      models: rest,
      size: starting_strength - leaders.length,
      points: points === undefined ? undefined : points - (leaderSheet.points[1] ?? 0),
      leads: [],
    },
    ...leaders.map((leader) => ({
      name: leaderSheet.short,
      sheet: leaderSheet,
      keywords: [...leaderSheet.keywords.filter((one) => keywords.includes(one)), ...of(leader, "keywords")],
      abilities: [
        ...leaderSheet.abilities.filter((one) => abilities.includes(one)),
        ...of(leader, "abilities"),
      ],
      models: [leader.id],
      size: 1,
      points: points === undefined ? undefined : leaderSheet.points[1],
      leads: [],
    })),
  ];
}

function sheetNamed(name: string): Datasheet | undefined {
  return BY_NAME.get(nameKey(name)) ?? BY_NAME.get(nameKey(unnumbered(name)));
}

/** What units of that name cost by the index of the edition; undefined: it has none. */
export function editionPoints(name: string): readonly [least: number, most: number] | undefined {
  const found = [...sheetsNamed(name), ...sheetsNamed(unnumbered(name))].map(({ points }) => points);
  if (found.length === 0) return undefined;
  return [Math.min(...found.map(([least]) => least)), Math.max(...found.map(([, most]) => most))];
}

/** "Boyz B" and "Boyz 2" are Boyz. */
function unnumbered(name: string): string {
  return name.replace(/ (?:[A-Z]|\d{1,3})$/, "");
}
