import type { Arguments } from "./arguments.ts";
import type { Outcome } from "./outcome.ts";

/** Every command: what it takes, what the help says, and where it is. Only the one that is called is loaded. */
export interface Command {
  readonly summary: string;
  /** The names of its arguments, in their order; the last may end in … and stand for one or more. */
  readonly takes: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  /** Calls to try, as a shell takes them. */
  readonly examples?: readonly string[];
  readonly load: () => Promise<{ readonly run: (args: Arguments) => Promise<Outcome> }>;
}

interface Option {
  /** The name of its value in the help; absent for a switch. */
  readonly value?: string;
  readonly help: string;
}

const JSON_OPTION: Option = { help: "print one JSON document instead of text" };

/** A volley of the demo's game, for examples. */
const VOLLEY = JSON.stringify({
  type: "SHOOT",
  actor_unit_id: "INTERCESSORS",
  payload: { assignments: [{ weapon_id: "bolt_rifle", target_unit_id: "BOYZ" }] },
});

export const COMMANDS: Readonly<Record<string, Command>> = {
  apply: {
    summary: "apply one action, or a list of them in order, to a game",
    takes: ["GAME", "ACTIONS"],
    options: {
      dice: { value: "6,5,1", help: "the d6 faces to roll, in order, instead of those of the seed" },
      seed: { value: "S", help: "use this seed instead of the game's own" },
      record: { value: "FILE", help: "write what was played to FILE, for replay" },
      json: JSON_OPTION,
    },
    load: () => import("./apply.ts"),
  },
  legal: {
    summary: "show whose decision it is, what can be done, and why each unit cannot",
    takes: ["GAME"],
    options: { json: JSON_OPTION },
    examples: ["gunline demo --game | gunline legal -"],
    load: () => import("./legal.ts"),
  },
  armies: {
    summary: "list the armies of the edition, and which datasheets the referee applies wholly by itself",
    takes: [],
    options: { json: JSON_OPTION },
    load: () => import("./armies.ts"),
  },
  datasheet: {
    summary: "print a datasheet: models, weapons, options, points, and what the referee plays of its rules",
    takes: ["NAME…"],
    options: {
      faction: { value: "F", help: "the army, where several have a datasheet of that name" },
      json: JSON_OPTION,
    },
    examples: [
      "gunline datasheet Wraithguard",
      "gunline datasheet Chaos Rhino --faction 'Death Guard' --json",
    ],
    load: () => import("./datasheet.ts"),
  },
  detachment: {
    summary: "print a detachment: its rule, stratagems and enhancements, and what the referee plays of them",
    takes: ["NAME…"],
    options: { json: JSON_OPTION },
    examples: ["gunline detachment War Horde", "gunline detachment Mont'ka --json"],
    load: () => import("./detachment.ts"),
  },
  coverage: {
    summary: "count the rules that the referee plays whole, in part or not, by army",
    takes: [],
    options: {
      lists: { value: "DIR", help: "count each rule as often as the army lists of this folder have it" },
      json: JSON_OPTION,
    },
    load: () => import("./coverage.ts"),
  },
  choices: {
    summary: "list complete actions that the game would accept now",
    takes: ["GAME"],
    options: {
      limit: { value: "N", help: "at most so many, but one of every type of action; default 100" },
      json: JSON_OPTION,
    },
    examples: ["gunline choices game.json --limit 10"],
    load: () => import("./choices.ts"),
  },
  targets: {
    summary: "show every ranged weapon of a unit against every enemy unit, and why not",
    takes: ["GAME", "UNIT"],
    options: { json: JSON_OPTION },
    load: () => import("./targets.ts"),
  },
  odds: {
    summary:
      "show the exact odds of a SHOOT or FIGHT before it is rolled, or of a USE_STRATAGEM with and without",
    takes: ["GAME", "ACTION"],
    options: { json: JSON_OPTION },
    examples: ["gunline demo --game > game.json", `echo '${VOLLEY}' | gunline odds game.json -`],
    load: () => import("./odds.ts"),
  },
  simulate: {
    summary: "roll a SHOOT or FIGHT many times and count what comes of it, to compare with the odds",
    takes: ["GAME", "ACTION"],
    options: {
      runs: { value: "N", help: "how often, 1 to 100000000; default 200000" },
      seed: {
        value: "S",
        help: "use this seed instead of the game's own; the same seed gives the same counts",
      },
      workers: { value: "W", help: "threads, 1 to 64; default: one for each core, at most 8" },
      json: JSON_OPTION,
    },
    examples: [`echo '${VOLLEY}' | gunline simulate game.json - --runs 1000000 --seed S`],
    load: () => import("./simulate.ts"),
  },
  compare: {
    summary: "rank the legal targets of each ranged weapon of a unit by models slain and wounds lost",
    takes: ["GAME", "UNIT"],
    options: {
      svg: { value: "FILE", help: "write the ranking to FILE as a bar chart" },
      json: JSON_OPTION,
    },
    examples: ["gunline compare game.json INTERCESSORS --svg chart.svg"],
    load: () => import("./compare.ts"),
  },
  move: {
    summary: "find a legal move of a whole unit towards a place, in the Movement phase",
    takes: ["GAME", "UNIT"],
    options: {
      to: { value: "X,Y", help: "the place, in inches from the top left corner of the table" },
      kind: {
        value: "K",
        help: "NORMAL, ADVANCE, FALL_BACK, STATIONARY or SCOUT; as the unit stands unless told",
      },
      json: JSON_OPTION,
    },
    examples: ["gunline move game.json INTERCESSORS --to 30,22"],
    load: () => import("./move.ts"),
  },
  charge: {
    summary: "show which rolls let a unit charge its targets, by which paths, and the chance of success",
    takes: ["GAME", "UNIT", "TARGET…"],
    options: {
      roll: { value: "N", help: "only this roll, 2 to 12" },
      json: JSON_OPTION,
    },
    examples: ["gunline charge game.json INTERCESSORS BOYZ --roll 8"],
    load: () => import("./charge.ts"),
  },
  import: {
    summary: "read an army list of the official app, New Recruit or BattleScribe",
    takes: ["LIST"],
    options: { json: JSON_OPTION },
    examples: ["gunline import my-army.rosz", "gunline import - --json < list.txt"],
    load: () => import("./import.ts"),
  },
  muster: {
    summary: "put one army list or two on a table, ready to be set up",
    takes: ["LIST…"],
    options: {
      layout: { value: "L", help: "the terrain, by its name or number; one of the mission's unless told" },
      deployment: { value: "D", help: "the zones, such as dawn-of-war; those of the mission unless told" },
      mission: { value: "M", help: "only-war unless told, or take-and-hold, linchpin, …; p1 attacks" },
      ruleset: { value: "R", help: "spec unless told, or published" },
      catalogue: {
        value: "PATH",
        help: "numbers of units that a text only names: a folder or zip of .cat and .gst files, or a compiled one",
      },
      seed: { value: "S", help: "use this seed for the dice" },
      json: { help: "print the game, a JSON document that the other commands read" },
    },
    examples: ["gunline muster mine.json yours.rosz --mission take-and-hold --json > game.json"],
    load: () => import("./muster.ts"),
  },
  catalogue: {
    summary: "compile a catalogue of the community's, in a folder or a zip, to the numbers of its units",
    takes: ["PATH"],
    options: { json: { help: "print the numbers, a JSON document that muster --catalogue reads" } },
    examples: ["gunline catalogue wh40k-10e.zip --json > catalogue.json"],
    load: () => import("./catalogue.ts"),
  },
  play: {
    summary: "let two computers play a battle to its end",
    takes: ["GAME"],
    options: {
      p1: { value: "BOT", help: "how the first player plays: random, turn or battle" },
      p2: { value: "BOT", help: "how the second player plays" },
      seed: { value: "S", help: "use this seed instead of the game's own" },
      record: { value: "FILE", help: "write what was played to FILE, for replay" },
      json: JSON_OPTION,
    },
    load: () => import("./play-battle.ts"),
  },
  replay: {
    summary: "play a recorded game again and check every step",
    takes: ["RECORD"],
    options: { json: JSON_OPTION },
    load: () => import("./replay.ts"),
  },
  schema: {
    summary: "print the JSON Schema of games, actions, results and records",
    takes: [],
    options: { json: { help: "changes nothing: a schema is always JSON" } },
    load: () => import("./schema.ts"),
  },
  demo: {
    summary: "play a few volleys of a ready game",
    takes: [],
    options: {
      seed: { value: "S", help: "use this seed for the dice" },
      game: { help: "print the game it starts with, to try the other commands on" },
    },
    load: () => import("./demo.ts"),
  },
};

/** Names such as `constructor` are no commands. */
export function commandOf(name: string): Command | undefined {
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
}
