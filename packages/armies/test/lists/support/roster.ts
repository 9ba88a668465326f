import type { Weapon } from "@gunline/rules";
import { type BuiltModel, builtModels } from "../../../src/built-models.ts";
import { ARMIES, type Army } from "../../../src/index.ts";

/** Our own armies as New Recruit and BattleScribe write rosters: the same names and numbers in their layout. */

interface Node {
  readonly name: string;
  readonly type: string;
  readonly number: number;
  readonly points?: number;
  readonly group?: string;
  readonly categories?: readonly string[];
  readonly profiles?: readonly ProfileNode[];
  readonly rules?: readonly string[];
  readonly selections?: readonly Node[];
}

interface ProfileNode {
  readonly name: string;
  readonly typeName: string;
  readonly values: Readonly<Record<string, string>>;
}

const TENTH = "sys-352e-adc2-7639-d6a9";

export function armyNamed(id: string): Army {
  return ARMIES.find((one) => one.id === id)!;
}

export interface RosterOptions {
  readonly gameSystemId?: string;
  readonly name?: string;
  /** Changes each unit before it is written. */
  readonly change?: (unit: Node) => Node;
}

function weaponProfiles(weapons: readonly Weapon[]): readonly ProfileNode[] {
  return weapons.map((weapon) => {
    const isRanged = weapon.type === "RANGED";
    const skill = weapon.skill === null ? "N/A" : `${weapon.skill}+`;
    const name =
      weapon.profile_of === null
        ? weapon.name
        : `➤ ${weapon.profile_of} - ${/\((.+)\)$/.exec(weapon.name)?.[1] ?? weapon.name}`;
    return {
      name,
      typeName: isRanged ? "Ranged Weapons" : "Melee Weapons",
      values: {
        Range: isRanged ? `${weapon.range}"` : "Melee",
        A: `${weapon.attacks}`,
        [isRanged ? "BS" : "WS"]: skill,
        S: `${weapon.strength}`,
        AP: `${weapon.ap}`,
        D: `${weapon.damage}`,
        Keywords: weapon.keywords.length === 0 ? "-" : weapon.keywords.join(", "),
      },
    };
  });
}

function unitNodes(army: Army): readonly Node[] {
  return army.entries.flatMap(({ leader, ...entry }) => {
    const all = leader === undefined ? [entry] : [entry, { ...leader, size: 1 }];
    return all.map(({ sheet, size, options }) => {
      const recruits = builtModels({ sheet, size, ...(options !== undefined && { options }) });
      const groups: { recruit: BuiltModel; number: number }[] = [];
      for (const recruit of recruits) {
        const key = (one: BuiltModel) => JSON.stringify([one.name, one.weapons]);
        const same = groups.find((one) => key(one.recruit) === key(recruit));
        if (same === undefined) groups.push({ recruit, number: 1 });
        else same.number++;
      }
      const models = groups.map(({ recruit, number }): Node => {
        const arms = new Map<string, Weapon[]>();
        const counts = new Map<string, number>();
        for (const id of recruit.weapons) {
          const weapon = sheet.weapons.find((one) => one.id === id)!;
          const arm = weapon.profile_of ?? weapon.name;
          const known = arms.get(arm) ?? [];
          if (!known.includes(weapon)) arms.set(arm, [...known, weapon]);
          if (known.length === 0 || known[0] === weapon) counts.set(arm, (counts.get(arm) ?? 0) + 1);
        }
        const stats = { ...sheet.stats, ...recruit.stats };
        return {
          name: recruit.name,
          type: "model",
          number,
          profiles: [
            {
              name: recruit.name,
              typeName: "Unit",
              values: {
                M: `${stats.move}"`,
                T: `${stats.toughness}`,
                SV: stats.save === 7 ? "-" : `${stats.save}+`,
                W: `${stats.wounds}`,
                LD: `${stats.leadership}+`,
                OC: `${stats.objective_control}`,
              },
            },
          ],
          selections: [...arms].map(([arm, weapons]) => ({
            name: arm,
            type: "upgrade",
            number: counts.get(arm)! * number,
            profiles: weaponProfiles(weapons),
          })),
        };
      });
      const invulnerable = sheet.stats.invulnerable_save;
      return {
        name: sheet.name,
        type: "unit",
        number: 1,
        points: sheet.points[size]!,
        categories: [...sheet.keywords, `Faction: ${sheet.faction}`],
        profiles:
          invulnerable === null
            ? []
            : [
                {
                  name: "Invulnerable Save",
                  typeName: "Abilities",
                  values: { Description: `This model has a ${invulnerable}+ invulnerable save.` },
                },
              ],
        rules: sheet.abilities.filter((one) => /^(DEEP STRIKE|FEEL NO PAIN|DEADLY|SCOUTS|STEALTH)/.test(one)),
        selections: models,
      } satisfies Node;
    });
  });
}

