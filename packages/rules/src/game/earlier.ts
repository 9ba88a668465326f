import { LIMITS } from "../base/limits.ts";
import { accept, type Checked, refusal, reject } from "../base/refusal.ts";
import type { Game } from "./document.ts";
import { byEdition } from "./edition.ts";

/**
 * Documents of earlier versions of Gunline. Anyone who keeps documents notes the version beside them; where nobody did,
 * they are known by fields that documents no longer have.
 */

/**
 * 1: choices to be undone and the attacks being resolved were kept under `shooting` and `charges`; objectives were
 * points beside the document. 2: the shape of today, played by edition 3 of the rules. 3: played by edition 4.
 */
export const DOCUMENT_VERSION = 3;

/** The first version whose documents can be read as they are. */
const FIRST_OF_THIS_SHAPE = 2;

/** By which edition documents of an earlier version were played, where they name none. */
const EDITIONS: Readonly<Record<number, number>> = { 2: 3 };

export function isOfThisShape(version: number): boolean {
  return version >= FIRST_OF_THIS_SHAPE && version <= DOCUMENT_VERSION;
}

/** A document as that version played it: it names the edition of the rules, unless they are today's (RC-2). */
export function asPlayedIn(version: number, game: Game): Game {
  const edition = EDITIONS[version];
  return edition === undefined || game.turn.edition !== undefined ? game : byEdition(game, edition);
}

type RawObject = Readonly<Record<string, unknown>>;
type Point = readonly [x: number, y: number];

/**
 * A document of an earlier version as one of today, to be parsed like any other; one of today as it is. Refused where
 * it was left in the middle of attacks, which were kept in another way. Objectives that were kept beside it enter it,
 * unless it has its own.
 */
export function upgradeDocument(raw: unknown, objectives: readonly Point[] = []): Checked<unknown> {
  if (!isPart(raw)) return accept(raw);
  const { shooting, charges } = raw;
  if (isPart(shooting) && isPart(shooting["resolution_state"])) {
    return reject(refusal("EARLIER_VERSION", "GD-1", {}));
  }
  const change = {
    ...(isPart(shooting) && { shooting: without(shooting, "history", "resolution_state", "allocated") }),
    ...(isPart(shooting) && "allocated" in shooting && { allocated: shooting["allocated"] }),
    // A charge under way stays pending: the task is made of it where the document is read.
    ...(isPart(charges) && { charges: without(charges, "history") }),
    ...(objectives.length > 0 && !("objectives" in raw) && { objectives: placed(objectives) }),
  };
  return accept({ ...raw, ...change });
}

function placed(points: readonly Point[]): RawObject {
  return Object.fromEntries(
    points.slice(0, LIMITS.objectives).map(([x, y], index) => {
      const id = `objective-${index + 1}`;
      return [id, { id, position: { x, y } }];
    }),
  );
}

function isPart(value: unknown): value is RawObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function without(part: RawObject, ...fields: readonly string[]): RawObject {
  return Object.fromEntries(Object.entries(part).filter(([field]) => !fields.includes(field)));
}
