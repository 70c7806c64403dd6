import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import type { Avoidance } from '@clearplate/domain/verdict/eater';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';
import { deriveOutdated } from '../derivation/derive-outdated.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const milk: Avoidance = { kind: 'allergen', allergen: 'milk', strictness: 'ask' };
const body = { eaters: [{ avoids: [milk] }] };
const today = new Date().toISOString();
const said = (level: 'absent' | 'contains') => [
  { allergen: 'milk', level, source: 'restaurant', stated_at: today } as const,
];

/** They are stated absent by the restaurant, and brought by what the kitchen shares. */
const shared = [
  ...said('absent'),
  { allergen: 'milk', level: 'may_contain', source: 'kitchen', stated_at: null } as const,
];

/** Builds one dish for each verdict, all with a word that no other dish has. */
async function buildMenu() {
  const word = unique('qu');
  const { id: restaurantId } = await buildRestaurant(server.db, { zip: '60614', lat: 41.92, lng: -87.65 });
  const build = async (name: string, more = {}) =>
    (await buildDish(server.db, { restaurantId, name: `${name} ${word}`, ...more })).id;
  return {
    word,
    restaurantId,
    avoid: await build('Dal', { ingredients: ['Ghee'] }),
    notVerified: await build('Plate'),
    crossContact: await build('Fries', { statements: shared }),
    noneDeclared: await build('Soup', { statements: said('absent') }),
  };
}

const idsOf = (page: { items: readonly { id: number }[] }) => page.items.map(({ id }) => id);

