import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Draft, MenuFile, Problem } from '../draft.ts';
import { refuseUnread } from '../refused-kinds.ts';
import { readLimits } from './read-limits.ts';
import type { ReaderMessage } from './reader-process.ts';

export interface ReadOptions {
  readonly milliseconds?: number;
  readonly megabytes?: number;
  readonly onProgress?: (share: number) => void;
  /** Ends the reading. Its result says that it was stopped. */
  readonly signal?: AbortSignal | undefined;
}

const tooMuch: Problem = {
  problem:
    'Reading the file took too much memory or time, and was stopped. Save the pages of the menu as a smaller file, or export it in another format.',
};

/** Returns the memory of a process in MB where the system says it; elsewhere only its heap is bounded. */
async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return (Number(status.split(' ')[1] ?? 0) * 4096) / 1024 / 1024;
}

/** Returns Node's compile cache, if it is set. The reader's code then starts half a second faster. */
function compiled(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

function watch(child: ChildProcess, megabytes: number, stop: () => void): NodeJS.Timeout {
  return setInterval(() => {
    if (child.pid === undefined) return;
    void megabytesOf(child.pid).then((used) => {
      if (used > megabytes) stop();
    });
  }, 200);
}

/**
 * Reads a file in a separate process, which is killed when it exceeds its memory or time. Whatever a file does to its
 * reader, the server stays up.
 */
export function readInProcess(
  file: MenuFile,
  {
    milliseconds = readLimits.milliseconds,
    megabytes = readLimits.megabytes,
    onProgress = () => undefined,
    signal,
  }: ReadOptions = {},
): Promise<Draft | Problem> {
  // A process costs a second and a half of a processor, which a few odd bytes shouldn't cause.
  const refused = refuseUnread(file.bytes);
  if (refused) return Promise.resolve(refused);
  return new Promise((resolve) => {
    const child = fork(path.join(import.meta.dirname, 'reader-process.ts'), [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${readLimits.heapMegabytes}`],
      // It needs nothing from this process's environment, and gets no secrets.
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...compiled() },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let result: Draft | Problem | undefined;
    const stop = () => {
      result = tooMuch;
      child.kill('SIGKILL');
    };
    const timeout = setTimeout(stop, milliseconds);
    signal?.addEventListener('abort', stop);
    const watching = watch(child, megabytes, stop);
    child.on('message', (message: ReaderMessage) => {
      if ('progress' in message) onProgress(message.progress);
      else result ??= message.result;
    });
    child.on('error', () => (result ??= tooMuch));
    child.on('close', (code, killedBy) => {
      clearTimeout(timeout);
      clearInterval(watching);
      signal?.removeEventListener('abort', stop);
      // It ends by a signal when out of memory. For anything else, the file is at fault.
      const failed = killedBy === null && code !== null && code < 128 ? damaged : tooMuch;
      resolve(result ?? failed);
    });
    child.send({ name: file.name, bytes: file.bytes });
  });
}

const damaged: Problem = {
  problem: 'The file is damaged: it can’t be read to its end. Save it again, or export it in another format.',
};
