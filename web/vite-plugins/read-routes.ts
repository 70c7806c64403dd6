const pageLine = /'(\/[^']*)': page\(\s*\(\) => import\('\.\.\/(pages\/[^']+)'\)/g;

/** Every route with the source of its page, as the router's table (`web/src/app/lazy-pages.ts`) says it. */
export function readRoutes(table: string): [route: string, source: string][] {
  return [...table.matchAll(pageLine)].map(([, route = '', source = '']) => [route, source]);
}
