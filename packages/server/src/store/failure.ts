/** The database did not do what it was asked, or its answer was lost: nothing is known about it, and it may be tried again. */
export class StoreFailed extends Error {
  override readonly name = "StoreFailed";

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
