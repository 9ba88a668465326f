import {
  type Game,
  inForce,
  isLeader,
  type Model,
  measuring,
  missions,
  type RuleId,
  rows,
  statOf,
  type Unit,
  type Weapon,
} from "@gunline/rules";
import { words } from "../../words/english.ts";

/** What the card of a unit tells, as the document has it. */

const text = words.unitCard;

const models = ({ models: all }: Unit): readonly Model[] => Object.values(all);

export interface Profile {
  /** Whose numbers these are. */
  readonly name: string;
  readonly stats: Unit["stats"];
}

/** The characteristics of the unit, and of every model that has others. */
export function profilesOf(unit: Unit): readonly Profile[] {
  const others = new Map<string, Profile>();
  for (const model of models(unit)) {
    if (model.stats === undefined) continue;
    const stats = { ...unit.stats, ...model.stats } as Unit["stats"];
    if (JSON.stringify(stats) !== JSON.stringify(unit.stats))
      others.set(`${model.name} ${JSON.stringify(stats)}`, { name: model.name, stats });
  }
  return [{ name: unit.name, stats: unit.stats }, ...others.values()];
}

export interface Effect {
  readonly name: string;
  /** What it does, where its name does not say it. */
  readonly does?: string;
  /** What it comes from. */
  readonly source?: string;
  /** How long it lasts, in words. */
  readonly until: string;
}

type EffectEnd = NonNullable<inForce.EffectOn["until"]>;

const FLAG_NAMES: Readonly<Record<inForce.Flag, string>> = text.flags;

const ENDS: Readonly<Record<inForce.LifeTime | EffectEnd, (owner: string) => string>> = {
  ATTACKS: () => text.untilAttacksEnd,
  PHASE: () => text.untilPhaseEnds,
  TURN: () => text.untilTurnEnds,
  OWN_COMMAND_PHASE: text.untilCommandPhase,
  OWN_MOVEMENT_PHASE: text.untilMovementPhase,
  OWN_SHOOTING_PHASE: text.untilShootingPhase,
  OWN_TURN: text.untilOwnTurn,
  ROUND: () => text.untilRoundEnds,
  BATTLE: () => text.untilBattleEnds,
};

/** What is in effect on the unit now, and until when. */
export function effectsOf(game: Game, unit: Unit): readonly Effect[] {
  const owner = game.players[unit.owner].name;
  // An Action that is told by its name need not be told again.
  const isTold = (flag: inForce.Flag) => flag === "performing_action" && unit.action !== undefined;
  const marked = inForce.FLAGS.filter((flag) => unit.flags[flag] === true && !isTold(flag)).map((flag) => ({
    name: FLAG_NAMES[flag],
    until: ENDS[inForce.FLAG_LIFE_TIMES[flag]](owner),
  }));
  const engaged = Object.values(game.units)
    .filter((other) => other.owner !== unit.owner && measuring.unitsEngaged(game, unit, other))
    .map(({ name }) => ({ name: text.engagedWith(name), until: text.untilApart }));
  const carrier = unit.embarked_in === null ? undefined : game.units[unit.embarked_in];
  const away = [
    ...(unit.reserve === null ? [] : [{ name: text.inReserve, until: text.untilArrival }]),
    ...(carrier === undefined ? [] : [{ name: text.inside(carrier.name), until: text.untilOut }]),
  ];
  return [...given(game, unit), ...performed(unit), ...marked, ...engaged, ...away];
}

/** The Action that it performs. */
function performed({ action }: Unit): readonly Effect[] {
  if (action === undefined) return [];
  const { inEffect, until, gives } = words.scoring.actions;
  const row = missions.missionActionOf(action.action);
  return [{ name: inEffect(row.name, action.objective_id), does: gives, until: until[row.until] }];
}

/** What stratagems, abilities and the rules of an army do to it. */
function given(game: Game, unit: Unit): readonly Effect[] {
  return inForce.effectsOn(game, unit).map(({ name, text: does, source, player, until, model_ids }) => {
    const whose = (model_ids ?? []).map((id) => unit.models[id]?.name ?? id);
    return {
      name: whose.length === 0 ? name : text.effectOf(name, [...new Set(whose)].join(", ")),
      does,
      source: text.sources[source],
      until: until === null ? text.always : ENDS[until](game.players[player].name),
    };
  });
}

