import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Breach, createChecker, type SourceFile } from './import-rules.ts';
import { root } from './run-program.ts';

const folders = ['domain/src', 'contract/src', 'menus/src', 'server/src', 'web/src'];

/** Reads the source files to which the rules apply. */
export async function readSources(): Promise<SourceFile[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
      return entries.map((entry) => `${folder}/${entry.split(path.sep).join('/')}`);
    }),
  );
  const names = lists.flat().filter((name) => /\.tsx?$/.test(name));
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(path.join(root, name), 'utf8') })));
}

export function describeBreach({ file, imported, rule }: Breach): string {
  return `${file} imports ${imported}: ${rule}`;
}

/** Checks every source file, prints violations of the rules, and returns whether there are none. */
export async function checkImports(): Promise<boolean> {
  const sources = await readSources();
  const breaches = createChecker(sources).check();
  for (const breach of breaches) console.error(describeBreach(breach));
  if (breaches.length === 0) console.log(`${sources.length} files follow the import rules`);
  return breaches.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = (await checkImports()) ? 0 : 1;
