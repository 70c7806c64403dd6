import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseRunAs } from '../src/db/embedded/run-as.ts';

/** The path in Debian's package. */
export const pgbouncer = '/usr/sbin/pgbouncer';

export interface Pooler {
  /** The socket's directory; the port is PgBouncer's usual one. */
  readonly host: string;
  /** Leads to the PostgreSQL on another socket from now on, the way an operator does: file, then reload. */
  readonly repoint: (postgres: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A PgBouncer in transaction mode before the PostgreSQL on a socket, with few connections for all of its clients. */
export async function startPgBouncer(postgres: string, user: string, poolSize = 3): Promise<Pooler> {
  const directory = await mkdtemp(path.join(tmpdir(), 'cpb-'));
  const users = path.join(directory, 'users.txt');
  const configuration = path.join(directory, 'pgbouncer.ini');
  await writeFile(users, `"${user}" ""\n`);
  const configure = (host: string) =>
    writeFile(
      configuration,
      `[databases]\n* = host=${host}\n[pgbouncer]\nlisten_addr =\nunix_socket_dir = ${directory}\nauth_type = trust
auth_file = ${users}\npool_mode = transaction\ndefault_pool_size = ${poolSize}\nserver_login_retry = 1\nlogfile = ${directory}/log\n`,
    );
  await configure(postgres);
  const { prefix, uid } = chooseRunAs();
  const command = [...prefix, pgbouncer, '-q', configuration];
  const child = spawn(command[0] ?? '', command.slice(1), {
    stdio: 'ignore',
    ...(uid !== undefined && { uid, gid: uid }),
  });
  const ended = once(child, 'exit');
  while (!existsSync(path.join(directory, '.s.PGSQL.6432'))) {
    if (child.exitCode !== null) throw new Error('PgBouncer did not start');
    await sleep(20);
  }
  return {
    host: directory,
    async repoint(to) {
      await configure(to);
      child.kill('SIGHUP');
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
