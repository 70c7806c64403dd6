import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import { nothingKnown, type Dish } from '@clearplate/domain/facts/dish';
import type { Avoidance } from '@clearplate/domain/verdict/eater';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const today = new Date().toISOString();
const peanuts: Avoidance = { kind: 'allergen', allergen: 'peanuts', strictness: 'ask' };
const body: { eaters: { avoids: Avoidance[] }[] } = { eaters: [{ avoids: [peanuts] }] };
const withChange = { with_change: 'yes' } as const;
const absent = [{ allergen: 'peanuts', level: 'absent', source: 'restaurant', stated_at: today } as const];
const noodles = { ingredients: ['Rice noodles', 'Crushed peanuts'] };

/** Builds a dish that can be asked for without crushed peanuts, of which that is stated or nothing is. */
async function buildChanged(
  name: string,
  restaurantId: number,
  said: Partial<Pick<Dish, 'ingredients' | 'statements'>>,
  statements: Dish['statements'] = absent,
): Promise<number> {
  const { ingredients = [], statements: own = [] } = said;
  const { id } = await buildDish(server.db, {
    restaurantId,
    name,
    ingredients: [...ingredients],
    statements: [...own],
  });
  const { variants } = deriveDish({
    ...nothingKnown,
    ...said,
    name,
    variants: [
      {
        name: 'Without crushed peanuts',
        leaves_out: ['Crushed peanuts'],
        adds: ['Fried shallots'],
        price_cents: null,
        changed_at: null,
        ingredients_complete_at: null,
        cross_contact_stated_at: null,
        statements,
      },
    ],
  });
  await server.db.query(sql`update dish_facts set variants = ${JSON.stringify(variants)} where dish_id = ${id}`);
  return id;
}

/** Builds a menu of which two dishes answer with a change, in a zip code of its own. */
async function buildMenu(zip: string) {
  const word = unique('qu');
  const { id: restaurantId } = await buildRestaurant(server.db, { zip, name: `House ${word}`, lat: 41.9, lng: -87.6 });
  const plain = async (name: string, more = {}) =>
    (await buildDish(server.db, { restaurantId, name: `${name} ${word}`, ...more })).id;
  return {
    word,
    restaurantId,
    notVerified: await plain('Plate'),
    changed: await buildChanged(`Noodles ${word}`, restaurantId, noodles),
    open: await buildChanged(`Bowl ${word}`, restaurantId, { ingredients: ['Rice', 'House sauce'] }),
    avoid: await plain('Satay', noodles),
    unstated: await buildChanged(`Salad ${word}`, restaurantId, noodles, []),
    without: await plain('Soup', { statements: absent }),
  };
}

const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
const idsOf = (page: { items: readonly { id: number }[] }) => page.items.map(({ id }) => id);
const near = { zipcode: '60611', radius: '5' } as const;

describe('lists that include what can be asked for with a change', () => {
  it('show it after what is said to be without, and leave out what nobody stated', async () => {
    const { word, without, changed, open, notVerified, avoid, unstated } = await buildMenu('60611');
    for (const where of [{ q: word }, { q: word, zipcode: '60611' }, { q: word, ...near }, { zipcode: '60611' }]) {
      const list = (more = {}) => server.guest.judgeDishes({ query: { ...where, ...more }, body });
      expect([where, idsOf(await list(withChange))]).toEqual([where, [without, changed, open, notVerified]]);
      expect([where, ascending(idsOf(await list({ ...withChange, show: 'hidden' })))]).toEqual([
        where,
        ascending([avoid, unstated]),
      ]);
      // Without the filter, all is as it was.
      expect(ascending(idsOf(await list()))).toEqual(ascending([without, open, notVerified]));
      expect(ascending(idsOf(await list({ show: 'hidden' })))).toEqual(ascending([changed, avoid, unstated]));
    }
  });

  it('carry the variants of what they show for them, whole', async () => {
    const { word, changed, open } = await buildMenu('60614');
    const { items } = await server.guest.judgeDishes({ query: { q: word, ...withChange }, body });
    for (const { id, variants } of items) {
      const [alone] = await server.guest.getDish({ params: { id: String(id) } });
      expect(variants).toEqual([changed, open].includes(id) ? alone!.variants : null);
    }
    expect(items.find(({ id }) => id === changed)!.variants).toHaveLength(1);
  });

  it('go on from page to page, each dish once', async () => {
    const { word, without, changed, open, notVerified } = await buildMenu('60613');
    for (const where of [{ q: word }, { q: word, ...near }, { zipcode: '60613' }]) {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await server.guest.judgeDishes({ query: { ...where, ...withChange, limit: '1', cursor }, body });
        seen.push(...idsOf(page));
        cursor = page.next;
      } while (cursor !== undefined);
      expect([where, seen]).toEqual([where, [without, changed, open, notVerified]]);
    }
    const { next } = await server.guest.judgeDishes({ query: { q: word, ...withChange, limit: '1' }, body });
    const stolen = server.guest.judgeDishes({ query: { q: word, cursor: next }, body });
    await expect(stolen).rejects.toMatchObject({ status: 400 });
  });

  it('keep the counts apart, on lists, restaurants and the map', async () => {
    const { word, restaurantId } = await buildMenu('60615');
    const counts = { none_declared: 1, with_change: 2, not_verified: 1, avoid: 2, cross_contact: 0, disliked: 0 };
    const before = { none_declared: 1, not_verified: 2, avoid: 3, cross_contact: 0, disliked: 0 };
    const bounds = { north: 42, south: 41.8, west: -87.7, east: -87.5 };
    for (const [filter, expected] of [
      [withChange, counts],
      [{}, before],
    ] as const) {
      const said = await server.guest.countVerdicts({ query: { q: word, ...filter }, body });
      expect(said).toMatchObject(expected);
      expect('with_change' in said).toBe('with_change' in filter);
      const found = await server.guest.discoverRestaurants({ query: { q: word, ...filter }, body });
      expect(found.items).toMatchObject([{ id: restaurantId, counts: expected }]);
      const marks = await server.guest.mapRestaurants({
        query: { q: word, ...filter },
        body: { ...body, bounds, zoom: 14 },
      });
      expect(marks).toMatchObject([{ restaurant: { id: restaurantId }, counts: expected }]);
    }
  });

  it('leave a variant to avoid where it has what else is avoided, or what somebody would rather not eat', async () => {
    const { word, without, changed, open, notVerified } = await buildMenu('60616');
    const shallot: Avoidance = { kind: 'unknown', name: 'fried shallots' };
    const shownTo = async (eaters: { avoids: Avoidance[]; dislikes?: Avoidance[] }[]) =>
      idsOf(await server.guest.judgeDishes({ query: { q: word, ...withChange }, body: { eaters } }));
    const disliking = [{ avoids: [peanuts], dislikes: [shallot] }];
    expect(ascending(await shownTo(disliking))).toEqual(ascending([without, open, notVerified]));
    expect(await shownTo([{ avoids: [peanuts, shallot] }])).not.toContain(changed);
    expect(await shownTo([{ avoids: [{ ...peanuts, strictness: 'dangerous' }] }])).not.toContain(changed);
    const nobody = await server.guest.judgeDishes({ query: { q: word, ...withChange }, body: { eaters: [] } });
    expect(nobody.items).toHaveLength(6);
  });

  it('refuse another value of the filter', async () => {
    const query = { with_change: 'no' } as never;
    await expect(server.guest.judgeDishes({ query, body })).rejects.toMatchObject({ status: 400 });
  });
});
