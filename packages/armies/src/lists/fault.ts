/** Why a file is no list, or not one that is read here: a code for programs, a sentence for the player. */
export interface ListFault {
  readonly code:
    | "EMPTY"
    | "TOO_LARGE"
    | "NOT_TEXT"
    | "NO_LIST"
    | "BROKEN"
    | "TOO_DEEP"
    | "ENTITIES"
    | "ZIP_BOMB"
    | "EDITION"
    | "OTHER_TOOL";
  readonly message: string;
}

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: ListFault };

export function read<T>(value: T): Reading<T> {
  return { ok: true, value };
}

export function fault(code: ListFault["code"], message: string): Reading<never> {
  return { ok: false, fault: { code, message } };
}
