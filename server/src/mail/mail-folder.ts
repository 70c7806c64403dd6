import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const endOfHeaders = '\r\n\r\n';

/** The message with its text unencoded: its file is read by people, who copy the link from it. */
function legible(message: Buffer, text: string): string {
  const headers = message.toString().split(endOfHeaders, 1)[0] ?? '';
  const unencoded = headers.replace(/^(content-transfer-encoding): .*$/im, '$1: 8bit');
  return `${unencoded}${endOfHeaders}${text.replaceAll(/\r?\n/g, '\r\n')}`;
}

/** Writes a mail as a file that sorts by time. Only who runs the server may read it: its links sign in. */
export async function writeToFolder(folder: string, message: Buffer, text: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
  // Under its name only when whole: whoever watches the folder never reads half a mail.
  const unfinished = path.join(folder, `.${name}`);
  await writeFile(unfinished, legible(message, text), { mode: 0o600, flag: 'wx' });
  await rename(unfinished, path.join(folder, `${name}.eml`));
}
