import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import type { Statement } from '@clearplate/domain/facts/dish';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant, unique, type DishFields } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';
import { pictureNameOf } from '../../pictures/picture-store.ts';

let server: TestServer;
const monday = new Date('2041-11-04T10:00:00Z');
const tuesday = new Date('2041-11-05T10:00:00Z');
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(tuesday);
});
afterAll(() => server.end());

async function openMenu(fields: DishFields = {}) {
  const owner = await server.signUp({ role: 'r_admin' });
  const { id: restaurantId } = await buildRestaurant(server.db, { ownerId: owner.id });
  const dish = await buildDish(server.db, { restaurantId, ...fields });
  const dishId = String(dish.id);
  const shown = async () => (await server.guest.getDish({ params: { id: dishId } }))[0]!;
  return { client: owner.client, token: owner.token, restaurantId, dish, dishId, shown };
}

const statement = (given: Partial<Statement>): Statement => ({
  allergen: 'milk',
  level: 'absent',
  source: 'restaurant',
  stated_at: monday.toISOString(),
  ...given,
});

/** Returns what somebody who avoids milk is told. */
async function verdictOnMilk(shown: () => Promise<{ facts: Parameters<typeof assessDish>[0] }>) {
  const eaters = [{ avoids: [{ kind: 'allergen' as const, allergen: 'milk' as const, strictness: 'ask' as const }] }];
  const context = { now: tuesday.toISOString(), statementDays: 180, lexiconVersion };
  return assessDish((await shown()).facts, eaters, context).verdict;
}

describe('allergens by name', () => {
  it('are stated and taken back, however the name is written', async () => {
    const { client, dishId, shown } = await openMenu();
    const added = await client.addDishAllergen({ params: { dishId, allergen: 'TREE NUTS' } });
    expect(added).toEqual({ dish_id: Number(dishId), ingredients: [], allergens: ['Tree nuts'] });
    const [nuts] = (await shown()).facts.allergens;
    expect(nuts).toMatchObject({ presence: 'present', coveredAt: null, evidence: [{ at: tuesday.toISOString() }] });
    expect(await client.removeDishAllergen({ params: { dishId, allergen: 'tree nuts' } })).toMatchObject({
      allergens: [],
    });
  });

  it('are not stated once the last is taken off, and never absent', async () => {
    const { client, dishId, shown } = await openMenu({ statements: [statement({ level: 'contains' })] });
    expect(await verdictOnMilk(shown)).toBe('avoid');
    await client.removeDishAllergen({ params: { dishId, allergen: 'Milk' } });
    expect((await shown()).facts.allergens).toEqual([]);
    expect(await verdictOnMilk(shown)).toBe('not_verified');
  });

  it('stay where the ingredients imply them', async () => {
    const { client, dishId } = await openMenu({ ingredients: ['Ghee'] });
    const answer = await client.removeDishAllergen({ params: { dishId, allergen: 'Milk' } });
    expect(answer.allergens).toEqual(['Milk']);
  });

  it.each(['Kryptonite', 'shellfish', 'milk,eggs'])('%s is refused with its field', async (allergen) => {
    const { client, dishId } = await openMenu();
    const refused = { status: 400, body: { error: { issues: [{ field: 'allergen' }] } } };
    await expect(client.addDishAllergen({ params: { dishId, allergen } })).rejects.toMatchObject(refused);
    await expect(client.removeDishAllergen({ params: { dishId, allergen } })).rejects.toMatchObject(refused);
  });
});

describe('ingredients by name', () => {
  const names = ['Half & half / 50 %', 'Crème fraîche', '100% cocoa?', 'a+b#c', '日本 味噌', `${'é'.repeat(199)}!`];

  it.each(names)('%s is added and taken off', async (ingredient) => {
    const { client, dishId } = await openMenu({ ingredients: ['Rice'] });
    const added = await client.addDishIngredient({ params: { dishId, ingredient } });
    expect(added.ingredients).toEqual(['Rice', ingredient]);
    const removed = await client.removeDishIngredient({ params: { dishId, ingredient } });
    expect(removed.ingredients).toEqual(['Rice']);
  });

  it('change what was stated into what has to be confirmed', async () => {
    const { client, dishId, shown } = await openMenu({ ingredients: ['Ghee', 'Rice'], statements: [statement({})] });
    expect(await verdictOnMilk(shown)).toBe('avoid');
    await client.removeDishIngredient({ params: { dishId, ingredient: 'ghee' } });
    expect(await verdictOnMilk(shown)).toBe('not_verified');
    expect((await shown()).facts.allergens.find(({ allergen }) => allergen === 'milk')?.coveredAt).toBeNull();
  });

  it('may be the last one to go, of a list that was confirmed', async () => {
    const { client, dishId } = await openMenu({ ingredients: ['Ghee'] });
    await server.db.query(sql`update dishes set ingredients_complete_at = ${monday} where id = ${Number(dishId)}`);
    const answer = await client.removeDishIngredient({ params: { dishId, ingredient: 'GHEE' } });
    expect(answer.ingredients).toEqual([]);
  });

  it('have no comma, and are not blank', async () => {
    const { client, dishId } = await openMenu();
    for (const ingredient of ['salt, pepper', ' '])
      await expect(client.addDishIngredient({ params: { dishId, ingredient } })).rejects.toMatchObject({
        status: 400,
        body: { error: { issues: [{ field: 'ingredient' }] } },
      });
  });
});

