import type { Address } from '../src/db/pool.ts';

/** What the global set-up tells every test file. */
export type TestDatabases = {
  /** A login that may create databases and owns the tables. */
  owner: Address;
  /** The login that the server would use, and the role it takes on when that is another one. */
  app: Address;
  role?: string;
  template: string;
  /** What the names of this run's databases begin with. */
  prefix: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}

/** Tests share the processor with browsers, and none that uses such a pool is about the server's own limits. */
export const unhurried = { statementTimeout: 60_000, connectionTimeout: 60_000 };

/** The same login on another database of the same cluster. */
export function onDatabase(address: Address, database: string): Address {
  if (!('connectionString' in address)) return { ...address, database };
  const url = new URL(address.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
