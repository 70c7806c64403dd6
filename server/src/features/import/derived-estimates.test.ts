import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { dish, restaurant, runImport } from './import-test-records.ts';
import { dishAllergens } from '../../../test/store-facts.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.app;
});
afterAll(() => database.end());

interface Stored {
  readonly derived: string[];
  readonly imported: string[];
  readonly egg: string | null;
}

async function findStored({ id }: { id: string }): Promise<Stored | undefined> {
  const [row] = await db.query<Stored>(sql`
    select
      array(select e.name from ingredient_estimates e where e.dish_id = d.id and e.derived order by position) as derived,
      array(select e.name from ingredient_estimates e where e.dish_id = d.id and not e.derived order by position) as imported,
      (select presence from ${dishAllergens} a where a.dish_id = d.id and a.allergen_id = 'eggs') as egg
    from dishes d where d.external_id = ${id}`);
  return row;
}

describe('what an imported dish is probably made of', () => {
  it('is derived with the facts where nobody listed or estimated it, and warns', async () => {
    const place = restaurant();
    const burrito = dish(place, { name: 'Breakfast Burrito', description: 'With chorizo' });
    await runImport(db, [place, burrito]);
    const stored = await findStored(burrito);
    expect(stored).toMatchObject({ imported: [], egg: 'estimated' });
    expect(stored?.derived).toEqual(expect.arrayContaining(['egg', 'chorizo', 'tortilla']));
    expect(await runImport(db, [burrito])).toMatchObject({ dishes: { unchanged: 1 } });
    expect(await findStored(burrito)).toEqual(stored);
  });

  it('isn’t shown beside imported estimates or a list, warns until the list is whole, and follows a new name', async () => {
    const place = restaurant();
    const burrito = dish(place, { name: 'Breakfast Burrito' });
    await runImport(db, [place, burrito]);
    await runImport(db, [{ ...burrito, estimates: [{ name: 'tofu', probability: 0.4 }] }]);
    expect(await findStored(burrito)).toEqual({ derived: [], imported: ['tofu'], egg: 'estimated' });
    await runImport(db, [{ ...burrito, ingredients: 'tofu' }]);
    expect(await findStored(burrito)).toEqual({ derived: [], imported: [], egg: 'estimated' });
    const list = { ingredients: 'tofu', ingredients_complete: true, stated_on: '2026-11-20' };
    const whole = dish(place, { name: 'Breakfast Burrito', ...list });
    await runImport(db, [whole]);
    expect(await findStored(whole)).toEqual({ derived: [], imported: [], egg: null });
    await runImport(db, [{ ...burrito, name: 'Lentil Soup' }]);
    const renamed = await findStored(burrito);
    expect(renamed?.derived).toContain('lentil');
    expect(renamed?.derived).not.toContain('egg');
  });
});
