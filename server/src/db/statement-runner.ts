import type pg from 'pg';
import { classifyDatabaseError } from './database-errors.ts';
import type { Statement } from './db.ts';

/** Sends statements on a connection. */
export type Runner = {
  run(client: pg.ClientBase, statement: Statement, statementTimeout?: number): Promise<unknown[]>;
};

export type RunnerOptions = {
  nameOf: ((text: string) => string | undefined) | undefined;
  /** Is the limit in milliseconds, or 0 for none. */
  statementTimeout: number;
};

// The server reports an overlong statement itself. The client's limit is for a server that hangs.
const grace = 500;

/** Makes a runner that names statements with values, turns errors into this folder's own and never waits for ever. */
export function createRunner({ nameOf, statementTimeout: standard }: RunnerOptions): Runner {
  return {
    async run(client, { text, values }, statementTimeout = standard) {
      const name = values.length > 0 ? nameOf?.(text) : undefined;
      const config: pg.QueryConfig & { query_timeout: number } = {
        text,
        values,
        query_timeout: statementTimeout && statementTimeout + grace,
      };
      if (name !== undefined) config.name = name;
      try {
        // Several statements in one text return a result each.
        const result = (await client.query(config)) as pg.QueryResult | pg.QueryResult[];
        return Array.isArray(result) ? result.flatMap(({ rows }) => rows as unknown[]) : result.rows;
      } catch (error) {
        throw classifyDatabaseError(error);
      }
    },
  };
}