describe('assessed lists', () => {
  it('shows every dish that is not to be avoided, and the others on request', async () => {
    const { word, avoid, notVerified, crossContact, noneDeclared } = await buildMenu();
    const shown = await server.guest.judgeDishes({ query: { q: word }, body });
    // All match equally well: what fits comes first.
    expect(idsOf(shown)).toEqual([noneDeclared, crossContact, notVerified]);
    const context = { now: today, statementDays: 180, lexiconVersion };
    for (const { facts } of shown.items) expect(assessDish(facts, body.eaters, context).verdict).not.toBe('avoid');
    const hidden = await server.guest.judgeDishes({ query: { q: word, show: 'hidden' }, body });
    expect(idsOf(hidden)).toEqual([avoid]);
    expect(idsOf(await server.guest.judgeRecipes({ query: { q: word, show: 'hidden' }, body }))).toEqual([avoid]);
  });

  it('hides nothing when nothing is avoided', async () => {
    const { word } = await buildMenu();
    expect((await server.guest.judgeDishes({ query: { q: word }, body: { eaters: [] } })).items).toHaveLength(4);
    const hidden = { query: { q: word, show: 'hidden' as const }, body: { eaters: [{ avoids: [] }] } };
    expect((await server.guest.judgeDishes(hidden)).items).toEqual([]);
  });

  it('keeps to a zip code, with a text and without', async () => {
    const zip = { zip: '87501', lat: 35.7, lng: -105.9 };
    const name = unique('Enchilada');
    const dish = await buildDish(server.db, { name, restaurantId: (await buildRestaurant(server.db, zip)).id });
    await buildDish(server.db, { name });
    for (const query of [{ zipcode: '87501' }, { zipcode: '87501', q: name }])
      expect(idsOf(await server.guest.judgeDishes({ query, body }))).toEqual([dish.id]);
  });

  it.each([{ q: unique('qu') }, { zipcode: '57701' }])(
    'fills its pages although most dishes are hidden',
    async (query) => {
      const zip = { zip: query.zipcode ?? '57702', lat: 44, lng: -103.2 };
      const { id: restaurantId } = await buildRestaurant(server.db, zip);
      const kept: number[] = [];
      for (let count = 1; count <= 20; count += 1) {
        const ingredients = count % 4 === 0 ? ['Rice'] : ['Butter'];
        const { id } = await buildDish(server.db, { restaurantId, name: query.q ?? 'Dish', ingredients });
        if (count % 4 === 0) kept.push(id);
      }
      const seen: number[][] = [];
      for (let cursor: string | undefined, at = 0; at === 0 || cursor !== undefined; at += 1) {
        const page = await server.guest.judgeDishes({ query: { ...query, limit: '2', cursor }, body });
        seen.push(idsOf(page));
        cursor = page.next;
      }
      expect(seen).toEqual([kept.slice(0, 2), kept.slice(2, 4), kept.slice(4)]);
    },
  );

  it('goes on from page to page however much is avoided', async () => {
    const word = unique('qu');
    const ids: number[] = [];
    for (let count = 0; count < 60; count += 1) ids.push((await buildDish(server.db, { name: `Rice ${word}` })).id);
    // There are so many that one page looks at fewer dishes than there are.
    const avoids = Array.from({ length: 500 }, (_, at) => ({ kind: 'unknown' as const, name: `name ${at}` }));
    const eaters = Array.from({ length: 8 }, () => ({ avoids: avoids.map((one) => ({ ...one, name: unique() })) }));
    const seen: number[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = await server.guest.judgeDishes({ query: { q: word, limit: '100', cursor }, body: { eaters } });
      seen.push(...idsOf(page));
      cursor = page.next;
      pages += 1;
    } while (cursor !== undefined);
    expect({ seen, isCut: pages > 1 }).toEqual({ seen: ids, isCut: true });
    const counts = await server.guest.countVerdicts({ query: { q: word }, body: { eaters } });
    expect(counts.capped).toBe(true);
    expect(counts.not_verified).toBeGreaterThan(0);
  });

  it("refuses another list's cursor", async () => {
    const { word } = await buildMenu();
    const { next } = await server.guest.judgeDishes({ query: { q: word, limit: '1' }, body });
    expect(next).toBeDefined();
    for (const query of [{ q: word, show: 'hidden' as const }, { q: 'rice' }, { q: word, zipcode: '60614' }, {}]) {
      const stolen = server.guest.judgeDishes({ query: { ...query, cursor: next }, body });
      await expect(stolen).rejects.toMatchObject({ status: 400, body: { error: { issues: [{ field: 'cursor' }] } } });
    }
    const recipes = server.guest.judgeRecipes({ query: { q: word, cursor: next }, body });
    await expect(recipes).rejects.toMatchObject({ status: 400 });
    const plain = server.guest.searchDishes({ query: { q: word, cursor: next } });
    await expect(plain).rejects.toMatchObject({ status: 400 });
  });

  it('takes a dish that an older lexicon derived for not verified until it is derived again', async () => {
    const { word, noneDeclared } = await buildMenu();
    await server.db.query(sql`
      update dish_facts set lexicon_version = 'older', facts = facts || '{"lexiconVersion": "older"}'
      where dish_id = ${noneDeclared}`);
    const inBrowser = async () => {
      const [dish] = await server.guest.getDish({ params: { id: String(noneDeclared) } });
      return assessDish(dish!.facts, body.eaters, { now: today, statementDays: 180, lexiconVersion }).verdict;
    };
    const inDatabase = () => server.guest.countVerdicts({ query: { q: word }, body });
    expect(await inBrowser()).toBe('not_verified');
    expect(await inDatabase()).toMatchObject({ not_verified: 2, none_declared: 0 });
    await deriveOutdated(server.db, { signal: new AbortController().signal, now: () => new Date() });
    expect(await inBrowser()).toBe('none_declared');
    expect(await inDatabase()).toMatchObject({ not_verified: 1, none_declared: 1 });
  });
});

describe('counts of verdicts', () => {
  const each = { none_declared: 1, cross_contact: 1, not_verified: 1, avoid: 1, unchecked: 0, disliked: 0 };

  it('counts the dishes of a search', async () => {
    const { word } = await buildMenu();
    expect(await server.guest.countVerdicts({ query: { q: word }, body })).toEqual({ ...each, capped: false });
    const nobody = await server.guest.countVerdicts({ query: { q: word }, body: { eaters: [] } });
    expect(nobody).toMatchObject({ none_declared: 0, unchecked: 4 });
    const strict = {
      eaters: [...body.eaters, { name: 'Mia', avoids: [{ ...milk, strictness: 'dangerous' as const }] }],
    };
    expect(await server.guest.countVerdicts({ query: { q: word }, body: strict })).toMatchObject({
      avoid: 2,
      not_verified: 2,
    });
  });

  it('counts the dishes of restaurants, in the order asked for', async () => {
    const one = await buildMenu();
    const other = await buildMenu();
    await server.db.query(sql`update dishes set archived_at = now() where id = ${other.avoid}`);
    const restaurants = [other.restaurantId, 999_999_999, one.restaurantId];
    const none = { none_declared: 0, cross_contact: 0, not_verified: 0, avoid: 0, unchecked: 0, disliked: 0 };
    expect(await server.guest.countRestaurantVerdicts({ body: { ...body, restaurants } })).toEqual([
      { restaurant_id: other.restaurantId, ...each, avoid: 0 },
      { restaurant_id: 999_999_999, ...none },
      { restaurant_id: one.restaurantId, ...each },
    ]);
  });
});

