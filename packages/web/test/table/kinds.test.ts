import { SCENARIOS } from "@gunline/armies";
import type { Game } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { kindOfModel, kindOfUnit } from "../../src/table/kinds.ts";

const battle = (id: string): Game => SCENARIOS.find((one) => one.id === id)!.game();

describe("what a token says it is", () => {
  const { units } = battle("grand-battle");

  it.each([
    ["INTERCESSORS_1", "battleline"],
    ["TERMINATORS_1", "infantry"],
    ["JUMP_INTERCESSORS_1", "jump"],
    ["DEVASTATORS_1", "heavy"],
    ["ELIMINATORS_1", "heavy"],
    ["LOOTAS_1", "heavy"],
    ["REDEMPTOR_1", "walker"],
    ["KILLA_KANS_1", "walker"],
    ["PREDATOR_1", "vehicle"],
  ])("%s is drawn as %s", (id, glyph) => {
    expect(kindOfUnit(units[id]!)).toBe(glyph);
  });

  it("takes the first that fits, of monsters and characters too", () => {
    const of = (...keywords: string[]) => kindOfUnit({ ...units["INTERCESSORS_1"]!, keywords });
    expect(of("Infantry", "Character", "Monster")).toBe("character");
    expect(of("MONSTER", "WALKER", "BATTLELINE")).toBe("monster");
    expect(of("WALKER")).toBe("infantry");
    expect(of()).toBe("infantry");
  });

  it("gives the star to whoever leads, and not to a sergeant nor to the unit that is led", () => {
    const led = units["HELLBLASTERS_1"]!;
    const named = (name: string) => Object.values(led.models).find((model) => model.name === name)!;
    expect(kindOfModel(led, named("Lieutenant"))).toBe("character");
    expect(kindOfModel(led, named("Hellblaster Sergeant"))).toBe("infantry");
    expect(kindOfUnit(led)).toBe("infantry");
  });
});
