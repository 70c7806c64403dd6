import path from 'node:path';
import { digestOf, digestOfViewer, type ViewCookie } from '@clearplate/contract/page-rendering';
import { expect, it } from 'vitest';
import { buildDish, cambridge, unique } from './builders.ts';
import { cookiesOf } from './pages-to-render.ts';
import { createTestServer, type TestServer } from './test-server.ts';

/** What the build of the web app wrote, which runs before these tests. */
const web = path.join(import.meta.dirname, '../../web');
const folders = { dist: path.join(web, 'dist'), renderer: path.join(web, 'dist-server') };

interface Somebody {
  /** What their page says in any case, and nobody else's. */
  readonly own: readonly string[];
  readonly cookie: string;
  readonly language: 'en' | 'es';
  readonly digest: string;
  readonly isVisitor: boolean;
}

type Ways = { token?: string; ticks?: string } & Omit<ViewCookie, 'session'>;

function somebody(own: readonly string[], language: 'en' | 'es', ways: Ways = {}): Somebody {
  const { token, ticks, zipcode } = ways;
  const cookie = cookiesOf({ ...ways, ...(token !== undefined && { session: digestOf(token) }) });
  const digest = digestOfViewer({ token, zipcode, address: undefined, ticks });
  return { own, cookie, language, digest, isVisitor: Object.keys(ways).length === 0 };
}

const avoided = ['Milk', 'Eggs', 'Fish', 'Peanuts', 'Sesame', 'Wheat'];
const strictnesses = ['ask', 'dangerous', 'fine'] as const;

/** Six signed in, each with another allergen and strictness, four guests with ticks, a zip code or both, and visitors. */
async function gather(server: TestServer, secrets: string[]): Promise<Somebody[]> {
  const signedIn = avoided.map(async (name, index) => {
    const { client, email, token } = await server.signUp();
    const [me] = await client.listEaters();
    const strictness = strictnesses[index % 3]!;
    await client.setEaterAllergens({ params: { id: String(me!.id) }, body: [{ name, strictness }] });
    secrets.push(token, email);
    return somebody([email, `"allergen":"${name.toLowerCase()}"`], index % 2 === 0 ? 'en' : 'es', { token });
  });
  const ticks = ['["milk"]', '[{"allergen":"milk","strictness":"dangerous"}]', '["fish"]'];
  return [
    ...(await Promise.all(signedIn)),
    somebody(['Avoiding: Milk<'], 'en', { ticks: ticks[0]! }),
    somebody(['Avoiding: Milk (traces are dangerous)'], 'en', { ticks: ticks[1]!, zipcode: cambridge.zip }),
    somebody(['Evitas: Pescado'], 'es', { ticks: ticks[2]!, language: 'es' }),
    somebody([], 'en', { zipcode: '98103' }),
    somebody([], 'en'),
    somebody([], 'es'),
  ];
}

const withoutTime = (html: string) => html.replaceAll(/\b\d{13}\b|\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then');

/** These have so many digits that five of them may be a zip code by chance. */
const byChance = /"(?:reqId":"[\da-f-]+"|time":"[^"]+"|responseTime":[\d.e-]+)/g;

// `npm run prove` renders ten thousand.
const wanted = process.env['PROVE'] ? 10_000 : 120;

it(`nobody's page has anything of another's, nor does the log, in ${wanted} that are asked for in turn and at once`, async () => {
  const secrets: string[] = ['allergen":"', 'dangerous', 'avoiding', '98103'];
  const told: string[] = [];
  let lines = 0;
  const write = (line: string) => {
    lines += 1;
    const said = line.replaceAll(byChance, '').toLowerCase();
    if (secrets.some((secret) => said.includes(secret.toLowerCase()))) told.push(line);
  };
  const server = await createTestServer({ logLevel: 'trace' }, { write }, { folders });
  const all = await gather(server, secrets);
  const dish = await buildDish(server.db, { name: unique('Soup '), ingredients: ['milk', 'egg', 'cod'] });
  const addresses = [`/dish/${dish.id}`, `/restaurant/${dish.restaurantId}`, '/restaurants'];

  /** `undefined`: it was left to the browser, and has nothing of anybody. */
  async function ask({ cookie, language, digest, isVisitor }: Somebody, url: string) {
    const headers = { cookie, 'accept-language': language, accept: 'text/html' };
    const { body, headers: sent } = await server.app.inject({ url, headers });
    if (!body.includes('data-for="')) {
      expect(body).toContain('Clearplate is loading.');
      expect(body).not.toMatch(/drawn-state|Avoiding|Evitas/);
      return undefined;
    }
    expect(body).toContain(`data-for="${digest}"`);
    expect(body).toContain(`<html lang="${language}"`);
    expect(sent['cache-control']).toBe(isVisitor ? 'no-cache' : 'private, no-store');
    return withoutTime(body);
  }

  // First each is rendered alone.
  const alone = new Map<string, string>();
  for (const [index, one] of all.entries())
    for (const url of addresses) {
      let page: string | undefined;
      // On a busy machine a page may be left to the browser.
      for (let tries = 0; page === undefined && tries < 20; tries += 1) page = await ask(one, url);
      for (const text of one.own) expect(page).toContain(text);
      for (const other of all.filter((each) => each !== one && each.own[0]?.includes('@')))
        expect(page).not.toContain(other.own[0]);
      alone.set(`${index} ${url}`, page ?? '');
    }
  let rendered = 0;
  const strangers: string[] = [];
  for (let start = 0; rendered < wanted; start += 1) {
    const asked = Array.from({ length: 8 }, (_, step) => {
      const index = (start * 5 + step * 7) % all.length;
      return { index, url: addresses[(start + Math.floor(step / 3)) % addresses.length]! };
    });
    const pages = await Promise.all(asked.map(({ index, url }) => ask(all[index]!, url)));
    for (const [at, page] of pages.entries()) {
      const { index, url } = asked[at]!;
      if (page === undefined) continue;
      rendered += 1;
      if (page !== alone.get(`${index} ${url}`)) strangers.push(`${index} ${url}`);
    }
  }
  expect(strangers).toEqual([]);
  expect(lines).toBeGreaterThan(wanted);
  expect(told).toEqual([]);
  await server.end();
}, 1_200_000);
