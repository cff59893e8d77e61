// What is kept in this browser: tables as lists show them, whole games as text, and the person. IndexedDB, or memory
// where the browser keeps nothing (private windows of some).
import type { Table } from "../wire";

export interface KeptTable {
  table: Table;
  /** A step of a lesson: not listed among the games. */
  lesson: boolean;
}

type Shelf = "tables" | "games" | "person";

let opening: Promise<IDBDatabase | null> | null = null;
const memory: Record<Shelf, Map<string, unknown>> = { tables: new Map(), games: new Map(), person: new Map() };

function database(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open("rondel", 1);
      request.onupgradeneeded = () => {
        for (const shelf of ["tables", "games", "person"]) request.result.createObjectStore(shelf);
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
    request.onerror = () => reject(request.error ?? new Error("not kept"));
  });
}

export async function kept<T>(shelf: Shelf, key: string): Promise<T | undefined> {
  const db = await database();
  if (!db) return memory[shelf].get(key) as T | undefined;
  return done(db.transaction(shelf).objectStore(shelf).get(key)) as Promise<T | undefined>;
}

export async function allKept<T>(shelf: Shelf): Promise<T[]> {
  const db = await database();
  if (!db) return [...memory[shelf].values()] as T[];
  return done(db.transaction(shelf).objectStore(shelf).getAll()) as Promise<T[]>;
}

/** Several things at once, all or none; undefined removes. */
export async function keep(things: [Shelf, string, unknown][]): Promise<void> {
  const db = await database();
  if (!db) {
    for (const [shelf, key, value] of things) {
      if (value === undefined) memory[shelf].delete(key);
      else memory[shelf].set(key, value);
    }
    return;
  }
  const writing = db.transaction(["tables", "games", "person"], "readwrite");
  for (const [shelf, key, value] of things) {
    if (value === undefined) writing.objectStore(shelf).delete(key);
    else writing.objectStore(shelf).put(value, key);
  }
  await new Promise<void>((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onerror = writing.onabort = () => reject(writing.error ?? new Error("not kept"));
  });
}
