import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { giveTo, type RunAs } from './run-as.ts';

// sockaddr_un holds 108 bytes with the closing zero on Linux and 104 on macOS.
const longestPath = process.platform === 'darwin' ? 103 : 107;

export type SocketDirectory = { path: string; remove(): Promise<void> };

/**
 * Returns a directory for the database's socket that only we can enter. Its rights guard the database, which asks for
 * no password. It is in the data directory, or in a short temporary one if that path would be too long.
 */
export async function createSocketDirectory(dataDirectory: string, runAs: RunAs): Promise<SocketDirectory> {
  const wanted = path.join(dataDirectory, 'socket');
  const fits = Buffer.byteLength(path.join(wanted, '.s.PGSQL.5432.lock')) <= longestPath;
  const directory = fits ? wanted : await mkdtemp(path.join(tmpdir(), 'cp-'));
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await chmod(directory, 0o700);
  await giveTo(runAs, directory);
  return {
    path: directory,
    remove: async () => (fits ? undefined : rm(directory, { recursive: true, force: true })),
  };
}
