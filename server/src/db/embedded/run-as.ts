import { spawnSync } from 'node:child_process';
import { chown, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { StartRefused } from '../start-refused.ts';

/** Says how PostgreSQL's programs are started on this computer. */
export type RunAs = {
  /** Holds the program and arguments before PostgreSQL's own. */
  prefix: string[];
  /** Is the user to switch to, if the prefix can't do so. */
  uid?: number;
  /** Is the owner that the data directory must have. */
  owner: number;
};

const nobody = 65_534;
const inUserNamespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
const endWithParent = ['setpriv', '--pdeathsig', 'INT'];

const works = (command: string[], uid?: number) => {
  const [program = '', ...args] = command;
  return (
    spawnSync(program, [...args, 'true'], { stdio: 'ignore', ...(uid !== undefined && { uid, gid: uid }) }).status === 0
  );
};

/**
 * PostgreSQL refuses to run as root. In a user namespace root appears to it as nobody, which needs neither a new user
 * nor other rights on the files. If namespaces are forbidden, it really runs as nobody. The kernel's parent-death
 * signal stops it if the server is killed.
 */
export function chooseRunAs(): RunAs {
  const user = process.getuid?.() ?? 0;
  if (user !== 0) return { prefix: works(endWithParent) ? endWithParent : [], owner: user };
  const whole = [...inUserNamespace, ...endWithParent];
  if (works(whole)) return { prefix: whole, owner: 0 };
  return { prefix: works(endWithParent, nobody) ? endWithParent : [], uid: nobody, owner: nobody };
}

/** Refuses a directory that PostgreSQL's user can't enter, in clearer words than PostgreSQL's own. */
export function requireAccess({ uid }: RunAs, directory: string): void {
  if (uid === undefined) return;
  if (spawnSync('test', ['-x', directory], { uid, gid: uid }).status === 0) return;
  throw new StartRefused(
    `PostgreSQL can't run as root, and the user "nobody" that it runs as instead can't open ${directory}. ` +
      'Use a folder that every user can open, start Clearplate as an ordinary user, or set DATABASE_URL.',
  );
}

async function chownAll(directory: string, owner: number): Promise<void> {
  await chown(directory, owner, owner);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const child = path.join(directory, entry.name);
    if (entry.isDirectory()) await chownAll(child, owner);
    else if (!entry.isSymbolicLink()) await chown(child, owner, owner);
  }
}

/** Gives a directory and everything in it to the user that PostgreSQL runs as, if we are root and it isn't so yet. */
export async function giveTo({ owner }: RunAs, directory: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  if ((await lstat(directory)).uid !== owner) await chownAll(directory, owner);
}
