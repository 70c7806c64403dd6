import type { Db } from '../../server/src/db/db.ts';
import { raw, sql } from '../../server/src/db/sql.ts';
import type { MenuLine, National } from '../data/national.ts';
import { archetypePrefix } from './import-archetypes.ts';

const batchSize = 20_000;

async function findIds(owner: Db, table: 'restaurants' | 'dishes', prefix: string): Promise<Map<number, number>> {
  const rows = await owner.query<{ id: number; key: string }>(
    sql`select id, external_id as key from ${raw(table)} where starts_with(external_id, ${prefix})`,
  );
  return new Map(rows.map(({ id, key }) => [Number(key.slice(prefix.length)), id]));
}

async function insertPart(owner: Db, first: number, lines: readonly (MenuLine & { position: number })[]) {
  await owner.query(sql`
    insert into bench_plan
    select ${first}::bigint + n - 1, archetype_id, restaurant_id, 'd' || position, position, price_cents
    from unnest(${lines.map(({ archetype }) => archetype)}::bigint[], ${lines.map(({ restaurant }) => restaurant)}::bigint[],
        ${lines.map(({ position }) => position)}::int[], ${lines.map(({ price }) => Math.round(price * 100))}::int[])
      with ordinality as given (archetype_id, restaurant_id, position, price_cents, n)`);
}

/** Writes a table of which restaurant sells what, at which position and price; returns the range of ids. */
export async function planMenus(owner: Db, national: National): Promise<{ first: number; end: number }> {
  const restaurants = await findIds(owner, 'restaurants', 'bench:');
  const archetypes = await findIds(owner, 'dishes', archetypePrefix);
  await owner.query(
    raw(`drop table if exists bench_plan; create unlogged table bench_plan (
    id bigint primary key, archetype_id bigint not null, restaurant_id bigint not null,
    external_id text not null, position int not null, price_cents int not null)`),
  );
  const [row] = await owner.query<{ first: number }>(sql`select coalesce(max(id), 0) + 1 as first from dishes`);
  const first = row?.first ?? 1;
  const places = new Map<number, number>();
  let end = first;
  let part: (MenuLine & { position: number })[] = [];
  const flush = async () => {
    await insertPart(owner, end, part);
    end += part.length;
    part = [];
  };
  for (const { restaurant, archetype, price } of national.menuLines()) {
    const position = places.get(restaurant) ?? 0;
    places.set(restaurant, position + 1);
    part.push({
      restaurant: restaurants.get(restaurant) ?? 0,
      archetype: archetypes.get(archetype) ?? 0,
      price,
      position,
    });
    if (part.length === batchSize) await flush();
  }
  if (part.length > 0) await flush();
  await owner.query(raw('analyze bench_plan'));
  return { first, end };
}
