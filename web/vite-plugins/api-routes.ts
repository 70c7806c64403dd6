import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const moduleId = 'virtual:api-routes';
const resolvedId = `\0${moduleId}`;
const contractFile = fileURLToPath(new URL('../../contract/src/api.ts', import.meta.url));

type Route = {
  method: string;
  path: string;
  paged?: true | undefined;
  upload?: { field: string } | undefined;
  media?: string | undefined;
  access?: string;
  needsToken?: true | undefined;
  idempotencyKey?: true | undefined;
};

/** A call as a line of words, since every page carries all of them: its name, path, method, a file's field and marks. */
function lineOf([call, { method, path, paged, upload, media, access, idempotencyKey }]: readonly [
  string,
  Route,
]): string {
  const marks = [access !== 'public' && 't', paged && 'p', idempotencyKey && 'i', media && 'm']
    .filter(Boolean)
    .join('');
  const said = [call, path.replace('/api/', ''), method, marks];
  return [...said, upload?.field ?? ''].join(' ').trimEnd();
}

/** Reads such a line; it runs in the browser. */
function routeOf(line: string): [string, object] {
  const [call = '', path, method, marks = '', field] = line.split(' ');
  const has = (mark: string) => marks.includes(mark);
  return [
    call,
    {
      method,
      path: `/api/${path}`,
      paged: has('p'),
      upload: field && { field },
      media: has('m'),
      idempotencyKey: has('i'),
      needsToken: has('t'),
    },
  ];
}

async function readLines(): Promise<string[]> {
  const contract = (await import(pathToFileURL(contractFile).href)) as { api: Record<string, Route> };
  return Object.entries(contract.api).map(lineOf);
}

/**
 * Provides `virtual:api-routes`: at build time, the contract's calls are reduced to what sending them takes, so that
 * the browser's client contains neither zod nor the schemas.
 */
export function apiRoutes(): Plugin {
  return {
    name: 'clearplate-api-routes',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      if (!existsSync(contractFile)) return 'export const routes = {};';
      this.addWatchFile(contractFile);
      const lines = JSON.stringify((await readLines()).join('\n'));
      return `const routeOf = ${routeOf.toString()};\nexport const routes = Object.fromEntries(${lines}.split('\\n').map(routeOf));`;
    },
  };
}