describe('dishes of a menu', () => {
  it.each(['\ud800', 'Soup \udc00', 'So\u0000up'])('have no name that no database keeps: %j', async (name) => {
    const { client, restaurantId, dish, dishId, shown } = await openMenu();
    const refused = (field: string) => ({ status: 400, body: { error: { issues: [{ field }] } } });
    const params = { id: String(restaurantId) };
    const update = client.updateDishes({ params, body: [{ id: dishId, name }] });
    await expect(update).rejects.toMatchObject(refused('0.name'));
    const { version: ifMatch } = await client.getMenuForEditing({ params });
    const save = client.saveMenu({ params, ifMatch, body: { dishes: [{ id: dish.id, name }] } });
    await expect(save).rejects.toMatchObject(refused('dishes.0.name'));
    expect((await shown()).name).toBe(dish.name);
  });

  it('keep whole what is quoted of them, where a character of two halves stands at the cut', async () => {
    const { client, restaurantId } = await openMenu();
    const params = { id: String(restaurantId) };
    const names = [58, 59, 60].map((length) => `${'a'.repeat(length)}\u{20bb7}${'b'.repeat(40)}`);
    const ingredients = [38, 39, 40].map((length) => `${'a'.repeat(length)}\u{20bb7}bcd`);
    const dishes = names.map((name, index) => ({
      key: unique(),
      name,
      ingredients: ['milk', ...ingredients.slice(index)],
    }));
    const { version } = await client.getMenuForEditing({ params });
    const menu = await client.saveMenu({ params, ifMatch: version, body: { dishes } });
    const dish_ids = menu.dishes.map(({ id }) => id);
    const kitchen = await client.getKitchen({ params });
    const equipment = [{ kind: 'fryer' as const, name: `${'f'.repeat(39)}\u{20bb7}`, dish_ids }];
    await client.saveKitchen({ params, ifMatch: kitchen.version, body: { equipment } });
    const shown = await client.getMenuForEditing({ params });
    expect(JSON.stringify(shown)).not.toMatch(/\\ud[89a-f]/);
    expect(shown.dishes.some(({ facts }) => JSON.stringify(facts).includes('shared'))).toBe(true);
  });

  it('take name and description, and nothing else that a body may say', async () => {
    const { client, restaurantId, dish, dishId, shown } = await openMenu({ priceCents: 900, ingredients: ['Rice'] });
    const more = { price_cents: 1, allergen: ['Milk'], ingredient: 'Ghee', restaurant_id: 1, image: 'blob:preview' };
    const body = [{ id: dishId, name: 'Fried rice', description: 'Hot', ...more }];
    await client.updateDishes({ params: { id: String(restaurantId) }, body });
    expect(await shown()).toMatchObject({
      id: dish.id,
      name: 'Fried rice',
      description: 'Hot',
      dish_price: 9,
      allergens: [],
      ingredients: ['Rice'],
      restaurant_id: restaurantId,
      image_url: null,
    });
  });

  it('of another restaurant are refused, and nothing is changed', async () => {
    const { client, restaurantId, dish, shown } = await openMenu();
    const foreign = await buildDish(server.db);
    const body = [
      { id: dish.id, name: 'Mine' },
      { id: foreign.id, name: 'Mine too' },
    ];
    await expect(client.updateDishes({ params: { id: String(restaurantId) }, body })).rejects.toMatchObject({
      status: 400,
      body: { error: { issues: [{ field: '1.id' }] } },
    });
    expect((await shown()).name).toBe(dish.name);
    const [kept] = await server.guest.getDish({ params: { id: String(foreign.id) } });
    expect(kept!.name).toBe(foreign.name);
  });

  it('that lose a warning with their name have to be confirmed again', async () => {
    const { client, restaurantId, dish, shown } = await openMenu({
      name: 'Rice with ghee',
      ingredients: ['Rice'],
      statements: [statement({})],
    });
    expect(await verdictOnMilk(shown)).toBe('avoid');
    await client.updateDishes({ params: { id: String(restaurantId) }, body: [{ id: dish.id, name: 'Rice' }] });
    expect(await verdictOnMilk(shown)).toBe('not_verified');
  });

  it('that are archived are not there', async () => {
    const { client, dishId } = await openMenu();
    await server.db.query(sql`update dishes set archived_at = now() where id = ${Number(dishId)}`);
    const gone = { status: 404 };
    await expect(client.addDishAllergen({ params: { dishId, allergen: 'Milk' } })).rejects.toMatchObject(gone);
    await expect(client.addDishIngredient({ params: { dishId, ingredient: 'Rice' } })).rejects.toMatchObject(gone);
    await expect(client.addDishAllergen({ params: { dishId: '999999999', allergen: 'Milk' } })).rejects.toMatchObject(
      gone,
    );
  });

  it('changed by an edit are left alone by imports', async () => {
    const { client, dishId } = await openMenu();
    await client.addDishIngredient({ params: { dishId, ingredient: 'Rice' } });
    const [row] = await server.db.query(sql`select edited_at, version from dishes where id = ${Number(dishId)}`);
    expect(row).toEqual({ edited_at: tuesday, version: 2 });
  });
});

