import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-program.ts';

/** This is a generated file that collects the exports of other files. */
interface List {
  readonly file: string;
  readonly sources: string;
  /** Matches the exported name in a source file. */
  readonly exported: RegExp;
  readonly write: (found: readonly Found[]) => string;
}

interface Found {
  /** The path is relative to the list's folder. */
  readonly from: string;
  readonly name: string;
}

const notice = '// `npm run calls` writes this file from the files beside it, so a new one needs no line here.';
const importsOf = (found: readonly Found[]) =>
  found.map(({ name, from }) => `import { ${name} } from './${from}';`).join('\n');
const spreadOf = (found: readonly Found[]) => found.map(({ name }) => `  ...${name},`).join('\n');

const lists: readonly List[] = [
  {
    file: 'contract/src/api.ts',
    sources: 'contract/src/*.ts',
    exported: /^export const (\w+Calls) = defineContract\(/m,
    write: (found) => `${notice}
${importsOf(found)}

/** This is the whole API: everything that knows a call's method, path or shape reads it from here. */
export const api = {
${spreadOf(found)}
};

export type Api = typeof api;
export type CallName = keyof Api;
`,
  },
  {
    file: 'server/src/handlers.ts',
    sources: 'server/src/features/**/*.handlers.ts',
    exported: /^export const (\w+Handlers)\b/m,
    write: (found) => `${notice}
import type { Api } from '@clearplate/contract/api';
${importsOf(found)}
import type { Handlers } from './http/handlers.ts';

/** Holds every call's handler. A call of the contract without one doesn't compile. */
export const handlers: Handlers<Api> = {
${spreadOf(found)}
};
`,
  },
];

function textOf({ file, sources, exported, write }: List): string {
  const folder = path.dirname(path.join(root, file));
  const found = globSync(sources, { cwd: root })
    .map((source) => path.join(root, source))
    .toSorted()
    .flatMap((source): Found[] => {
      const name = exported.exec(readFileSync(source, 'utf8'))?.[1];
      return name === undefined ? [] : [{ name, from: path.relative(folder, source).replaceAll(path.sep, '/') }];
    });
  return write(found);
}

const isUpToDate = (list: List) => readFileSync(path.join(root, list.file), 'utf8') === textOf(list);

/** Prints the lists that are out of date and returns whether there are none. */
export function checkCalls(): boolean {
  const stale = lists.filter((list) => !isUpToDate(list));
  for (const { file } of stale) console.error(`${file} doesn't list all calls or handlers. Run "npm run calls".`);
  return stale.length === 0;
}

/** `npm run calls`: collects the contract's calls and the server's handlers from their files. `npm run dev` does it too. */
export async function run(): Promise<void> {
  // An unchanged file isn't written, because that would restart whatever watches it.
  for (const list of lists.filter((each) => !isUpToDate(each))) writeFileSync(path.join(root, list.file), textOf(list));
}
