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

/** "POST /api/user token key": a line is a third shorter than an object, and every page loads all of them. */
function writeRoute({ method, path: address, paged, upload, media, access, idempotencyKey }: Route): string {
  return [
    method,
    address,
    access !== 'public' && 'token',
    paged && 'paged',
    upload && `upload=${upload.field}`,
    media !== undefined && 'text',
    idempotencyKey && 'key',
  ]
    .filter(Boolean)
    .join(' ');
}

async function readRoutes(): Promise<Record<string, string>> {
  const contract = (await import(pathToFileURL(contractFile).href)) as { api: Record<string, Route> };
  return Object.fromEntries(Object.entries(contract.api).map(([call, route]) => [call, writeRoute(route)]));
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