describe('what somebody would rather not eat', () => {
  const eaters = [{ avoids: [milk], dislikes: [{ kind: 'unknown', name: 'Zorgle' } as const] }];

  it('is hidden behind a count of its own, unless the dish has to be avoided anyway', async () => {
    const { word, restaurantId, avoid, notVerified, crossContact, noneDeclared } = await buildMenu();
    const build = async (more: object) =>
      (await buildDish(server.db, { restaurantId, name: `Zorgle ${word}`, ...more })).id;
    await build({ ingredients: ['Ghee'] });
    const soup = await build({ statements: said('absent') });
    const plate = await build({});
    const listOf = async (query: object) => idsOf(await server.guest.judgeDishes({ query, body: { eaters } }));
    expect(await listOf({ q: word })).toEqual([noneDeclared, crossContact, notVerified]);
    expect(await listOf({ q: word, show: 'disliked' })).toEqual([soup, plate]);
    expect(await listOf({ q: word, show: 'hidden' })).toContain(avoid);
    expect(await listOf({ q: word, show: 'hidden' })).toHaveLength(2);
    const counts = { none_declared: 1, cross_contact: 1, not_verified: 1, avoid: 2, unchecked: 0, disliked: 2 };
    expect(await server.guest.countVerdicts({ query: { q: word }, body: { eaters } })).toEqual({
      ...counts,
      capped: false,
    });
    const body = { eaters, restaurants: [restaurantId] };
    expect(await server.guest.countRestaurantVerdicts({ body })).toEqual([{ restaurant_id: restaurantId, ...counts }]);
  });

  it('hides by an allergen as well, whatever is said of traces, and assesses nothing where nothing is avoided', async () => {
    const { word, avoid, notVerified, crossContact, noneDeclared } = await buildMenu();
    const only = [{ avoids: [], dislikes: [{ ...milk, strictness: 'dangerous' as const }] }];
    const listOf = async (query: object) => idsOf(await server.guest.judgeDishes({ query, body: { eaters: only } }));
    expect(new Set(await listOf({ q: word }))).toEqual(new Set([notVerified, crossContact, noneDeclared]));
    expect(await listOf({ q: word, show: 'disliked' })).toEqual([avoid]);
    expect(await listOf({ q: word, show: 'hidden' })).toEqual([]);
    expect(await server.guest.countVerdicts({ query: { q: word }, body: { eaters: only } })).toMatchObject({
      none_declared: 0,
      unchecked: 3,
      disliked: 1,
    });
  });
});

describe('dishes around a place', () => {
  it('gives the nearest first, with their distances, and keeps to a price and to what is open', async () => {
    const [zip] = await server.db.query<{ lat: number; lng: number }>(
      sql`select lat, lng from zips where zip = '59930'`,
    );
    const { lat, lng } = zip!;
    const build = async (north: number, priceCents: number) => {
      const { id: restaurantId } = await buildRestaurant(server.db, { zip: '59930', lat: lat + north, lng });
      return buildDish(server.db, { restaurantId, priceCents });
    };
    const far = await build(0.05, 800);
    const near = await build(0.01, 1200);
    await build(1, 700);
    const find = async (query: { max_price?: string; open?: 'now' }) =>
      idsOf(await server.guest.judgeDishes({ query: { zipcode: '59930', radius: '10', ...query }, body }));
    expect(await find({})).toEqual([near.id, far.id]);
    expect(await find({ max_price: '10' })).toEqual([far.id]);
    expect(await find({ open: 'now' })).toEqual([]);
    await server.db.query(sql`
      insert into opening_hours (restaurant_id, weekday, opens, closes)
      select ${near.restaurantId}, day, '00:00', '24:00' from generate_series(0, 6) day`);
    expect(await find({ open: 'now' })).toEqual([near.id]);
    const first = await server.guest.judgeDishes({ query: { zipcode: '59930', radius: '10', limit: '1' }, body });
    expect(first.items[0]!.distance_miles).toBeCloseTo(0.69, 1);
    const query = { zipcode: '59930', radius: '10', limit: '1', cursor: first.next };
    expect(idsOf(await server.guest.judgeDishes({ query, body }))).toEqual([far.id]);
    const counts = await server.guest.countVerdicts({ query: { zipcode: '59930', radius: '10' }, body });
    expect(counts.not_verified).toBe(2);
  });
});
