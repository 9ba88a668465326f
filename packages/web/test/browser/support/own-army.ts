/** An army that no book has, as New Recruit would write it: names, numbers and rules of our own invention. */

const characteristics = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, $text]) => ({ name, $text }));

const lantern = {
  name: "Lantern gun",
  typeName: "Ranged Weapons",
  characteristics: characteristics({
    Range: '24"',
    A: "2",
    BS: "4+",
    S: "4",
    AP: "0",
    D: "1",
    Keywords: "-",
  }),
};

const staff = {
  name: "Lamplighter’s staff",
  typeName: "Melee Weapons",
  characteristics: characteristics({
    Range: "Melee",
    A: "3",
    WS: "4+",
    S: "4",
    AP: "0",
    D: "1",
    Keywords: "-",
  }),
};

/** What the file says of the rule, which the referee does not know. */
const RELIT = "In your Command phase, one destroyed Lamplighter of this unit is returned to it.";

function unit(name: string, model: string, models: number): object {
  return {
    name,
    type: "unit",
    number: 1,
    costs: [{ name: "pts", value: 100 }],
    categories: [
      { name: "Infantry", primary: true },
      { name: "Faction: Lantern Guild", primary: false },
    ],
    profiles: [
      {
        name: "Relit",
        typeName: "Abilities",
        characteristics: characteristics({ Description: RELIT }),
      },
    ],
    selections: [
      {
        name: model,
        type: "model",
        number: models,
        profiles: [
          {
            name: model,
            typeName: "Unit",
            characteristics: characteristics({ M: '6"', T: "4", SV: "4+", W: "1", LD: "7+", OC: "2" }),
          },
        ],
        selections: [
          { name: "Lantern gun", type: "upgrade", number: models, profiles: [lantern] },
          { name: "Lamplighter’s staff", type: "upgrade", number: models, profiles: [staff] },
        ],
      },
    ],
  };
}

function setting(name: string, value: string): object {
  return {
    name,
    type: "upgrade",
    number: 1,
    categories: [{ name: "Configuration", primary: true }],
    selections: [{ name: value, type: "upgrade", number: 1 }],
  };
}

/** Lamplighters and Wardens of the Lantern Guild, with a detachment of their own. */
export function ownArmy(): string {
  return JSON.stringify({
    roster: {
      name: "Night watch",
      costs: [{ name: "pts", value: 200 }],
      gameSystemId: "sys-352e-adc2-7639-d6a9",
      gameSystemName: "Warhammer 40,000 10th Edition",
      forces: [
        {
          catalogueName: "Lantern Guild",
          selections: [
            setting("Battle Size", "Incursion (1000 Point limit)"),
            setting("Detachment", "Night Shift"),
            unit("Lamplighters", "Lamplighter", 5),
            unit("Wardens", "Warden", 5),
          ],
        },
      ],
    },
  });
}
