import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/**
 * Loads a plain-text dump of pg_dump: its statements, and its rows in COPY format. psql's own commands
 * (a backslash in the first column) are skipped.
 */
export async function loadDump(client: pg.Client, file: string): Promise<void> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  let statements: string[] = [];
  let rows: string[] | undefined;
  let copy = '';
  for await (const line of lines) {
    if (rows && line === '\\.') {
      await pipeline(Readable.from(rows), client.query(copyFrom(copy)));
      rows = undefined;
    } else if (rows) rows.push(`${line}\n`);
    else if (/^COPY .* FROM stdin;$/.test(line)) {
      await run(client, statements);
      statements = [];
      copy = line;
      rows = [];
    } else if (!line.startsWith('\\')) statements.push(line);
  }
  await run(client, statements);
}

async function run(client: pg.Client, statements: string[]): Promise<void> {
  const text = statements.join('\n').trim();
  if (text !== '') await client.query(text);
}
