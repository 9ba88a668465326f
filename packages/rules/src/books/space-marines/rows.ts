import type { Row } from "../../abilities/language/row.ts";

const GLADIUS = "gladius-task-force";
const MARINES = { keyword: "ADEPTUS ASTARTES" } as const;
const BIG = { keyword: ["MONSTER", "VEHICLE"], of: "TARGET" } as const;
const DOCTRINES = [
  { id: "DEVASTATOR_DOCTRINE", name: "Devastator Doctrine", may: ["SHOOT_AFTER_ADVANCE"] },
  {
    id: "TACTICAL_DOCTRINE",
    name: "Tactical Doctrine",
    may: ["SHOOT_AFTER_FALL_BACK", "CHARGE_AFTER_FALL_BACK"],
  },
  { id: "ASSAULT_DOCTRINE", name: "Assault Doctrine", may: ["CHARGE_AFTER_ADVANCE"] },
] as const;
/** A unit is under one doctrine: a new one takes the place of the old. */
const NO_OTHER = { end: DOCTRINES.map(({ id }) => id), called: "any other doctrine" };
/** One doctrine a Command phase, for the army or for a unit instead of it. */
const ONE_A_PHASE = { usesUp: "COMBAT_DOCTRINE", called: "a Combat Doctrine", until: "PHASE" } as const;