interface Term {
  readonly name: string;
  /** Says what it does; null where nobody applies it. */
  readonly rule: RuleId | null;
}

export interface Carried {
  readonly weapon: Weapon;
  readonly count: number;
  readonly terms: readonly Term[];
}

/** Every weapon of the unit once, in the order of its models. */
export function weaponsOf({ weapons }: Game, unit: Unit): readonly Carried[] {
  const counts = new Map<string, number>();
  for (const id of models(unit).flatMap((model) => model.weapons)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => {
    const weapon = weapons[id];
    return weapon === undefined ? [] : [{ weapon, count, terms: termsOf(weapon) }];
  });
}

function termsOf(weapon: Weapon): readonly Term[] {
  const written = [...weapon.keywords, ...weapon.special_rules.split(/[,;/]/)];
  return [...new Set(written.map(inForce.normaliseKeyword))]
    .filter((term) => term !== "")
    .map((term) => {
      // Read by itself, so that its value stands beside its name.
      const [ability] = inForce.abilitiesOf({ ...weapon, keywords: [term], special_rules: "" }).abilities;
      return { name: titled(term), rule: ability?.rule ?? null };
    });
}

export interface AbilityFact {
  readonly name: string;
  /** In our own words; empty for an ability of its own army, which its players know. */
  readonly does: string;
  readonly isAutomated: boolean;
  /** Who plays it: the referee, in part, or the players. */
  readonly played: rows.Status["status"];
  /** How much of it the referee plays, in words. */
  readonly status: string;
}

/** The abilities of the unit and of its models; those that nobody applies last. */
export function abilityFactsOf(game: rows.PlayedByRows, unit: Unit): readonly AbilityFact[] {
  const left = inForce.notAutomated(game, unit);
  const written = [...unit.abilities, ...models(unit).flatMap(({ abilities }) => abilities ?? [])].map(
    inForce.normaliseKeyword,
  );
  return [...new Set(written)]
    .filter((ability) => ability !== "")
    .map((ability) => {
      const isAutomated = !left.includes(ability);
      const status = rows.statusOfAbility(game, ability);
      return {
        name: titled(ability),
        does: explained(ability) || (rows.sentenceOfAbility(game, ability) ?? ""),
        isAutomated,
        played: isAutomated ? (status?.status ?? "full") : "none",
        status: isAutomated
          ? (statusInWords(status) ?? words.coverage.status.full)
          : words.coverage.status.none,
      };
    })
    .sort((a, b) => Number(b.isAutomated) - Number(a.isAutomated));
}

/** How much of a rule the referee plays, where that is not plain to see; undefined for what is no row. */
export function statusInWords(status: rows.Status | undefined): string | undefined {
  if (status === undefined) return undefined;
  const { full, partial, none } = words.coverage.status;
  if (status.status === "partial") return partial(status.left ?? "");
  return status.status === "full" ? full : none;
}

/** Values stand behind the name: `FEEL NO PAIN 5+`. */
function explained(ability: string): string {
  const known = Object.entries(text.abilities).find(
    ([name]) => ability === name || ability.startsWith(`${name} `),
  );
  return known?.[1] ?? "";
}

export interface Rank {
  readonly name: string;
  readonly isLeader: boolean;
  readonly full: number;
  readonly models: readonly { readonly id: string; readonly wounds: number }[];
}

/** Models by what they are, each with the wounds it has left. */
export function ranksOf(unit: Unit): readonly Rank[] {
  const ranks = new Map<string, { rank: Omit<Rank, "models">; models: { id: string; wounds: number }[] }>();
  for (const model of models(unit)) {
    const full = statOf(unit, model, "wounds");
    const key = `${model.name} ${full}`;
    const found = ranks.get(key) ?? {
      rank: { name: model.name, isLeader: isLeader(model), full },
      models: [],
    };
    ranks.set(key, found);
    found.models.push({ id: model.id, wounds: model.wounds });
  }
  return [...ranks.values()].map(({ rank, models: all }) => ({ ...rank, models: all }));
}

/** `RAPID FIRE 1` as players write it: `Rapid Fire 1`. */
export function titled(spelled: string): string {
  return spelled.replaceAll(/[A-Z]{2,}/g, (word) => `${word[0]}${word.slice(1).toLowerCase()}`);
}
