// Browser storage: tables for lists, complete games as text, and the person. Uses IndexedDB, or memory where that is
// unavailable (some private windows).
import type { Table } from "../wire";

export interface StoredTable {
  table: Table;
  /** A lesson step, which is not listed among the games. */
  lesson: boolean;
}

type StoreName = "tables" | "games" | "person";

let opening: Promise<IDBDatabase | null> | null = null;
const memory: Record<StoreName, Map<string, unknown>> = { tables: new Map(), games: new Map(), person: new Map() };

function database(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open("rondel", 1);
      request.onupgradeneeded = () => {
        for (const store of ["tables", "games", "person"]) request.result.createObjectStore(store);
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opening;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not stored"));
  });
}

export async function read<T>(store: StoreName, key: string): Promise<T | undefined> {
  const db = await database();
  if (!db) return memory[store].get(key) as T | undefined;
  return done(db.transaction(store).objectStore(store).get(key)) as Promise<T | undefined>;
}

export async function readAll<T>(store: StoreName): Promise<T[]> {
  const db = await database();
  if (!db) return [...memory[store].values()] as T[];
  return done(db.transaction(store).objectStore(store).getAll()) as Promise<T[]>;
}

/** Write several values in one transaction; undefined deletes. */
export async function write(things: [StoreName, string, unknown][]): Promise<void> {
  const db = await database();
  if (!db) {
    for (const [store, key, value] of things) {
      if (value === undefined) memory[store].delete(key);
      else memory[store].set(key, value);
    }
    return;
  }
  const writing = db.transaction(["tables", "games", "person"], "readwrite");
  for (const [store, key, value] of things) {
    if (value === undefined) writing.objectStore(store).delete(key);
    else writing.objectStore(store).put(value, key);
  }
  await new Promise<void>((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onerror = writing.onabort = () => reject(writing.error ?? new Error("not stored"));
  });
}
