import { describe, expect, test } from "vitest";
import { readMessage } from "../src/table/message.ts";

const id = "command-1";

describe("messages", () => {
  test.each([
    ["act", { id, base: 0, action: { type: "END_PHASE" } }],
    ["chat", { id, text: "hello" }],
    ["offer_undo", { id, base: 3, to: 2 }],
    ["answer_undo", { id, to: 2, accept: true }],
    ["offer_end", { id }],
    ["withdraw", { id, what: "end" }],
    ["seal", { id, formations: [{ type: "RESERVE" }] }],
    ["resign", { id }],
    ["rematch", { id }],
    ["sync", {}],
    ["sync", undefined],
    ["history", { before: 10 }],
  ])("%s is read", (type, body) => {
    expect(readMessage(type, body)).toEqual({ ok: true, message: { type, ...body } });
  });

  test.each<[unknown, unknown, string | null, string]>([
    ["act", { id, base: -1, action: {} }, id, "base"],
    ["act", { id, base: 1.5, action: {} }, id, "base"],
    ["act", { id, base: Number.NaN, action: {} }, id, "base"],
    ["act", { id, base: 0 }, id, "action"],
    ["act", { id, base: 0, action: [1] }, id, "action"],
    ["act", { id, base: 0, action: {}, seat: "p2" }, id, ""],
    ["act", { base: 0, action: {} }, null, "id"],
    ["chat", { id: "short", text: "" }, null, "id"],
    ["chat", { id, text: 7 }, id, "text"],
    ["chat", { id, text: "x".repeat(10_000) }, id, "text"],
    ["withdraw", { id, what: "everything" }, id, "what"],
    ["resign", null, null, ""],
    ["resign", "now", null, ""],
    ["resign", [id], null, ""],
    ["history", { before: 0 }, null, "before"],
  ])("%j with %o is refused with the place of the fault", (type, body, command, path) => {
    expect(readMessage(type, body)).toMatchObject({
      ok: false,
      id: command,
      errors: [{ code: "BAD_MESSAGE", path }],
    });
  });

  test.each([["win"], ["__proto__"], ["constructor"], ["toString"], [7], [undefined], [""]])(
    "%j is no message",
    (type) => {
      expect(readMessage(type, { id })).toMatchObject({
        ok: false,
        id,
        errors: [{ code: "UNKNOWN_MESSAGE" }],
      });
    },
  );

  test("what JSON cannot hold is no body", () => {
    const circle: Record<string, unknown> = { id };
    circle["circle"] = circle;
    expect(readMessage("resign", circle)).toMatchObject({ ok: false, id });
  });
});
