import type { Database, Db } from './db/db.ts';
import type { Reads } from './db/reads.ts';
import type { MapTiles } from './http/map-tiles.ts';
import type { Tracing } from './tracing/open-tracing.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { PictureStore } from './pictures/picture-store.ts';

/** Holds the operator's settings that requests need. */
export interface Settings {
  /** Statements older than this many days don't clear. */
  readonly statementDays: number;
  /** The sample accounts sign in only on a server that nobody else can reach. */
  readonly sampleAccountsSignIn: boolean;
  readonly trustProxy: false | number | string;
  /** Says where to look up zip codes that our own table lacks. */
  readonly zipLookupUrl?: string | undefined;
  /** Is the site's own address, where the operator named one. */
  readonly publicUrl?: string | undefined;
  readonly tiles?: MapTiles | undefined;
  readonly logLevel: string;
  /**
   * Opens `/metrics` to whoever sends it. Without it, `/metrics` answers this computer only, and nothing behind a
   * proxy.
   */
  readonly metricsToken?: string | undefined;
}

/** Holds what every handler works with. Nothing in it that outlives a request matters to another process. */
export interface Context {
  readonly db: Db;
  /**
   * Holds the connections for requests that change something. If they all wait for rows, readers still have the others.
   */
  readonly writes?: Database;
  /** Says where requests that only read get their data; without a replica, that is `db`. */
  readonly reads?: Reads;
  readonly pictures: PictureStore;
  /** Enqueues work that any server may do later. */
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly settings: Settings;
  /** Is set if the operator asked for traces. */
  readonly tracing?: Pick<Tracing, 'startRequest'> | undefined;
  readonly now: () => Date;
}
