import { jsonSchemas } from "@gunline/rules";
import { done, type Outcome } from "./outcome.ts";
import { jsonChunks } from "./output.ts";

export async function run(): Promise<Outcome> {
  return done(jsonChunks(jsonSchemas()));
}
