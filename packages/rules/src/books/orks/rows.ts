import type { Row } from "../../abilities/language/row.ts";

const HORDE = "war-horde";
const WAAAGH = { under: "WAAAGH", called: "the Waaagh!" } as const;

/** The rows of Orks that documents without rows of their own are about. */
export const ORK_ROWS: readonly Row[] = [
  {
    id: "WAAAGH",
    name: "Waaagh!",
    source: "ARMY_RULE",
    rule: "AR-2",
    does: [
      {
        on: { army: true, ability: "WAAAGH!" },
        when: { start: "COMMAND" },
        use: { once: "BATTLE" },
        do: [
          { characteristic: "INVULNERABLE_SAVE", atLeast: 5 },
          { may: ["CHARGE_AFTER_ADVANCE"] },
          { attacks: "MADE", with: "MELEE", do: [{ strength: 1 }, { attacks: 1 }] },
        ],
        until: "OWN_COMMAND_PHASE",
      },
    ],
  },
  {
    id: "GET_STUCK_IN",
    name: "Get Stuck In",
    source: "DETACHMENT",
    detachment: HORDE,
    rule: "AR-13",
    does: [
      {
        on: { army: true, keyword: "ORKS" },
        do: [{ attacks: "MADE", with: "MELEE", do: [{ weapon: "SUSTAINED HITS 1" }] }],
      },
    ],
  },
  {
    id: "ARD_AS_NAILS",
    name: "'Ard as Nails",
    source: "STRATAGEM",
    detachment: HORDE,
    rule: "AR-14",
    does: [
      {
        on: "UNIT",
        when: { targeted: "ANY" },
        use: { cost: 1, once: "PHASE" },
        if: { all: [{ keyword: "ORKS" }, { not: { keyword: ["GROTS", "MONSTER", "VEHICLE"] } }] },
        do: [{ attacks: "SUFFERED", do: [{ wound: -1 }] }],
        until: "PHASE",
      },
    ],
  },
  {
    id: "ERE_WE_GO",
    name: "'Ere We Go",
    source: "STRATAGEM",
    detachment: HORDE,
    rule: "AR-14",
    does: [
      {
        on: "UNIT",
        when: { start: "MOVEMENT" },
        use: { cost: 1, once: "PHASE" },
        if: { keyword: "ORKS", and: "INFANTRY" },
        do: [
          { roll: "ADVANCE_ROLL", add: 2 },
          { roll: "CHARGE_ROLL", add: 2 },
        ],
        until: "TURN",
      },
    ],
  },
  {
    id: "UNBRIDLED_CARNAGE",
    name: "Unbridled Carnage",
    source: "STRATAGEM",
    detachment: HORDE,
    rule: "AR-14",
    does: [
      {
        on: "UNIT",
        when: { selected: "FIGHT" },
        use: { cost: 1, once: "PHASE" },
        if: { keyword: "ORKS" },
        do: [{ attacks: "MADE", with: "MELEE", do: [{ critical: "HIT", from: 5 }] }],
        until: "PHASE",
      },
    ],
  },
  {
    id: "ORKS_IS_NEVER_BEATEN",
    name: "Orks Is Never Beaten",
    source: "STRATAGEM",
    detachment: HORDE,
    rule: "AR-14",
    does: [
      {
        on: "UNIT",
        when: { targeted: "FIGHT" },
        use: { cost: 2, once: "PHASE" },
        if: { keyword: "ORKS" },
        do: [{ onDeath: "FIGHT" }],
        until: "PHASE",
      },
    ],
  },
  {
    id: "MOB_RULE",
    name: "Mob Rule",
    source: "STRATAGEM",
    detachment: HORDE,
    rule: "AR-14",
    does: [
      {
        on: "UNIT",
        when: { during: "COMMAND" },
        use: { cost: 1, once: "PHASE" },
        if: { all: [{ keyword: "MOB" }, { models: 10 }, { not: { is: "BELOW_HALF_STRENGTH" } }] },
        choose: {
          unit: "FRIENDLY",
          keyword: "ORKS",
          and: "INFANTRY",
          within: 6,
          if: { is: "BATTLE_SHOCKED", of: "CHOSEN" },
        },
        do: [{ battleShock: "END", to: "CHOSEN" }],
      },
    ],
  },
  {
    id: "FOLLOW_ME_LADZ",
    name: "Follow Me Ladz",
    source: "ENHANCEMENT",
    rule: "AR-16",
    does: [{ on: "LED", do: [{ characteristic: "MOVE", add: 2 }] }],
  },
  {
    id: "HEADWOPPAS_KILLCHOPPA",
    name: "Headwoppa's Killchoppa",
    source: "ENHANCEMENT",
    rule: "AR-16",
    does: [
      {
        do: [
          {
            attacks: "MADE",
            with: "MELEE",
            if: { not: { weaponHas: "EXTRA ATTACKS" } },
            do: [{ weapon: "DEVASTATING WOUNDS" }],
          },
        ],
      },
    ],
  },
  {
    id: "KUNNIN_BUT_BRUTAL",
    name: "Kunnin' But Brutal",
    source: "ENHANCEMENT",
    rule: "AR-16",
    does: [{ on: "LED", do: [{ may: ["SHOOT_AFTER_FALL_BACK", "CHARGE_AFTER_FALL_BACK"] }] }],
  },
  {
    id: "SUPA_CYBORK_BODY",
    name: "Supa-Cybork Body",
    source: "ENHANCEMENT",
    rule: "AR-16",
    does: [{ do: [{ feelNoPain: 4 }] }],
  },
  {
    id: "FULL_THROTTLE",
    name: "Full Throttle",
    source: "DATASHEET",
    rule: "AR-5",
    does: [{ on: "UNIT", do: [{ may: ["CHARGE_AFTER_ADVANCE", "CHARGE_AFTER_FALL_BACK"] }] }],
  },
  {
    id: "DATS_OUR_LOOT",
    name: "Dat's Our Loot!",
    source: "DATASHEET",
    does: [
      {
        on: "UNIT",
        do: [
          { attacks: "MADE", with: "RANGED", do: [{ reroll: "HIT", of: "ONES" }] },
          {
            attacks: "MADE",
            with: "RANGED",
            if: { is: "ON_OBJECTIVE", of: "TARGET" },
            do: [{ reroll: "HIT" }],
          },
        ],
      },
    ],
  },
  {
    id: "SPLAT",
    name: "Splat!",
    source: "DATASHEET",
    does: [
      {
        on: "UNIT",
        do: [
          {
            attacks: "MADE",
            with: "RANGED",
            if: {
              all: [
                { is: "STARTING_STRENGTH", of: "TARGET" },
                { not: { keyword: ["MONSTER", "VEHICLE"], of: "TARGET" } },
              ],
            },
            do: [{ reroll: "HIT", of: "ONES" }],
          },
        ],
      },
    ],
  },
  {
    id: "MIGHT_IS_RIGHT",
    name: "Might Is Right",
    source: "DATASHEET",
    rule: "AR-8",
    does: [{ on: "LED", do: [{ attacks: "MADE", with: "MELEE", do: [{ hit: 1 }] }] }],
  },
  {
    id: "DA_BIGGEST_AND_DA_BEST",
    name: "Da Biggest and da Best",
    source: "DATASHEET",
    rule: "AR-2",
    does: [{ do: [{ attacks: "MADE", with: "MELEE", if: WAAAGH, do: [{ attacks: 4 }] }] }],
  },
  {
    id: "KRUMPIN_TIME",
    name: "Krumpin' Time",
    source: "DATASHEET",
    rule: "AR-2",
    does: [{ on: "UNIT", if: WAAAGH, do: [{ feelNoPain: 5 }] }],
  },
  {
    id: "DOKS_TOOLS",
    name: "Dok's Tools",
    source: "DATASHEET",
    rule: "AR-9",
    does: [{ on: "LED", do: [{ feelNoPain: 5 }] }],
  },
  {
    id: "SYRINGE",
    name: "'Urty Syringe",
    source: "WARGEAR",
    ability: "SYRINGE",
    rule: "AR-8",
    does: [
      {
        do: [
          {
            attacks: "MADE",
            if: { all: [{ weapon: "syringe" }, { not: { keyword: "VEHICLE", of: "TARGET" } }] },
            do: [{ criticalMortalWounds: "D6" }],
          },
        ],
      },
    ],
  },
  {
    id: "RAMSHACKLE_BUT_RUGGED",
    name: "Ramshackle But Rugged",
    source: "DATASHEET",
    rule: "AR-9",
    does: [{ do: [{ attacks: "SUFFERED", do: [{ ap: -1 }] }] }],
  },
  {
    id: "DA_BOSS_LADZ",
    name: "Da Boss' Ladz",
    source: "DATASHEET",
    rule: "AR-9",
    does: [
      {
        on: "UNIT",
        if: { all: [{ is: "LED" }, { keyword: "WARBOSS" }] },
        do: [{ attacks: "SUFFERED", do: [{ wound: -1, ifStronger: true }] }],
      },
    ],
  },
  {
    id: "RUNTHERD",
    name: "Runtherd",
    source: "DATASHEET",
    rule: "AR-9",
    does: [{ if: { models: 1, named: "Gretchin" }, do: [{ characteristic: "TOUGHNESS", set: 2 }] }],
  },
  {
    id: "PYROMANIAKS",
    name: "Pyromaniaks",
    source: "DATASHEET",
    does: [
      {
        on: "UNIT",
        do: [
          {
            attacks: "MADE",
            with: "RANGED",
            if: { attackWithin: 6 },
            do: [{ reroll: "WOUND", of: "ONES" }],
          },
          {
            attacks: "MADE",
            with: "RANGED",
            if: { all: [{ attackWithin: 6 }, { is: "ON_OBJECTIVE", of: "TARGET" }] },
            do: [{ reroll: "WOUND" }],
          },
        ],
      },
    ],
  },
  {
    id: "GUN_CRAZY_SHOW_OFFS",
    name: "Gun-crazy Show-offs",
    source: "DATASHEET",
    does: [
      {
        on: "UNIT",
        do: [
          {
            attacks: "MADE",
            if: { all: [{ weapon: "snazzgun" }, { closest: true }] },
            do: [{ attacksAre: 4 }],
          },
        ],
      },
    ],
  },
  {
    id: "GROT_RIGGERS",
    name: "Grot Riggers",
    source: "DATASHEET",
    rule: "AR-4",
    does: [{ when: { start: "COMMAND" }, do: [{ heal: 1, each: true }] }],
  },
  {
    id: "GROT_ORDERLY",
    name: "Grot Orderly",
    source: "WARGEAR",
    rule: "AR-4",
    does: [
      {
        on: "LED",
        when: { during: "COMMAND", before: "TESTS" },
        use: { once: "BATTLE", per: "UNIT" },
        do: [{ return: "D3" }],
      },
    ],
  },
  {
    id: "SCORCHING_FEAR",
    name: "Scorching Fear",
    source: "DATASHEET",
    does: [
      {
        on: "UNIT",
        when: { after: "SHOOT" },
        choose: { unit: "HIT", keyword: "INFANTRY", weapon: "pyreblaster", first: true },
        do: [{ battleShock: "TEST", modifier: -1, to: "CHOSEN" }],
      },
    ],
  },
  {
    id: "AMMO_RUNT",
    name: "Ammo Runt",
    source: "WARGEAR",
    does: [
      {
        on: "UNIT",
        when: { selected: "SHOOT" },
        use: { once: "BATTLE", per: "UNIT" },
        do: [{ attacks: "MADE", with: "RANGED", do: [{ weapon: "LETHAL HITS" }] }],
        until: "PHASE",
      },
    ],
  },
  {
    id: "PULSA_ROKKIT",
    name: "Pulsa Rokkit",
    source: "WARGEAR",
    does: [
      {
        on: "UNIT",
        when: { selected: "SHOOT" },
        use: { once: "BATTLE", per: "UNIT" },
        do: [{ attacks: "MADE", with: "RANGED", do: [{ strength: 1 }, { ap: 1 }] }],
        until: "PHASE",
      },
    ],
  },
  {
    id: "SHOOTY_POWER_TRIP",
    name: "Shooty Power Trip",
    source: "DATASHEET",
    does: [
      {
        on: "UNIT",
        when: { selected: "SHOOT" },
        use: { once: "PHASE", per: "UNIT" },
        do: [
          {
            table: [
              { from: 1, to: 2, do: [{ mortalWounds: "D3" }] },
              {
                from: 3,
                to: 4,
                do: [
                  {
                    give: [{ attacks: "MADE", with: "RANGED", do: [{ strength: 1 }] }],
                    as: "POWER_TRIP_STRENGTH",
                    until: "PHASE",
                  },
                ],
              },
              {
                from: 5,
                to: 6,
                do: [
                  {
                    give: [{ attacks: "MADE", with: "RANGED", do: [{ attacks: 1 }] }],
                    as: "POWER_TRIP_ATTACKS",
                    until: "PHASE",
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "BOMB_SQUIG",
    name: "Bomb Squig",
    source: "WARGEAR",
    rule: "AR-5",
    does: [
      {
        on: "UNIT",
        when: { after: "MOVE", moves: ["NORMAL"] },
        use: { once: "BATTLE", per: "UNIT" },
        choose: { unit: "ENEMY", within: 12, visible: true },
        do: [{ table: [{ from: 3, to: 6, do: [{ mortalWounds: "D3", to: "CHOSEN" }] }] }],
      },
    ],
  },
  {
    id: "PISTON_DRIVEN_BRUTALITY",
    name: "Piston-driven Brutality",
    source: "DATASHEET",
    rule: "AR-7",
    does: [
      {
        on: "UNIT",
        when: { after: "CHARGE" },
        use: { once: "PHASE", per: "UNIT" },
        choose: { unit: "ENEMY", engaged: true },
        do: [
          {
            table: [
              { from: 2, to: 5, do: [{ mortalWounds: "D3", to: "CHOSEN" }] },
              { from: 6, do: [{ mortalWounds: "D3+3", to: "CHOSEN" }] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "BUBBLECHUKKA",
    name: "Bubblechukka",
    source: "WARGEAR",
    weapon: "BUBBLECHUKKA",
    rule: "KW-33",
    does: [
      {
        on: "UNIT",
        when: { selected: "SHOOT" },
        use: { once: "PHASE", per: "UNIT" },
        do: [
          {
            table: (["big", "wobbly", "dense"] as const).map((kind, at) => ({
              from: 2 * at + 1,
              to: 2 * at + 2,
              do: [
                {
                  give: [{ profile: `${kind} bubble` }],
                  as: `${kind.toUpperCase()}_BUBBLE`,
                  until: "PHASE",
                },
              ],
            })),
          },
        ],
      },
    ],
  },
  {
    id: "CAREEN",
    name: "Careen!",
    source: "STRATAGEM",
    detachment: HORDE,
    rule: "TR-11",
    does: [
      {
        on: "UNIT",
        when: { after: "DEMISE" },
        use: { cost: 1, once: "PHASE" },
        if: { keyword: "ORKS", and: "VEHICLE" },
        do: [{ wreckMove: "OVER_ENEMIES" }],
      },
    ],
  },
  {
    id: "THIEVIN_SCAVENGERS",
    name: "Thievin' Scavengers",
    source: "DATASHEET",
    rule: "AR-5",
    does: [
      {
        on: { army: true, ability: "THIEVIN' SCAVENGERS", together: true },
        when: { start: "MOVEMENT" },
        do: [
          {
            eachObjective: "YOURS",
            near: { all: [{ ability: "THIEVIN' SCAVENGERS" }, { not: { is: "BATTLE_SHOCKED" } }] },
            from: 4,
            cp: 1,
          },
        ],
      },
    ],
  },
];
