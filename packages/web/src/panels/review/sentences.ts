import type { Difference, StateNote } from "@gunline/armies/review";
import type { Game } from "@gunline/rules";
import { phaseName } from "@gunline/rules/words";
import { words } from "../../words/english.ts";

const own = words.review;

/** A difference as a player reads it: the weapons of an unknown unit have a line each. */
export function sentencesOf(difference: Difference): readonly string[] {
  switch (difference.what) {
    case "unknown":
      return unknownInWords(difference);
    case "size":
      return [own.size(difference.models, difference.sizes)];
    case "points":
      return [own.unitPoints(difference.claimed, difference.points)];
    case "kind":
      return [own.kind(difference.model)];
    case "stat": {
      const { model, stat, value, sheet } = difference;
      return [own.differs(model, own.stats[stat], statInWords(stat, value), statInWords(stat, sheet))];
    }
    case "base": {
      const { model, value, sheet } = difference;
      return [own.differs(model, own.baseName, baseInWords(value), baseInWords(sheet))];
    }
    case "keyword":
    case "ability":
      return [difference.is === "added" ? own.added(difference.name) : own.missing(difference.name)];
    case "weapon":
      return [
        own.differs(difference.weapon, own.fields[difference.field], difference.value, difference.sheet),
      ];
    case "other_weapon":
      return [own.otherWeapon(own.weapon(difference.weapon))];
    case "loadout":
      return [own.loadout(difference.model, difference.weapons)];
    case "option":
      return [own.option(difference.name)];
    case "transport":
      return [own.transport];
    case "leads":
      return [own.leads(difference.names)];
    case "more":
      return [own.more];
  }
}

function unknownInWords({
  edition,
  models,
  abilities,
  weapons,
  more,
}: Extract<Difference, { what: "unknown" }>): readonly string[] {
  return [
    edition === undefined ? own.unknown : own.edition(...edition),
    ...models.map(({ name, stats }) => own.numbers(name, stats)),
    ...weapons.map(own.weapon),
    ...(abilities.length > 0 ? [own.abilities(abilities)] : []),
    ...(more > 0 ? [own.moreLines(more)] : []),
  ];
}

type Stat = Extract<Difference, { what: "stat" }>["stat"];

function statInWords(stat: Stat, value: number | null): string {
  if (value === null) return own.none;
  if (stat === "move") return own.inches(value);
  return stat === "save" || stat === "invulnerable_save" || stat === "leadership"
    ? own.save(value)
    : String(value);
}

function baseInWords({ mm }: Extract<Difference, { what: "base" }>["value"]): string {
  return own.base([mm].flat().join(" × "));
}

export function stateInWords({ players }: Game, note: StateNote): string {
  const { states } = own;
  switch (note.what) {
    case "under_way":
      return states.under_way(note.round, phaseName(note.phase), players[note.player].name);
    case "edition":
      return states.edition(note.edition);
    case "rule":
      return states.rule(note.name, note.sentence);
    case "set_up":
      return states.set_up(players[note.player].name, note.units);
    case "cp":
      return states.cp(players[note.player].name, note.cp);
    case "vp":
      return states.vp(players[note.player].name, note.primary, note.secondary);
    case "used":
      return states.used(players[note.player].name, note.stratagems);
    case "losses":
      return states.losses(note.unit, note.models, note.wounds);
    case "flags":
      return states.flags(note.unit, note.names);
    case "effects":
      return states.effects(note.unit, note.names);
    case "unit":
      return states.unit(note.unit, own.fieldsOfUnits[note.field]);
  }
}
