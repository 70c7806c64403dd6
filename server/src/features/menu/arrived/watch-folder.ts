import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@clearplate/menus/limits';
import { readInProcess } from '@clearplate/menus/node/read-in-process';
import { DatabaseTimeout, DatabaseUnreachable } from '../../../db/database-errors.ts';
import type { Db } from '../../../db/db.ts';
import { findRestaurantsNamed } from './arrived.queries.ts';
import { takeArrived, type Taken } from './take-arrived.ts';

/**
 * Names the folders next to a restaurant's files. A leading dot hides them from people who look for menus, and from us.
 */
const folders = { taking: '.taking', taken: '.taken', unread: '.unread' } as const;

/** Returns whether a name is of a file that browsers, rsync and spreadsheets are still writing. */
const isPassing = (name: string): boolean =>
  name.startsWith('.') ||
  name.startsWith('~') ||
  /(?:~|\.(?:part|tmp|temp|partial|crdownload|filepart|lock))$/i.test(name);

export interface WatchSettings {
  readonly folder: string;
  readonly statementDays: number;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
  /** Says how many milliseconds lie between two scans. */
  readonly every?: number;
  /** A file that changed within this many milliseconds may still be being written. */
  readonly settling?: number;
  /** A file that can't be read has this many milliseconds to become complete. */
  readonly completionTimeout?: number;
  /** After this many milliseconds, work that a dead watcher began is taken up again. */
  readonly abandoned?: number;
}

type Settings = Required<WatchSettings>;

const missing = (error: unknown): undefined => {
  if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
  throw error;
};

const isOutside = (error: unknown): boolean =>
  error instanceof DatabaseUnreachable ||
  error instanceof DatabaseTimeout ||
  (error instanceof Error && 'syscall' in error);

const shapeOf = ({ size, mtimeMs, ino }: Stats): string => `${size} ${mtimeMs} ${ino}`;

/** Returns the restaurant of a folder, named by its id or its import's key, or why there is none. */
async function findRestaurant(db: Db, named: string): Promise<number | { readonly problem: string }> {
  const [id, ...others] = await findRestaurantsNamed(db, named);
  if (id === undefined)
    return { problem: `There is no restaurant ${named}: name the folder after its id or its key of the import.` };
  return others.length > 0
    ? {
        problem: `${named} is the id of one restaurant and the key of another. Name the folder by the other identifier of the one that you mean.`,
      }
    : id;
}

/** Moves a file without replacing another one: two files of one name may arrive. */
async function moveInto(folder: string, from: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const at = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const to = path.join(folder, `${at}-${randomUUID().slice(0, 8)}-${name}`);
  await rename(from, to);
  return to;
}

const describe = ({ outcome, warned, open }: Taken): string => {
  if (outcome === 'same') return 'the same as before';
  if (outcome === 'unchanged') return 'nothing that the menu hasn’t';
  return `${open} dishes wait for the restaurant, ${warned} are newly warned of`;
};

/**
 * Says how a file looked, since when it has looked so, and when it is tried. Times are by our clock, because the file's
 * may be another computer's.
 */
interface Sight {
  readonly shape: string;
  readonly since: number;
  notBefore: number;
}

class FolderWatch {
  readonly #db: Db;
  readonly #settings: Settings;
  #seen = new Map<string, Sight>();

  constructor(db: Db, settings: Settings) {
    this.#db = db;
    this.#settings = settings;
  }

  /** Scans the folder once, and processes the complete files. */
  async look(): Promise<void> {
    const { folder, signal } = this.#settings;
    const before = this.#seen;
    this.#seen = new Map();
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (signal.aborted) return;
      if (isPassing(entry.name)) continue;
      const at = path.join(folder, entry.name);
      if (entry.isDirectory()) await this.#lookInto(at, before);
      else if (entry.isFile() && (await this.#isWhole(at, before)))
        await this.#refuse(at, 'It is outside the restaurants’ folders. Move it into one of them.');
    }
  }

  async #lookInto(home: string, before: ReadonlyMap<string, Sight>): Promise<void> {
    await this.#takeUpAbandoned(home);
    const entries = (await readdir(home, { withFileTypes: true }).catch(missing)) ?? [];
    // Links and pipes are left out: only regular files are read.
    const names = entries.filter((entry) => entry.isFile() && !isPassing(entry.name)).map(({ name }) => name);
    for (const name of names.toSorted()) {
      if (this.#settings.signal.aborted) return;
      const file = path.join(home, name);
      if (await this.#isWhole(file, before)) await this.#take(file);
    }
  }

  /** A file counts as complete if it hasn't changed for a while. */
  async #isWhole(file: string, before: ReadonlyMap<string, Sight>): Promise<boolean> {
    const stats = await lstat(file).catch(missing);
    if (!stats) return false;
    const [shape, now] = [shapeOf(stats), Date.now()];
    const known = before.get(file);
    const wait = stats.size === 0 ? this.#settings.completionTimeout : this.#settings.settling;
    const sight = known?.shape === shape ? known : { shape, since: now, notBefore: now + wait };
    this.#seen.set(file, sight);
    return sight === known && now >= sight.notBefore;
  }

  /**
   * Schedules another try of an unreadable file, which may still be being written. Returns `false` if its time is over.
   */
  #postpone(file: string): boolean {
    const { completionTimeout } = this.#settings;
    const sight = this.#seen.get(file);
    if (!sight || Date.now() - sight.since >= completionTimeout) return false;
    sight.notBefore = sight.since + completionTimeout;
    return true;
  }

