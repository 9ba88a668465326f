import { type IRoomCache, LocalDriver, type SortOptions } from "@colyseus/core";

/** What Colyseus lists of a room, with the game by which tables are looked for. */
type Listed = Partial<IRoomCache<{ game?: string }>> & { readonly game?: string };

/** The rooms of one process, found by their game at once: the driver of Colyseus would look through all of them. */
export class TableDriver extends LocalDriver {
  readonly #byGame = new Map<string, IRoomCache[]>();

  override findOne(conditions: Listed, sortOptions?: SortOptions): Promise<IRoomCache> {
    const game = gameOf(conditions);
    if (game === undefined) return super.findOne(conditions, sortOptions);
    const few = new LocalDriver();
    few.rooms = this.#byGame.get(game) ?? [];
    return few.findOne(conditions, sortOptions);
  }

  override async insert(room: IRoomCache): Promise<boolean> {
    const isNew = await super.insert(room);
    if (isNew) this.#enter(room);
    return isNew;
  }

  override persist(room: IRoomCache, create = false): boolean {
    if (create) this.#enter(room);
    return super.persist(room, create);
  }

  override remove(roomId: string): boolean {
    const room = this.rooms.find((one) => one.roomId === roomId);
    const game = room && gameOf(room);
    if (game !== undefined) {
      const left = this.#byGame.get(game)?.filter((one) => one !== room) ?? [];
      if (left.length > 0) this.#byGame.set(game, left);
      else this.#byGame.delete(game);
    }
    return super.remove(roomId);
  }

  override clear(): void {
    this.#byGame.clear();
    super.clear();
  }

  #enter(room: IRoomCache): void {
    const game = gameOf(room);
    if (game !== undefined) this.#byGame.set(game, [...(this.#byGame.get(game) ?? []), room]);
  }
}

function gameOf(room: Listed): string | undefined {
  return room.game ?? room.metadata?.game;
}
