import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a mail as a file that sorts by time. Only who runs the server may read it: its links sign in. */
export async function writeToFolder(folder: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
  // Under its name only when whole: whoever watches the folder never reads half a mail.
  const unfinished = path.join(folder, `.${name}`);
  await writeFile(unfinished, message, { mode: 0o600, flag: 'wx' });
  await rename(unfinished, path.join(folder, `${name}.eml`));
}
