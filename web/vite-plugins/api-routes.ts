import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const moduleId = 'virtual:api-routes';
const resolvedId = `\0${moduleId}`;
const contractFile = fileURLToPath(new URL('../../contract/src/api.ts', import.meta.url));
const sources = fileURLToPath(new URL('../src', import.meta.url));

type Route = {
  method: string;
  path: string;
  paged?: true | undefined;
  upload?: { field: string } | undefined;
  media?: string | undefined;
  access?: string;
  idempotencyKey?: true | undefined;
};

/**
 * Writes "POST /user tk", below /api: a line is half as long as an object, and every page loads all of them. Letters
 * say what sending the call takes: t its token, p paging, x text in place of JSON, k an idempotency key. A file's field
 * comes last.
 */
function writeRoute({ method, path: address, paged, upload, media, access, idempotencyKey }: Route): string {
  const flags = [access !== 'public' && 't', paged && 'p', media !== undefined && 'x', idempotencyKey && 'k'];
  return [method, address.replace(/^\/api/, ''), flags.filter(Boolean).join(''), ...(upload ? [upload.field] : [])]
    .join(' ')
    .trimEnd();
}

/** Returns the words of the app's sources: a call that none of them names is never sent. */
function wordsOfApp(): ReadonlySet<string> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const read = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(`${sources}/${file}`, 'utf8'));
  return new Set(read.flatMap((text) => text.match(/\w+/g) ?? []));
}

async function readRoutes(isNamed: (call: string) => boolean): Promise<Record<string, string>> {
  const contract = (await import(pathToFileURL(contractFile).href)) as { api: Record<string, Route> };
  // Paths that begin the same compress better when they are next to each other.
  const calls = Object.entries(contract.api).toSorted(([, one], [, other]) => (one.path < other.path ? -1 : 1));
  return Object.fromEntries(calls.flatMap(([call, route]) => (isNamed(call) ? [[call, writeRoute(route)]] : [])));
}

/**
 * Provides `virtual:api-routes`: at build time, the contract's calls are reduced to what sending them takes, so that
 * the browser's client contains neither zod nor the schemas. A build leaves out the calls that the app doesn't make.
 */
export function apiRoutes(): Plugin {
  let isBuild = false;
  return {
    name: 'clearplate-api-routes',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      if (!existsSync(contractFile)) return 'export const routes = {};';
      this.addWatchFile(contractFile);
      const words = isBuild ? wordsOfApp() : undefined;
      return `export const routes = ${JSON.stringify(await readRoutes((call) => words?.has(call) ?? true))};`;
    },
  };
}
