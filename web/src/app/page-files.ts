import { findRoute } from '../shared/lib/page-params.ts';

interface PageFiles {
  readonly first: readonly string[];
  readonly later: readonly string[];
}

let table: Promise<Readonly<Record<string, PageFiles>>> | undefined;

async function readTable(): Promise<Readonly<Record<string, PageFiles>>> {
  const answer = await fetch('/page-files.json', { priority: 'low' });
  if (!answer.ok) throw new Error('The files of pages are not known');
  return (await answer.json()) as Record<string, PageFiles>;
}

async function findFiles(pathname: string): Promise<PageFiles | undefined> {
  table ??= readTable();
  const pages = await table.catch((error: unknown) => {
    table = undefined;
    throw error;
  });
  const found = findRoute(Object.keys(pages), pathname);
  return found && pages[found.path];
}

const fetched = new Set<string>();

/**
 * Has the browser keep the files that the page at an address may need later: what runs once it is needed is there then,
 * also with a bad signal. What can't be had now is asked for again when it is needed. The signal ends it.
 */
export async function fetchLaterFiles(pathname: string, signal: AbortSignal): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const files = await findFiles(pathname);
    for (const file of files?.later ?? []) {
      if (fetched.has(file)) continue;
      await (await fetch(`/${file}`, { priority: 'low', signal })).arrayBuffer();
      fetched.add(file);
    }
  } catch {
    // A part asks for it itself then.
  }
}

/** Asks for all modules of a page at once, and not for each when another is found to import it. */
export async function preloadPage(pathname: string): Promise<void> {
  // Without the table they are found one after another.
  const files = await findFiles(pathname).catch(() => undefined);
  for (const file of files?.first ?? []) {
    const href = `/${file}`;
    if (!file.endsWith('.js') || document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
    );
  }
}
