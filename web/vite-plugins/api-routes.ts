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
  idempotencyKey?: true | undefined;
};

/**
 * "POST /api/user tk": a line is shorter by half than an object, and every page loads all of them. Letters say what sending
 * the call takes: t its token, p paging, x text in place of JSON, k an idempotency key. A file's field comes last.
 */
function writeRoute({ method, path: address, paged, upload, media, access, idempotencyKey }: Route): string {
  const flags = [access !== 'public' && 't', paged && 'p', media !== undefined && 'x', idempotencyKey && 'k'];
  return [method, address, flags.filter(Boolean).join(''), ...(upload ? [upload.field] : [])].join(' ').trimEnd();
}

async function readRoutes(): Promise<Record<string, string>> {
  const contract = (await import(pathToFileURL(contractFile).href)) as { api: Record<string, Route> };
  // Beside each other, paths that begin alike are compressed better.
  const calls = Object.entries(contract.api).toSorted(([, one], [, other]) => (one.path < other.path ? -1 : 1));
  return Object.fromEntries(calls.map(([call, route]) => [call, writeRoute(route)]));
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
      return `export const routes = ${JSON.stringify(await readRoutes())};`;
    },
  };
}
