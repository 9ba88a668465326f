import type { Game } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { nextInOrder } from "../../src/panels/shooting/rest.ts";
import { field } from "./field.ts";

describe("who takes the rest of the wounds", () => {
  /** A line, 2" from base to base: only who stands beside each other is in coherency. */
  const table = field({
    id: "SQUAD",
    owner: "p1",
    models: [
      { at: [1, 1], weapons: ["plasma"] },
      { at: [4, 1], weapons: ["rifle"] },
      { at: [7, 1], weapons: ["rifle"] },
      { at: [10, 1], weapons: ["rifle"] },
    ],
  });
  const asked = (...model_ids: string[]): Game => ({
    ...table,
    settings: { ...table.settings, allocation: { p1: "DEFENDER", p2: "CAREFUL" } },
    tasks: [{ type: "allocation", unit_id: "SQUAD", model_ids }],
  });

  it("the nearest first, as the referee lists them", () => {
    expect(nextInOrder(asked("m3", "m2", "m4", "m1"), "nearest")).toBe("m3");
  });

  it("with care: from the end of the line at which nobody bears something special", () => {
    expect(nextInOrder(asked("m3", "m2", "m4", "m1"), "careful")).toBe("m4");
  });

  it("nobody where the player has left the choice to the referee", () => {
    const { settings } = table;
    expect(nextInOrder({ ...asked("m1"), settings }, "careful")).toBeUndefined();
  });
});
