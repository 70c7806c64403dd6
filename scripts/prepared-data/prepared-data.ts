import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { serverAlone, startServerProcess } from '../server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    preparedFolder: string;
  }
}

async function prepare(data: string, done: string): Promise<void> {
  let outcome = 'failed';
  try {
    const server = await startServerProcess({
      ...serverAlone,
      env: { PORT: '0', SAMPLE_DATA: 'off', LOG_LEVEL: 'silent', DATA_DIR: data },
    });
    if ((await server.stop()) === 0) outcome = 'done';
  } finally {
    await writeFile(done, outcome);
  }
}

/**
 * Fills a data directory as a server leaves it that was started on an empty one and then stopped. Creating and
 * migrating a database takes four seconds of a processor, so it is done once for all tests of a run that are about
 * something else.
 */
export async function fillDataDirectory(directory: string): Promise<void> {
  const folder = inject('preparedFolder');
  const [data, done] = [path.join(folder, 'data'), path.join(folder, 'done')];
  const isFirst = await mkdir(path.join(folder, 'begun')).then(
    () => true,
    () => false,
  );
  if (isFirst) await prepare(data, done);
  while (!existsSync(done)) await sleep(100);
  await mkdir(directory, { recursive: true });
  // The database's files may belong to a separate user.
  await promisify(execFile)('cp', ['-a', `${data}/.`, directory]);
}
