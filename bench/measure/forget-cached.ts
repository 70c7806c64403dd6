import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Has the operating system forget what it read of the files in a folder. Only GNU's `dd` can ask for that. */
export async function forgetCached(folder: string): Promise<void> {
  await run('find', [folder, '-type', 'f', '-exec', 'dd', 'if={}', 'iflag=nocache', 'count=0', 'status=none', ';']);
}