describe('what many do at once', () => {
  it('is all kept: every change finds what the one before left', async () => {
    const { client, dishId, shown } = await openMenu({ ingredients: ['Rice'] });
    const added = Array.from({ length: 12 }, (_, at) => `Spice number ${at}`);
    await Promise.all(added.map((ingredient) => client.addDishIngredient({ params: { dishId, ingredient } })));
    expect((await shown()).ingredients.toSorted()).toEqual(['Rice', ...added].toSorted());
    const { items } = await server.guest.getDishHistory({ params: { id: dishId } });
    expect(items).toHaveLength(added.length);
    expect(items.every(({ changes }) => changes.length === 1)).toBe(true);
  });
});

describe('the picture of a dish', () => {
  const jpeg = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .withExif({ IFD0: { Copyright: 'CANARY-EXIF' } })
      .jpeg()
      .toBuffer();

  it('is taken, written anew without what else the file carries, and told of in the history', async () => {
    const { client, restaurantId, dishId, shown } = await openMenu();
    const params = { restaurantId: String(restaurantId), dishId };
    const { image_url: url } = await client.setDishImage({ params, file: new Blob([await jpeg('#700')]) });
    expect((await shown()).image_url).toBe(url);
    const kept = Buffer.from((await server.pictures.get(pictureNameOf(url)!))!);
    expect(kept.includes('CANARY')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 960 });
    const { items } = await server.guest.getDishHistory({ params: { id: dishId } });
    expect(items[0]!.changes).toEqual([{ kind: 'picture_changed' }]);
  });

  it('comes back by its address, and goes with null', async () => {
    const { client, restaurantId, dish, dishId, shown } = await openMenu();
    const { image_url: url } = await client.setDishImage({
      params: { restaurantId: String(restaurantId), dishId },
      file: new Blob([await jpeg('#070')]),
    });
    const update = (image: unknown) =>
      client.updateDishes({ params: { id: String(restaurantId) }, body: [{ id: dish.id, image }] });
    for (const image of [url, '/pictures/other.webp', 'https://evil.example/x.png', {}, 7]) await update(image);
    expect((await shown()).image_url).toBe(url);
    await update(null);
    expect((await shown()).image_url).toBeNull();
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a PDF', '%PDF-1.7'],
    ['HTML', '<script>alert(1)</script>'],
  ])('is not %s', async (_, text) => {
    const { client, restaurantId, dishId, shown } = await openMenu();
    const params = { restaurantId: String(restaurantId), dishId };
    const file = new Blob([text], { type: 'image/png' });
    await expect(client.setDishImage({ params, file })).rejects.toMatchObject({ status: 415 });
    expect((await shown()).image_url).toBeNull();
  });

  it('is not that of another restaurant’s dish', async () => {
    const { client, restaurantId } = await openMenu();
    const foreign = await buildDish(server.db, { name: unique() });
    const file = new Blob([await jpeg('#007')]);
    const mine = { restaurantId: String(restaurantId), dishId: String(foreign.id) };
    await expect(client.setDishImage({ params: mine, file })).rejects.toMatchObject({ status: 404 });
    const theirs = { restaurantId: String(foreign.restaurantId), dishId: String(foreign.id) };
    await expect(client.setDishImage({ params: theirs, file })).rejects.toMatchObject({ status: 403 });
  });
});
