import type { Game, Odds, stratagems, TargetOdds } from "@gunline/rules";
import { meanText, percent } from "./numbers.ts";
import { printable } from "./output.ts";

/** What a use would come to, for people. */

type Picked = { readonly kind: "PICKED" } & stratagems.PickedUseOdds;

export function* describeUse(game: Game, odds: stratagems.UseOdds | Picked): Generator<string> {
  for (const line of linesOf(game, odds)) yield printable(`${line}\n`);
}

function linesOf(game: Game, odds: stratagems.UseOdds | Picked): readonly string[] {
  const nameOf = (id: string) => `${game.units[id]!.name} [${id}]`;
  switch (odds.kind) {
    case "CHANGES":
      return Object.entries(odds.without.targets).flatMap(([id, before]) => {
        const after = odds.used.targets[id];
        return after === undefined ? [] : [`${nameOf(id)}: ${changeText(before, after)}`];
      });
    case "PICKED":
      return [`${nameOf(odds.target_unit_id)}: ${changeText(odds.without, odds.used)}`];
    case "ATTACKS":
      return targetLines(odds.used, nameOf);
    case "FIGHTS":
      return [`${nameOf(odds.target_unit_id)}: ${lossText(odds.odds)}`];
    case "CHARGES": {
      const at = odds.target_unit_ids.map(nameOf).join(", ");
      return [
        odds.least === null
          ? `charge at ${at}: no roll is enough`
          : `charge at ${at}: ${odds.least} or more, ${percent(odds.chance)}`,
      ];
    }
    case "DICE":
      return odds.outcomes.map((one) => `${nameOf(one.unit_id)}: ${outcomeText(one)}`);
  }
}

function targetLines({ targets }: Odds, nameOf: (id: string) => string): readonly string[] {
  return Object.entries(targets).map(([id, target]) => `${nameOf(id)}: ${lossText(target)}`);
}

function lossText({ slain, damage, destroyed }: TargetOdds): string {
  return `slain ${meanText(slain)}, damage ${meanText(damage)}, destroyed ${chanceText(destroyed)}`;
}

function changeText(before: TargetOdds, after: TargetOdds): string {
  return [
    `slain ${meanText(before.slain)} → ${meanText(after.slain)}`,
    `damage ${meanText(before.damage)} → ${meanText(after.damage)}`,
    `destroyed ${chanceText(before.destroyed)} → ${chanceText(after.destroyed)}`,
  ].join(", ");
}

function chanceText(chance: number | null): string {
  return chance === null ? "not known" : percent(chance);
}

const WHAT: Readonly<Record<stratagems.ActOdds["what"], string>> = {
  MORTAL_WOUNDS: "mortal wounds",
  HEALED: "wounds regained",
  RETURNED: "models returned",
  DESTROYED: "models destroyed",
  TEST: "test passed",
  MOVE: "inches",
  CP: "command points",
  DIE: "success",
  SPARED: "wounds not lost",
};

function outcomeText({ what, chances, without }: stratagems.ActOdds): string {
  if (what === "TEST" || what === "DIE") {
    const before = without === undefined ? "" : `${percent(without[1] ?? 0)} → `;
    return `${WHAT[what]} ${before}${percent(chances[1] ?? 0)}`;
  }
  const mean = chances.reduce((sum, chance, number) => sum + chance * number, 0);
  const each = chances.flatMap((chance, number) => (chance > 0 ? [`${number}: ${percent(chance)}`] : []));
  return `${WHAT[what]} ${mean.toFixed(2)} on average (${each.join(", ")})`;
}
