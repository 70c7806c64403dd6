import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** The server writes mails to this folder if it has no SMTP. */
const folder = process.env['MAIL_FOLDER'] ?? '.data/mail';

async function findLink(to: string, page: string): Promise<string | undefined> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
  for (const file of files.toReversed()) {
    const text = await readFile(path.join(folder, file), 'utf8');
    const link = new RegExp(`^https?://[^/\\s]+(${page}#token=[\\w-]+)`, 'm').exec(text)?.[1];
    if (link !== undefined && text.includes(`To: ${to}`)) return link;
  }
  return undefined;
}

/** Waits for the newest link to this page mailed to somebody, and returns its path with the token. */
export async function waitForLink(to: string, page: string): Promise<string> {
  await expect.poll(() => findLink(to, page), { timeout: 30_000 }).toBeDefined();
  return (await findLink(to, page)) ?? '';
}