/** The rows of Space Marines that documents without rows of their own are about. */
export const SPACE_MARINE_ROWS: readonly Row[] = [
  {
    id: "OATH_OF_MOMENT",
    name: "Oath of Moment",
    source: "ARMY_RULE",
    rule: "AR-1",
    does: [
      {
        when: { start: "COMMAND" },
        use: { once: "PHASE", compulsory: true },
        choose: { unit: "ENEMY", anywhere: true },
        do: [
          {
            attacks: "SUFFERED",
            if: {
              all: [
                { ability: "OATH OF MOMENT", of: "ATTACKER", every: true },
                { isA: "FRIEND", of: "ATTACKER" },
              ],
            },
            do: [{ reroll: "HIT" }],
          },
          {
            attacks: "SUFFERED",
            if: {
              all: [
                { ability: "OATH OF MOMENT", of: "ATTACKER", every: true },
                { isA: "FRIEND", of: "ATTACKER" },
                {
                  army: {
                    detachment: GLADIUS,
                    without: ["BLOOD ANGELS", "DARK ANGELS", "DEATHWATCH", "SPACE WOLVES"],
                  },
                },
              ],
            },
            do: [{ wound: 1 }],
          },
        ],
        until: "OWN_COMMAND_PHASE",
      },
    ],
  },
  ...DOCTRINES.map(
    ({ id, name, may }): Row => ({
      id,
      name,
      source: "DETACHMENT",
      detachment: GLADIUS,
      rule: "AR-10",
      does: [
        {
          on: { army: true, keyword: "ADEPTUS ASTARTES" },
          when: { start: "COMMAND" },
          use: { once: "BATTLE", per: "ARMY" },
          do: [ONE_A_PHASE, NO_OTHER, { may: [...may] }],
          until: "OWN_COMMAND_PHASE",
        },
      ],
    }),
  ),
  {
    id: "ADAPTIVE_STRATEGY",
    name: "Adaptive Strategy",
    source: "STRATAGEM",
    detachment: GLADIUS,
    does: DOCTRINES.map(({ id, name }) => ({
      as: `ADAPTIVE_STRATEGY_${id}`,
      name: `Adaptive Strategy: ${name}`,
      on: "UNIT",
      when: { during: "COMMAND", before: "TESTS" },
      use: { cost: 1, once: "PHASE" },
      if: MARINES,
      do: [NO_OTHER, { put: id, called: `the ${name}`, until: "OWN_COMMAND_PHASE" }],
    })),
  },
  {
    id: "ADEPT_OF_THE_CODEX",
    name: "Adept of the Codex",
    source: "ENHANCEMENT",
    detachment: GLADIUS,
    does: [
      {
        on: "UNIT",
        when: { start: "COMMAND" },
        use: {},
        do: [
          ONE_A_PHASE,
          NO_OTHER,
          { put: "TACTICAL_DOCTRINE", called: "the Tactical Doctrine", until: "OWN_COMMAND_PHASE" },
        ],
      },
    ],
  },
  {
    id: "ARMOUR_OF_CONTEMPT",
    name: "Armour of Contempt",
    source: "STRATAGEM",
    detachment: GLADIUS,
    does: [
      {
        on: "UNIT",
        when: { targeted: "ANY" },
        use: { cost: 1, once: "PHASE" },
        if: MARINES,
        do: [{ attacks: "SUFFERED", do: [{ ap: -1 }] }],
        until: "ATTACKS",
      },
    ],
  },
  {
    id: "HONOUR_THE_CHAPTER",
    name: "Honour the Chapter",
    source: "STRATAGEM",
    detachment: GLADIUS,
    does: [
      {
        on: "UNIT",
        when: { selected: "FIGHT" },
        use: { cost: 1, once: "PHASE" },
        if: MARINES,
        do: [
          { attacks: "MADE", with: "MELEE", do: [{ weapon: "LANCE" }] },
          {
            attacks: "MADE",
            with: "MELEE",
            if: { under: "ASSAULT_DOCTRINE", called: "the Assault Doctrine" },
            do: [{ ap: 1 }],
          },
        ],
        until: "PHASE",
      },
    ],
  },
  {
    id: "STORM_OF_FIRE",
    name: "Storm of Fire",
    source: "STRATAGEM",
    detachment: GLADIUS,
    does: [
      {
        on: "UNIT",
        when: { selected: "SHOOT" },
        use: { cost: 1, once: "PHASE" },
        if: MARINES,
        do: [
          { attacks: "MADE", with: "RANGED", do: [{ weapon: "IGNORES COVER" }] },
          {
            attacks: "MADE",
            with: "RANGED",
            if: { under: "DEVASTATOR_DOCTRINE", called: "the Devastator Doctrine" },
            do: [{ ap: 1 }],
          },
        ],
        until: "PHASE",
      },
    ],
  },
  {
    id: "ONLY_IN_DEATH",
    name: "Only in Death Does Duty End",
    source: "STRATAGEM",
    detachment: GLADIUS,
    does: [
      {
        on: "UNIT",
        when: { targeted: "FIGHT" },
        use: { cost: 2, once: "PHASE" },
        if: MARINES,
        do: [{ onDeath: "FIGHT" }],
        until: "PHASE",
      },
    ],
  },
  {
    id: "ARTIFICER_ARMOUR",
    name: "Artificer Armour",
    source: "ENHANCEMENT",
    does: [{ do: [{ characteristic: "SAVE", atLeast: 2 }, { feelNoPain: 5 }] }],
  },
  {
    id: "THE_HONOUR_VEHEMENT",
    name: "The Honour Vehement",
    source: "ENHANCEMENT",
    does: [
      {
        do: [
          { attacks: "MADE", with: "MELEE", do: [{ strength: 1 }, { attacks: 1 }] },
          {
            attacks: "MADE",
            with: "MELEE",
            if: { under: "ASSAULT_DOCTRINE", called: "the Assault Doctrine" },
            do: [{ strength: 1 }, { attacks: 1 }],
          },
        ],
      },
    ],
  },
  {
    id: "FIRE_DISCIPLINE",
    name: "Fire Discipline",
    source: "ENHANCEMENT",
    does: [
      {
        on: "LED",
        do: [{ attacks: "MADE", with: "RANGED", do: [{ weapon: "SUSTAINED HITS 1" }] }],
      },
      {
        as: "FIRE_DISCIPLINE_ADVANCE",
        on: "LED",
        when: { rolled: "ADVANCE_ROLL" },
        use: {},
        if: { under: "DEVASTATOR_DOCTRINE", called: "the Devastator Doctrine" },
        do: [{ changeDie: "AGAIN" }],
      },
    ],
  },
  {
    id: "TARGET_PRIORITY",
    name: "Target Priority",
    source: "DATASHEET",
    rule: "AR-5",
    does: [{ on: "LED", do: [{ may: ["SHOOT_AFTER_FALL_BACK", "CHARGE_AFTER_FALL_BACK"] }] }],
  },
  {
    id: "TACTICAL_PRECISION",
    name: "Tactical Precision",
    source: "DATASHEET",
    rule: "AR-9",
    does: [{ on: "LED", do: [{ attacks: "MADE", do: [{ weapon: "LETHAL HITS" }] }] }],
  },
  still("SIGNUM", "Signum", "IGNORES COVER"),
  still("MARK_THE_TARGET", "Mark the Target", "DEVASTATING WOUNDS"),
  {
    id: "TOTAL_OBLITERATION",
    name: "Total Obliteration",
    source: "DATASHEET",
    does: [
      {
        on: "UNIT",
        do: [
          {
            attacks: "MADE",
            with: "RANGED",
            if: BIG,
            do: [{ reroll: "HIT" }, { reroll: "WOUND" }, { reroll: "DAMAGE" }],
          },
        ],
      },
    ],
  },
  {
    id: "DESTRUCTOR",
    name: "Destructor",
    source: "DATASHEET",
    does: [
      {
        do: [{ attacks: "MADE", with: "RANGED", if: { keyword: "INFANTRY", of: "TARGET" }, do: [{ ap: 1 }] }],
      },
    ],
  },
  {
    id: "FURY_OF_THE_FIRST",
    name: "Fury of the First",
    source: "DATASHEET",
    does: [
      {
        on: "UNIT",
        do: [
          {
            attacks: "MADE",
            if: { under: "OATH_OF_MOMENT", called: "the Oath", own: true, of: "TARGET" },
            do: [{ hit: 1 }],
          },
        ],
      },
    ],
  },
  {
    id: "SHOCK_ASSAULT",
    name: "Shock Assault",
    source: "DATASHEET",
    rule: "AR-8",
    does: [
      {
        on: "UNIT",
        do: [
          { attacks: "MADE", with: "MELEE", do: [{ reroll: "WOUND", of: "ONES" }] },
          {
            attacks: "MADE",
            with: "MELEE",
            if: { is: "ON_OBJECTIVE", of: "TARGET" },
            do: [{ reroll: "WOUND" }],
          },
        ],
      },
    ],
  },
  {
    id: "TANK_HUNTERS",
    name: "Tank Hunters",
    source: "DATASHEET",
    does: [
      { on: "UNIT", do: [{ attacks: "MADE", with: "RANGED", if: BIG, do: [{ hit: 1 }, { wound: 1 }] }] },
    ],
  },
  {
    id: "DUTY_ETERNAL",
    name: "Duty Eternal",
    source: "DATASHEET",
    rule: "AR-9",
    does: [{ do: [{ attacks: "SUFFERED", do: [{ damage: -1 }] }] }],
  },
  {
    id: "FOR_THE_CHAPTER",
    name: "For the Chapter!",
    source: "DATASHEET",
    rule: "AR-9",
    does: [{ on: "UNIT", do: [{ onDeath: "SHOOT", from: 3 }] }],
  },
  {
    id: "RITES_OF_BATTLE",
    name: "Rites of Battle",
    source: "DATASHEET",
    rule: "ST-4",
    does: [{ do: [{ cheaper: 1 }] }],
  },
  {
    id: "TARGET_ELIMINATION",
    name: "Target Elimination",
    source: "DATASHEET",
    does: [
      {
        on: "UNIT",
        when: { selected: "SHOOT" },
        use: {},
        do: [
          {
            attacks: "MADE",
            with: "RANGED",
            if: { weapon: "bolt rifle", exactly: true },
            do: [{ attacks: 2 }],
          },
          { oneTarget: true },
        ],
        until: "ATTACKS",
      },
    ],
  },
  {
    id: "FINEST_HOUR",
    name: "Finest Hour",
    source: "DATASHEET",
    rule: "AR-8",
    does: [
      {
        when: { start: "FIGHT", whose: "ANY" },
        use: { once: "BATTLE", per: "MODEL" },
        do: [{ attacks: "MADE", with: "MELEE", do: [{ attacks: 3 }, { weapon: "DEVASTATING WOUNDS" }] }],
        until: "PHASE",
      },
    ],
  },
  {
    id: "PINNING_BOMBARDMENT",
    name: "Pinning Bombardment",
    source: "DATASHEET",
    does: [
      {
        when: { after: "SHOOT" },
        choose: { unit: "HIT", keyword: "INFANTRY", weapon: "launcher", every: true },
        do: [{ battleShock: "TEST", to: "CHOSEN" }],
      },
    ],
  },
  {
    id: "REPOSITION_UNDER_COVERING_FIRE",
    name: "Reposition Under Covering Fire",
    source: "WARGEAR",
    does: [
      {
        on: "UNIT",
        when: { after: "SHOOT" },
        use: { once: "PHASE", per: "UNIT" },
        if: { all: [{ turn: "YOUR" }, { equipped: "instigator" }] },
        do: [{ move: "NORMAL", noCharge: true }],
      },
    ],
  },
  {
    id: "HAMMER_OF_WRATH",
    name: "Hammer of Wrath",
    source: "DATASHEET",
    rule: "AR-7",
    does: [
      {
        on: "UNIT",
        when: { after: "CHARGE" },
        use: { once: "PHASE", per: "UNIT" },
        choose: { unit: "ENEMY", engaged: true },
        do: [{ each: "MODEL_ENGAGED", from: 4, to: "CHOSEN" }],
      },
    ],
  },
  {
    id: "SQUAD_TACTICS",
    name: "Squad Tactics",
    source: "STRATAGEM",
    detachment: GLADIUS,
    does: [
      {
        on: "UNIT",
        when: { after: "MOVE", who: "ENEMY", within: 9 },
        use: { cost: 1, once: "PHASE" },
        if: { keyword: ["INFANTRY", "MOUNTED"], and: "ADEPTUS ASTARTES" },
        do: [
          {
            given: { under: "TACTICAL_DOCTRINE", called: "the Tactical Doctrine" },
            do: [{ move: "NORMAL", inches: 6 }],
            otherwise: [{ move: "NORMAL", inches: "D6" }],
          },
        ],
      },
    ],
  },
  {
    id: "ARMORIUM_CHERUB",
    name: "Armorium Cherub",
    source: "WARGEAR",
    does: [
      {
        on: "UNIT",
        when: { rolled: "HIT" },
        use: { once: "BATTLE", per: "UNIT" },
        do: [{ changeDie: 6 }],
      },
    ],
  },
  {
    id: "AQUILON_OPTICS",
    name: "Aquilon Optics",
    source: "DATASHEET",
    does: (["HIT", "WOUND", "DAMAGE"] as const).map((rolled) => ({
      as: `AQUILON_OPTICS_${rolled}`,
      name: `Aquilon Optics: ${rolled.toLowerCase()}`,
      on: "UNIT",
      when: { rolled },
      use: { once: "PHASE", per: "UNIT" },
      do: [{ changeDie: "AGAIN" }],
    })),
  },
  {
    id: "TELEPORT_HOMER",
    name: "Teleport Homer",
    source: "WARGEAR",
    rule: "AR-5",
    does: [
      {
        on: "UNIT",
        when: { during: "BATTLE" },
        use: { once: "BATTLE", per: "UNIT" },
        do: [{ token: "SET_UP", called: "Teleport Homer" }],
      },
      {
        as: "RAPID_INGRESS_BY_HOMER",
        name: "Rapid Ingress by Teleport Homer",
        on: "UNIT",
        when: { end: "MOVEMENT", whose: "ENEMY" },
        use: { once: "BATTLE", per: "UNIT" },
        do: [
          { arrive: "TOKEN", within: 3, called: "the Teleport Homer" },
          { usesUp: "RAPID_INGRESS", called: "Rapid Ingress", until: "PHASE" },
        ],
      },
    ],
  },
];

/** What a unit has after it has remained stationary, until its player's next Command phase (AR-6). */
function still(id: string, name: string, ability: string): Row {
  const effect = { attacks: "MADE", with: "RANGED", do: [{ weapon: ability }] } as const;
  return {
    id,
    name,
    source: "DATASHEET",
    does: [
      { on: "UNIT", if: { is: "STATIONARY" }, do: [effect] },
      {
        on: "UNIT",
        when: { end: "MOVEMENT" },
        if: { is: "STATIONARY" },
        do: [effect],
        until: "OWN_COMMAND_PHASE",
      },
    ],
  };
}
