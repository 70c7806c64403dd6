import type { Database, Db } from './db/db.ts';
import type { Reads } from './db/reads.ts';
import type { MapTiles } from './http/map-tiles.ts';
import type { Tracing } from './tracing/open-tracing.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { PictureStore } from './pictures/picture-store.ts';

/** The operator's settings that requests need. */
export interface Settings {
  /** Statements older than this many days don't clear. */
  readonly statementDays: number;
  /** The sample accounts sign in only on a server that nobody else can reach. */
  readonly sampleAccountsSignIn: boolean;
  readonly trustProxy: false | number | string;
  /** Where zip codes are asked for that the own table doesn't have. */
  readonly zipLookupUrl?: string | undefined;
  /** The site's own address, where the operator named one. */
  readonly publicUrl?: string | undefined;
  readonly tiles?: MapTiles | undefined;
  readonly logLevel: string;
  /** Opens `/metrics` to who knows it; without it only to this computer, where no proxy stands before the server. */
  readonly metricsToken?: string | undefined;
}

/** What every handler works with. Nothing in it outlives a request that another process would miss. */
export interface Context {
  readonly db: Db;
  /** Connections for requests that change something, so that those that wait for a row leave the others to readers. */
  readonly writes?: Database;
  /** Where requests that only read find their data; without it that is `db`. */
  readonly reads?: Reads;
  readonly pictures: PictureStore;
  /** Leaves work to be done later, by whichever server. */
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly settings: Settings;
  /** Where the operator asked for traces. */
  readonly tracing?: Pick<Tracing, 'startRequest'> | undefined;
  readonly now: () => Date;
}
