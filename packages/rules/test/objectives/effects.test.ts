import { afterAll, expect, test, vi } from "vitest";
import type { EffectRow } from "../../src/abilities/effect.ts";

/** No rule of ours changes Objective Control: one that adds 1 to it, as banners do. */
const BANNER: EffectRow = {
  id: "BANNER",
  name: "Banner",
  rule: "EF-2",
  source: "ABILITY",
  text: "+1 OC",
  stats: { objective_control: (value) => value + 1 },
};

const REGISTRY = "../../src/abilities/registry.ts";

// Test files share their modules: the rules with a banner are loaded anew, and forgotten afterwards.
afterAll(() => {
  vi.doUnmock(REGISTRY);
  vi.resetModules();
});

async function rulesWithBanner() {
  vi.resetModules();
  vi.doMock(REGISTRY, async (original) => {
    const registry = await original<typeof import("../../src/abilities/registry.ts")>();
    const effectRow = (id: string) => (id === BANNER.id ? BANNER : registry.effectRow(id));
    return { ...registry, effectRow };
  });
  const [{ levelsOf }, { on }, { at, battle }] = await Promise.all([
    import("../../src/space/objectives/control.ts"),
    import("../support/effects.ts"),
    import("../support/mission.ts"),
  ]);
  return { levelsOf, on, at, battle };
}

test("OB-3 CO-8 Objective Control as it is now: what adds to it counts, after Battle-shock has made it 0", async () => {
  const { levelsOf, on, at, battle } = await rulesWithBanner();
  const effects = [on("BANNER", "BATTLE")];
  const level = (options: object) => {
    const game = battle({ places: ["C"], units: { A: at("C", "p1", options) } });
    return levelsOf(game, game.objectives["C"]!).p1;
  };
  const stats = { objective_control: 2 };
  expect(level({ stats })).toBe(2);
  expect(level({ stats, effects })).toBe(3);
  expect(level({ stats, flags: { battle_shocked: true } })).toBe(0);
  expect(level({ stats, effects, flags: { battle_shocked: true } })).toBe(1);
});
