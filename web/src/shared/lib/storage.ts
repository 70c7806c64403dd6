/**
 * This app stores these in the browser beyond a tab. `sessionLost` means that the token was refused, `card` holds the
 * chef card for offline use, and `eatersChanged` is set for a moment to notify other tabs. `fileColumns` holds how the
 * columns of an owner's own files were matched, and `draftCorrections` what they corrected by hand in what was read.
 * `kitchenOrders` holds the links that kitchens were given, until they expire. `endingSession` holds the tokens of
 * people who signed out while the server could not be told, separated by spaces. `told` is what a restaurant told
 * somebody in the last twelve hours.
 */
export type StoredKey =
  | 'token'
  | 'zipcode'
  | 'address'
  | 'restaurantData'
  | 'sessionLost'
  | 'card'
  | 'cardLanguage'
  | 'eatersChanged'
  | 'endingSession'
  | 'language'
  | 'menuOrder'
  | 'fileColumns'
  | 'draftCorrections'
  | 'kitchenOrders'
  | 'told';

type Listener = () => void;

/** Stores text under a key. It falls back to memory if the browser refuses storage or has no room, and never throws. */
export interface TextStore<Key extends string> {
  readonly read: (key: Key) => string | undefined;
  readonly write: (key: Key, value: string) => void;
  readonly remove: (key: Key) => void;
  readonly clear: () => void;
  /** Calls back after every change, including those of other tabs. */
  readonly subscribe: (listener: Listener) => () => void;
}

type ReadStored = (area: 'localStorage' | 'sessionStorage', key: string) => string | undefined;

let readElsewhere: ReadStored | undefined;

/** Sets how the server reads storage: a page there sees what the requesting browser stores, and writes nothing. */
export function readStorageWith(read: ReadStored | undefined): void {
  readElsewhere = read;
}

function attemptIn<T>(area: 'localStorage' | 'sessionStorage', work: (storage: Storage) => T): T | undefined {
  try {
    return work(globalThis[area]);
  } catch {
    return undefined;
  }
}

function createStore<Key extends string>(area: 'localStorage' | 'sessionStorage'): TextStore<Key> {
  const memory = new Map<string, string>();
  const listeners = new Set<Listener>();
  const attempt = <T>(work: (storage: Storage) => T) => attemptIn(area, work);
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onOtherTab = (event: StorageEvent) => {
    if (event.storageArea !== attempt((storage) => storage)) return;
    if (event.key) memory.delete(event.key);
    else memory.clear();
    notify();
  };

  return {
    // A store that is full still holds what was there before.
    read: (key) =>
      readElsewhere
        ? readElsewhere(area, key)
        : (memory.get(key) ?? attempt((storage) => storage.getItem(key) ?? undefined)),
    write(key, value) {
      if (readElsewhere) return;
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (stored) memory.delete(key);
      else memory.set(key, value);
      notify();
    },
    remove(key) {
      if (readElsewhere) return;
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
      notify();
    },
    clear() {
      memory.clear();
      attempt((storage) => storage.clear());
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        globalThis.addEventListener('storage', onOtherTab);
        // A page from the back/forward cache missed all changes meanwhile.
        globalThis.addEventListener('pageshow', notify);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        globalThis.removeEventListener('storage', onOtherTab);
        globalThis.removeEventListener('pageshow', notify);
      };
    },
  };
}

export const localStore = createStore<StoredKey>('localStorage');

/** This is a key of the tab's store: it never appears in an address, and is gone when the tab is closed. */
export const ticksKey = 'avoiding';

/** Holds what a restaurant told somebody: on the device for signed-in users, in the tab for a guest. */
export const toldKey = 'told';

/** Set after somebody else's ticks in this tab were cleared, until the current user has read that. */
export const clearedKey = 'cleared';

/** Lasts for the tab and holds a guest's ticks and scroll positions. */
export const tabStore = createStore<string>('sessionStorage');

/** Returns the bearer token; an empty or damaged one counts as none. */
export function readToken(): string | undefined {
  const token = localStore.read('token');
  return token && token !== 'undefined' && token !== 'null' && token !== 'false' ? token : undefined;
}