function rosterTree(army: Army, { change = (unit) => unit }: RosterOptions = {}): readonly Node[] {
  const setting = (name: string, value: string): Node => ({
    name,
    type: "upgrade",
    number: 1,
    categories: ["Configuration"],
    selections: [{ name: value, type: "upgrade", number: 1 }],
  });
  return [
    setting("Battle Size", "Strike Force (2000 Point limit)"),
    setting("Detachment", army.faction === "Orks" ? "War Horde" : "Gladius Task Force"),
    ...unitNodes(army).map(change),
  ];
}

function pointsOf({ points = 0, selections = [] }: Node): number {
  return selections.reduce((sum, one) => sum + pointsOf(one), points);
}

export function rosterJson(army: Army, options: RosterOptions = {}): string {
  const json = (node: Node): object => ({
    name: node.name,
    type: node.type,
    number: node.number,
    ...(node.group !== undefined && { group: node.group }),
    ...(node.points !== undefined && { costs: [{ name: "pts", typeId: "x", value: node.points }] }),
    ...(node.categories && { categories: node.categories.map((name, at) => ({ name, primary: at === 0 })) }),
    ...(node.rules && { rules: node.rules.map((name) => ({ name, description: "" })) }),
    ...(node.profiles && {
      profiles: node.profiles.map(({ name, typeName, values }) => ({
        name,
        typeName,
        characteristics: Object.entries(values).map(([key, $text]) => ({ name: key, $text })),
      })),
    }),
    ...(node.selections && { selections: node.selections.map(json) }),
  });
  const selections = rosterTree(army, options);
  return JSON.stringify({
    roster: {
      name: options.name ?? army.name,
      costs: [{ name: "pts", value: selections.reduce((sum, one) => sum + pointsOf(one), 0) }],
      gameSystemId: options.gameSystemId ?? TENTH,
      gameSystemName: "Warhammer 40,000 10th Edition",
      forces: [{ catalogueName: army.faction, selections: selections.map(json) }],
    },
  });
}

export function rosterXml(army: Army, options: RosterOptions = {}): string {
  const escaped = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  const xml = (node: Node): string =>
    [
      `<selection name="${escaped(node.name)}" type="${node.type}" number="${node.number}">`,
      node.points === undefined
        ? ""
        : `<costs><cost name="pts" typeId="x" value="${node.points}.0"/></costs>`,
      `<categories>${(node.categories ?? []).map((name) => `<category name="${escaped(name)}" primary="false"/>`).join("")}</categories>`,
      `<rules>${(node.rules ?? []).map((name) => `<rule name="${escaped(name)}"/>`).join("")}</rules>`,
      `<profiles>${(node.profiles ?? [])
        .map(
          ({ name, typeName, values }) =>
            `<profile name="${escaped(name)}" typeName="${typeName}"><characteristics>${Object.entries(values)
              .map(([key, value]) => `<characteristic name="${key}">${escaped(value)}</characteristic>`)
              .join("")}</characteristics></profile>`,
        )
        .join("")}</profiles>`,
      `<selections>${(node.selections ?? []).map(xml).join("")}</selections>`,
      "</selection>",
    ].join("");
  const selections = rosterTree(army, options);
  const points = selections.reduce((sum, one) => sum + pointsOf(one), 0);
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    `<roster xmlns="http://www.battlescribe.net/schema/rosterSchema" gameSystemId="${options.gameSystemId ?? TENTH}" gameSystemName="x" name="${escaped(options.name ?? army.name)}">`,
    `<costs><cost name="pts" typeId="x" value="${points}.0"/></costs>`,
    `<forces><force catalogueName="${army.faction}"><selections>${selections.map(xml).join("")}</selections></force></forces>`,
    "</roster>",
  ].join("\n");
}
