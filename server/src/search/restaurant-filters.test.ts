import { extentOf, type OpeningSpan } from '@clearplate/domain/menu/opening-hours';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildRestaurant } from '../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { isOpenAt, restaurantFilters } from './restaurant-filters.ts';
import { sql } from '../db/sql.ts';

// They are the same ones in every `npm test`, and others each time in `npm run prove`.
const runs = process.env['PROVE'] === '1' ? { numRuns: 200 } : { numRuns: 12, seed: 20_261_122 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.end());

const week = 7 * 1440;
const t = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const hours: fc.Arbitrary<readonly OpeningSpan[]> = fc.uniqueArray(
  fc.record({
    weekday: fc.integer({ min: 0, max: 6 }),
    opens: fc.integer({ min: 0, max: 1439 }).map(t),
    // It goes over midnight about half of the time; the end of the day is 24:00 or 00:00.
    closes: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 0, max: 1439 }) }, fc.constant(1440)).map(t),
  }),
  { maxLength: 6, selector: ({ weekday, opens }) => `${weekday} ${opens}` },
);
const zone = fc.constantFrom(
  'America/New_York',
  'America/Chicago',
  'America/Phoenix',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Pacific/Guam',
  'Pacific/Pago_Pago',
  'Europe/Berlin',
);
/** Tries also the nights of 2026 in which clocks are changed, the year's end, and minutes to the second. */
const instant = fc
  .oneof(
    fc
      .constantFrom('2026-03-08T06:00Z', '2026-11-01T05:00Z', '2026-12-31T12:00Z')
      .chain((from) => fc.integer({ min: 0, max: 24 * 3600 }).map((seconds) => Date.parse(from) + seconds * 1000)),
    fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') }).map((ms) => ms - (ms % 1000)),
  )
  .map((ms) => new Date(ms));

/** Returns the minutes since Sunday's midnight on the clock on the wall there. */
function localMinutes(at: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part['weekday'] ?? '');
  return day * 1440 + Number(part['hour']) * 60 + Number(part['minute']);
}

/** Returns what the domain's reading of a span says, or null where no hours are known. */
function isOpen(spans: readonly OpeningSpan[], at: Date, timeZone: string): boolean | null {
  if (spans.length === 0) return null;
  const now = localMinutes(at, timeZone);
  return spans.some((span) => {
    const { from, length } = extentOf(span)!;
    return (now - (span.weekday * 1440 + from) + week) % week < length;
  });
}

async function open(spans: readonly OpeningSpan[], timeZone: string): Promise<number> {
  const { id } = await buildRestaurant(database.app);
  await database.app.query(sql`update restaurants set time_zone = ${timeZone} where id = ${id}`);
  await database.app.query(sql`
    insert into opening_hours (restaurant_id, weekday, opens, closes)
    select ${id}, * from unnest(${spans.map(({ weekday }) => weekday)}::int[],
      ${spans.map(({ opens }) => opens)}::time[], ${spans.map(({ closes }) => closes)}::time[])`);
  return id;
}

it('is open in SQL when it is by the domain: over midnight, in every time zone, and unknown', async () => {
  const cases = fc.array(fc.tuple(hours, zone), { minLength: 15, maxLength: 15 });
  const times = fc.array(instant, { minLength: 8, maxLength: 8 });
  const property = fc.asyncProperty(cases, times, async (restaurants, instants) => {
    const ids = await Promise.all(restaurants.map(([spans, timeZone]) => open(spans, timeZone)));
    for (const at of instants) {
      const rows = await database.app.query<{ id: number; open: boolean | null; listed: boolean }>(sql`
        select r.id, ${isOpenAt(at)} as open,
          exists (select 1 from restaurants where id = r.id ${restaurantFilters({ openAt: at })}) as listed
        from restaurants r where r.id = any(${ids}::bigint[]) order by r.id`);
      const expected = restaurants.map(([spans, timeZone], index) => {
        const is = isOpen(spans, at, timeZone);
        return { id: ids[index]!, open: is, listed: is === true };
      });
      expect(rows).toEqual(expected.toSorted((one, other) => one.id - other.id));
    }
  });
  await fc.assert(property, runs);
}, 120_000);

it.each([
  ['2026-11-21T04:30:00Z', 'Friday 22:30 in Chicago', true],
  ['2026-11-21T07:59:59Z', 'Saturday 1:59:59', true],
  ['2026-11-21T08:00:00Z', 'Saturday 2:00', false],
  ['2026-11-21T03:59:00Z', 'Friday 21:59', false],
] as const)('a bar that is open on Fridays from 22:00 to 2:00: at %s, %s: %s', async (at, _, expected) => {
  const id = await open([{ weekday: 5, opens: '22:00', closes: '02:00' }], 'America/Chicago');
  const [row] = await database.app.query(
    sql`select ${isOpenAt(new Date(at))} as open from restaurants r where r.id = ${id}`,
  );
  expect(row).toEqual({ open: expected });
});

it('follows a week that is replaced or taken away', async () => {
  const db = database.app;
  const noon = new Date('2026-11-22T12:00:00Z');
  const id = await open([{ weekday: 0, opens: '09:00', closes: '17:00' }], 'Etc/UTC');
  const isOpenNow = async () =>
    (
      await db.query<{ open: boolean | null }>(
        sql`select ${isOpenAt(noon)} as open from restaurants r where r.id = ${id}`,
      )
    )[0]?.open;
  expect(await isOpenNow()).toBe(true);
  await db.query(sql`delete from opening_hours where restaurant_id = ${id}`);
  expect(await isOpenNow()).toBeNull();
  await db.query(sql`insert into opening_hours values (${id}, 0, '13:00', '17:00'), (${id}, 1, '09:00', '17:00')`);
  expect(await isOpenNow()).toBe(false);
  await expect(db.query(sql`update opening_hours set opens = '09:00' where restaurant_id = ${id}`)).rejects.toThrow(
    /permission denied/,
  );
});
