import * as z from "zod/mini";
import { actionSchema } from "../game/action.ts";
import { gameSchema } from "../game/document.ts";
import { resultSchema } from "../game/result.ts";
import { recordSchema } from "./record.ts";

/** The JSON Schemas of everything that crosses a border, from the very schemas that check it. */
export function jsonSchemas(): Readonly<Record<string, unknown>> {
  const make = (schema: z.ZodMiniType, io: "input" | "output") =>
    z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Gunline",
    $defs: {
      game: make(gameSchema, "input"),
      action: make(actionSchema, "input"),
      result: make(resultSchema, "output"),
      record: make(recordSchema, "input"),
    },
  };
}
