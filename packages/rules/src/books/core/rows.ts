import type { Row } from "../../abilities/language/row.ts";

/** What the core rules put units under. */
export const CORE_ROWS: readonly Row[] = [
  {
    id: "EPIC_CHALLENGE",
    name: "Epic Challenge",
    source: "CORE",
    does: [{ on: "BEARER", do: [{ precision: "MELEE" }], until: "PHASE" }],
  },
  {
    id: "GO_TO_GROUND",
    name: "Go to Ground",
    source: "CORE",
    does: [
      {
        on: "UNIT",
        do: [
          { characteristic: "INVULNERABLE_SAVE", atLeast: 6 },
          { attacks: "SUFFERED", do: [{ cover: true }] },
        ],
        until: "PHASE",
      },
    ],
  },
  {
    id: "SMOKESCREEN",
    name: "Smokescreen",
    source: "CORE",
    does: [
      {
        on: "UNIT",
        do: [{ attacks: "SUFFERED", do: [{ cover: true }] }, { ability: "STEALTH" }],
        until: "PHASE",
      },
    ],
  },
  damaged(4),
  damaged(5),
];

/** A machine that hardly holds together: −1 to hit with so many wounds left. */
function damaged(wounds: number): Row {
  return {
    id: `DAMAGED_${wounds}`,
    name: "Damaged",
    source: "DATASHEET",
    ability: `DAMAGED ${wounds}`,
    rule: "AR-9",
    does: [{ if: { woundsLeft: wounds }, do: [{ attacks: "MADE", do: [{ hit: -1 }] }] }],
  };
}
