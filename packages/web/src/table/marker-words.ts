import { type Game, missions, opponentOf } from "@gunline/rules";
import type { Side } from "../board/scene.ts";
import { words } from "../words/english.ts";

const WORDS = words.scoring.marker;

type Objective = Game["objectives"][string];

/** An objective as it is held, by how much, and what the end of the phase would make of it. */
export interface MarkerWords {
  readonly holder: Side | null;
  /** Who would hold it if the phase ended now. */
  readonly next: Side | null;
  readonly isKept: boolean;
  /** On the board: `+6`, `6 : 6`, `kept`. */
  readonly label: string;
  /** In one sentence each. */
  readonly standing: string;
  readonly lines: readonly string[];
}

const known = new WeakMap<Game, Map<string, MarkerWords>>();

export function markerWords(game: Game, objective: Objective): MarkerWords {
  const all = known.get(game) ?? new Map<string, MarkerWords>();
  known.set(game, all);
  const described = all.get(objective.id) ?? describe(game, objective);
  all.set(objective.id, described);
  return described;
}

function describe(game: Game, objective: Objective): MarkerWords {
  const { players } = game;
  const levels = missions.levelsOf(game, objective);
  const holder = objective.controlled_by;
  const { controlled_by: next, sticky } = missions.holderOf(game, objective);
  const isKept = next !== null && sticky && levels[next] <= levels[opponentOf(next)];
  const bare = bareLabel(levels, next, isKept);
  const standing =
    holder === null
      ? WORDS.free
      : isKept && next === holder
        ? WORDS.keeps(players[holder].name)
        : WORDS.held(players[holder].name);
  const change = next === holder ? [] : [next === null ? WORDS.wouldNobody : WORDS.would(players[next].name)];
  return {
    holder,
    next,
    isKept,
    label: next === holder ? bare : WORDS.becomes(bare === "" ? WORDS.nobody : bare),
    standing,
    lines: [
      standing,
      WORDS.levels(players.p1.name, levels.p1, players.p2.name, levels.p2),
      ...change,
      ...notes(game, objective),
    ],
  };
}

/** Nothing where nobody is near and nobody holds it. */
function bareLabel(
  { p1, p2 }: ReturnType<typeof missions.levelsOf>,
  next: Side | null,
  isKept: boolean,
): string {
  if (isKept) return WORDS.kept;
  if (next !== null) return WORDS.lead(Math.abs(p1 - p2));
  return p1 + p2 === 0 ? "" : WORDS.level(p1, p2);
}

/** What the mission and cards say of it. */
function notes({ players, mission }: Game, { id, terraformed_by = null }: Objective): readonly string[] {
  const tempting = (["p1", "p2"] as const).filter(
    (side) => players[side].secondaries?.active.some(({ objective_id }) => objective_id === id) === true,
  );
  return [
    ...(terraformed_by === null ? [] : [WORDS.terraformed(players[terraformed_by].name)]),
    ...(mission?.alpha === id ? [WORDS.alpha] : []),
    ...(mission?.omega === id ? [WORDS.omega] : []),
    ...tempting.map((side) => WORDS.tempting(players[side].name)),
  ];
}