  #tell(file: string, outcome: string): void {
    this.#settings.log(`${path.relative(this.#settings.folder, file)}: ${outcome}`);
  }

  /** Sets a file aside, with the reason next to it. `from` is where it is now. */
  async #putAside(file: string, problem: string, { from = file, told = problem } = {}): Promise<void> {
    const unread = path.join(path.dirname(file), folders.unread);
    const at = await moveInto(unread, from, path.basename(file));
    await writeFile(`${at}.reason.txt`, `${problem}\n`);
    this.#tell(file, `put aside. ${told}`);
  }

  /** Sets a file aside unread, unless it is gone. */
  async #refuse(file: string, problem: string): Promise<void> {
    await this.#putAside(file, problem).catch(missing);
  }

  /** If there are several watchers, the one whose move succeeds has the file. */
  async #take(file: string): Promise<void> {
    const [home, name] = [path.dirname(file), path.basename(file)];
    const restaurant = await findRestaurant(this.#db, path.basename(home));
    if (typeof restaurant !== 'number') return this.#refuse(file, restaurant.problem);
    const taking = path.join(home, folders.taking);
    await mkdir(taking, { recursive: true });
    const mine = path.join(taking, `${randomUUID()}-${name}`);
    if ((await rename(file, mine).then(() => true, missing)) === undefined) return;
    const back = () => rename(mine, file);
    try {
      const stats = await lstat(mine);
      const result = await this.#read(mine, name, stats, restaurant);
      const hasChanged = shapeOf(await lstat(mine)) !== shapeOf(stats);
      if (result === 'stopped' || hasChanged) await back();
      else if (!('problem' in result)) {
        await moveInto(path.join(home, folders.taken), mine, name);
        this.#tell(file, describe(result));
      } else if (this.#postpone(file)) await back();
      else await this.#putAside(file, result.problem, { from: mine });
    } catch (error) {
      // If the database is away, or the disk is full, another scan finds the file where it was. A file that crashes us
      // stops no other.
      if (isOutside(error)) {
        await back().catch(missing);
        throw error;
      }
      const told = error instanceof Error ? error.name : 'Failed';
      const problem = 'It could not be compared with the menu. Please report this.';
      await this.#putAside(file, problem, { from: mine, told });
    }
  }

  async #read(file: string, name: string, { size }: Stats, restaurantId: number) {
    const { signal, statementDays } = this.#settings;
    if (size > limits.fileBytes) return { problem: `It is larger than ${limits.fileBytes / 1024 / 1024} MB.` };
    const bytes = await readFile(file);
    const draft = await readInProcess({ name, bytes }, { signal });
    if (signal.aborted) return 'stopped' as const;
    if ('problem' in draft) return draft;
    return takeArrived(this.#db, { restaurantId, name, bytes }, draft, { now: () => new Date(), statementDays });
  }

  /** A watcher that was killed leaves files that it had begun. Their age is that of their move. */
  async #takeUpAbandoned(home: string): Promise<void> {
    const taking = path.join(home, folders.taking);
    for (const name of (await readdir(taking).catch(missing)) ?? []) {
      const stats = await lstat(path.join(taking, name)).catch(missing);
      if (!stats || Date.now() - stats.ctimeMs < this.#settings.abandoned) continue;
      await rename(path.join(taking, name), path.join(home, name.slice(37))).catch(missing);
    }
  }
}

/**
 * Watches a folder until it is told to stop. Each complete file in a restaurant's folder is read, compared with the
 * menu and left to its owner. It scans, because network drives report no changes. Trouble is reported once and waited
 * out.
 */
export async function watchFolder(db: Db, settings: WatchSettings): Promise<void> {
  const all: Settings = {
    every: 3000,
    settling: 10_000,
    completionTimeout: 120_000,
    abandoned: 600_000,
    ...settings,
  };
  const watch = new FolderWatch(db, all);
  let trouble = '';
  while (!all.signal.aborted) {
    try {
      await watch.look();
      trouble = '';
    } catch (error) {
      const said =
        error instanceof Error ? `${error.name}: ${(error as NodeJS.ErrnoException).code ?? error.message}` : 'trouble';
      if (said !== trouble)
        all.log(`The folder ${all.folder} could not be looked through (${said}); it is tried again.`);
      trouble = said;
    }
    await sleep(all.every, undefined, { signal: all.signal }).catch(() => undefined);
  }
}
