import { localStore, type StoredKey } from '../../shared/lib/storage.ts';

type Entries = readonly (readonly [name: string, value: unknown])[];

function readAll(key: StoredKey): Entries {
  try {
    const stored: unknown = JSON.parse(localStore.read(key) ?? '[]');
    return Array.isArray(stored) ? (stored as Entries) : [];
  } catch {
    return [];
  }
}

/** Returns what this device has stored under a name. Somebody may have changed it by hand. */
export const recallEntry = (key: StoredKey, name: string): unknown => readAll(key).find(([one]) => one === name)?.[1];

interface Limits {
  /** This many names are remembered, the latest last. */
  readonly entries: number;
  /** Longer data isn't stored. */
  readonly letters?: number;
}

export function rememberEntry(key: StoredKey, name: string, value: unknown, { entries, letters }: Limits): void {
  const others = readAll(key).filter(([one]) => one !== name);
  const all = JSON.stringify([...others, [name, value]].slice(-entries));
  if (letters === undefined || all.length <= letters) localStore.write(key, all);
}
