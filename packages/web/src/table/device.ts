/** What is too large for the browser's shelf of games: armies of lists, and a compiled catalogue. */

const NAME = "gunline";
export type Store = "armies" | "catalogue";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of ["armies", "catalogue"] satisfies readonly Store[])
        request.result.createObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<T>(
  store: Store,
  mode: IDBTransactionMode,
  ask: (objects: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = ask(database.transaction(store, mode).objectStore(store));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

/** Undefined where nothing is kept, or the browser keeps nothing. */
export async function saved<T>(store: Store, key: string): Promise<T | undefined> {
  try {
    return (await inStore(store, "readonly", (objects) => objects.get(key))) as T | undefined;
  } catch {
    return undefined;
  }
}

export async function allSaved<T>(store: Store): Promise<readonly T[]> {
  try {
    return (await inStore(store, "readonly", (objects) => objects.getAll())) as readonly T[];
  } catch {
    return [];
  }
}

/** Whether it could be kept. */
export async function keep(store: Store, key: string, value: unknown): Promise<boolean> {
  try {
    await inStore(store, "readwrite", (objects) => objects.put(value, key));
    return true;
  } catch {
    return false;
  }
}

export async function forget(store: Store, key: string): Promise<void> {
  try {
    await inStore(store, "readwrite", (objects) => objects.delete(key));
  } catch {
    // What is not kept is forgotten.
  }
}
