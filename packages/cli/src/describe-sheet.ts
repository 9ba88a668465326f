import type { Carried } from "@gunline/armies/books";
import type { PrintedSheet } from "./datasheet.ts";
import { describeOption } from "./describe-option.ts";
import { table } from "./text.ts";

/** A datasheet as text, in the order in which players read it. */
export function describeSheet(sheet: PrintedSheet): readonly string[] {
  const { name, faction, role, also_in: also, inexpressible } = sheet;
  return [
    `${name}: ${faction}, ${role}${also.length === 0 ? "" : ` (also in ${also.join(", ")})`}`,
    [...sheet.keywords, ...sheet.factionKeywords].join(", "),
    "",
    ...models(sheet),
    "",
    ...sheet.composition.map((one, at) => `${at === 0 ? "Models" : "    or"}: ${counts(one)}`),
    `Points: ${sheet.sizes.map(size).join(", ") || "none of its own"}`,
    ...sheet.loadout.map(({ who, count, weapons }) => {
      const number = count === undefined ? "" : `${count.most}${count.per ? ` in ${count.per}` : ""} `;
      return `Carries: ${number}${who.join(", ") || "every model"}: ${carried(weapons)}`;
    }),
    ...sheet.options.map((option) => `Option: ${describeOption(option)}`),
    ...(sheet.limits ?? []).map(
      ({ of, most, per, in: where }) =>
        `Limit: ${most} of ${of.join(" or ")} ${where === "MODEL" ? "on a model" : "in the unit"}${per === undefined ? "" : ` for every ${per} models`}`,
    ),
    "",
    ...weapons(sheet),
    ...(sheet.leads.length === 0 ? [] : ["", `Leads: ${sheet.leads.join(", ")}`]),
    ...transport(sheet),
    "",
    ...table(
      sheet.rules.map((rule) => [
        `  ${rule.status === "full" ? "✓" : rule.status === "partial" ? "~" : "·"} ${rule.name}`,
        rule.source.toLowerCase().replace("_", " "),
        played(rule),
      ]),
    ),
    ...inexpressible.map((note) => `Note: ${note}`),
  ];
}

function played({ sentence, left, status }: PrintedSheet["rules"][number]): string {
  const does = sentence ?? (status === "none" && left === null ? "not played by the referee" : "");
  return [does, left].filter((one) => one !== null && one !== "").join(" Left to the players: ");
}

function models({ models: kinds }: PrintedSheet): readonly string[] {
  return table([
    ["", "M", "T", "SV", "INV", "W", "LD", "OC", "base", ""],
    ...kinds.map((kind) => [
      kind.name,
      `${kind.move}"${kind.moveAtLeast === true ? "+" : ""}`,
      `${kind.toughness}`,
      kind.save > 6 ? "-" : `${kind.save}+`,
      saves(kind),
      `${kind.wounds}`,
      `${kind.leadership}+`,
      `${kind.oc}`,
      `${kind.base.replace("~", "about ")} mm`,
      (kind.keywords ?? []).join(", "),
    ]),
  ]);
}

function saves(kind: PrintedSheet["models"][number]): string {
  const { invulnerable, invulnerableRanged: ranged, invulnerableMelee: melee } = kind;
  const parts = [
    ...(invulnerable === null ? [] : [`${invulnerable}+`]),
    ...(ranged === undefined ? [] : [`${ranged}+ ranged`]),
    ...(melee === undefined ? [] : [`${melee}+ melee`]),
  ];
  return parts.join(", ") || "-";
}

function counts(composition: PrintedSheet["composition"][number]): string {
  return Object.entries(composition)
    .map(([kind, count]) => `${typeof count === "number" ? count : count.join("-")} ${kind}`)
    .join(", ");
}

function size(one: PrintedSheet["sizes"][number]): string {
  if ("added" in one) return `${one.added} +${one.points}`;
  const as = one.as === undefined ? "" : one.as === "ALLY" ? " as allies" : " in their own army";
  const of = one.of === undefined ? `${one.models}` : carried(one.of);
  return `${of} for ${one.points}${as}`;
}

function carried(weapons: Carried): string {
  return (
    Object.entries(weapons)
      .map(([name, number]) => (number === 1 ? name : `${number}× ${name}`))
      .join(", ") || "nothing"
  );
}

function weapons({ weapons: all }: PrintedSheet): readonly string[] {
  if (all.length === 0) return ["No weapons."];
  return table([
    ["", "range", "A", "skill", "S", "AP", "D", ""],
    ...all.flatMap(({ name, type, profiles }) =>
      profiles.map((one) => [
        one.name === undefined ? name : `${name} (${one.name})`,
        type === "MELEE" ? "melee" : one.range == null ? "-" : `${one.range}"`,
        `${one.attacks}`,
        one.skill === null ? "-" : `${one.skill}+`,
        `${one.strength}`,
        `${one.ap}`,
        `${one.damage}`,
        one.keywords.join(", "),
      ]),
    ),
  ]);
}

function transport({ transport: own }: PrintedSheet): readonly string[] {
  if (own === null) return [];
  const rooms = own.rooms.map(({ capacity, of }) => `${capacity} ${of.join(" or ")}`).join(", and ");
  const large = Object.entries(own.space ?? {}).map(([keyword, number]) => `${keyword} count ${number}`);
  const not = own.excludes === undefined ? [] : [`not ${own.excludes.join(", ")}`];
  return ["", `Transport: ${[rooms, ...large, ...not].join("; ")}`];
}
