import {
  documents,
  type Game,
  hashOf,
  type Phase,
  PLAYER_IDS,
  type PlayerId,
  rows,
  statOf,
  type Unit,
} from "@gunline/rules";

/** What a document says of a battle beyond its armies: somebody gains by it, and nobody has seen it happen here. */
export type StateNote =
  | { readonly what: "under_way"; readonly round: number; readonly phase: Phase; readonly player: PlayerId }
  | { readonly what: "edition"; readonly edition: number }
  /** A rule that the table is played by and that is not built in; the sentence says what the referee does. */
  | { readonly what: "rule"; readonly name: string; readonly sentence: string }
  /** Units that stand on the table, or wait, before their players have come. */
  | { readonly what: "set_up"; readonly player: PlayerId; readonly units: number }
  | { readonly what: "cp"; readonly player: PlayerId; readonly cp: number }
  | {
      readonly what: "vp";
      readonly player: PlayerId;
      readonly primary: number;
      readonly secondary: number;
    }
  | { readonly what: "used"; readonly player: PlayerId; readonly stratagems: readonly string[] }
  | {
      readonly what: "losses";
      readonly unit: string;
      readonly player: PlayerId;
      readonly models: number;
      readonly wounds: number;
    }
  | {
      readonly what: "flags" | "effects";
      readonly unit: string;
      readonly player: PlayerId;
      readonly names: readonly string[];
    }
  | {
      readonly what: "unit";
      readonly unit: string;
      readonly player: PlayerId;
      readonly field: UnitState;
    };

type UnitState = "advance_roll" | "action" | "token" | "lost" | "fallen" | "spent";

/** What both players have in the first Command phase of a battle: one command point each (CO-1). */
const FIRST_CP = 1;

export function stateNotes(game: Game): readonly StateNote[] {
  return [...notesOf(game)];
}

function* notesOf(game: Game): Generator<StateNote> {
  const { turn, players, mission } = game;
  if (turn.edition !== undefined) yield { what: "edition", edition: turn.edition };
  yield* ruleNotes(game);
  if (documents.isBeforeBattle(game)) {
    yield* setUpNotes(game);
    return;
  }
  const isFirstMoment =
    turn.round === 1 && turn.phase === "COMMAND" && turn.active_player === turn.first_player;
  if (!isFirstMoment)
    yield { what: "under_way", round: turn.round, phase: turn.phase, player: turn.active_player };
  const usual = isFirstMoment && mission !== null ? FIRST_CP : 0;
  for (const player of PLAYER_IDS) {
    const { cp, vp, used } = players[player];
    if (cp > usual) yield { what: "cp", player, cp };
    if (vp.primary + vp.secondary > 0) yield { what: "vp", player, ...vp };
    if (used.length > 0) yield { what: "used", player, stratagems: used.map(({ stratagem }) => stratagem) };
  }
  for (const unit of Object.values(game.units)) yield* unitNotes(game, unit);
}

function* setUpNotes({ units }: Game): Generator<StateNote> {
  for (const player of PLAYER_IDS) {
    const begun = Object.values(units).filter(
      ({ owner, models, reserve, embarked_in }) =>
        owner === player &&
        (reserve !== null ||
          embarked_in !== null ||
          Object.values(models).some(({ position }) => position !== null)),
    );
    if (begun.length > 0) yield { what: "set_up", player, units: begun.length };
  }
}

function* unitNotes(game: Game, unit: Unit): Generator<StateNote> {
  const about = { unit: unit.name, player: unit.owner };
  const models = Object.values(unit.models);
  const lost = unit.starting_strength - models.length;
  const wounds = models.reduce((sum, model) => sum + statOf(unit, model, "wounds") - model.wounds, 0);
  if (lost !== 0 || wounds > 0) yield { what: "losses", ...about, models: lost, wounds };
  const flags = Object.entries(unit.flags).flatMap(([flag, is]) => (is === true ? [flag] : []));
  if (flags.length > 0) yield { what: "flags", ...about, names: flags.sort() };
  const effects = [...new Set((unit.effects ?? []).map(({ effect }) => effect))].sort();
  if (effects.length > 0) yield { what: "effects", ...about, names: effects };
  for (const field of documents.writtenByBattle(unit)) {
    if (isState(field)) yield { what: "unit", ...about, field };
  }
  if (Object.keys(game.spent[unit.id] ?? {}).length > 0) yield { what: "unit", ...about, field: "spent" };
}

const STATES: ReadonlySet<string> = new Set<UnitState>(["advance_roll", "action", "token", "lost", "fallen"]);

function isState(field: string): field is UnitState {
  return STATES.has(field);
}

/** Rows of the document that differ from the built-in ones: somebody else has written them. */
function* ruleNotes({ settings }: Game): Generator<StateNote> {
  const known = rows.builtInBook().rows;
  for (const row of Object.values(settings.rows ?? {}) as unknown as readonly rows.Row[]) {
    const own = known.get(row.id);
    if (own !== undefined && hashOf(own) === hashOf(row)) continue;
    yield { what: "rule", name: row.name, sentence: rows.sentenceOf(row) };
  }
}
