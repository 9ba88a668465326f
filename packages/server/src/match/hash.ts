import { hash } from "node:crypto";
import { type ActionResult, canonicalJson, type Game, hashedGame, hashedResult } from "@gunline/rules";

/** The hashes of the rules, by the SHA-256 of the platform, which is some eight times as quick as one in JavaScript. */
export function hashOf(value: unknown): string {
  return hash("sha256", canonicalJson(value), "hex");
}

/** A document of an earlier version has no stack of tasks, and was hashed whole. */
export function hashOfGame(game: Game): string {
  return hashOf("tasks" in game ? hashedGame(game) : game);
}

export function hashOfResult(result: ActionResult): string {
  return hashOf(hashedResult(result));
}
