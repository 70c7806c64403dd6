import { context, now, world, farAhead } from '@clearplate/domain/fixtures/arbitrary-records.ts';
import { asComponent } from '@clearplate/domain/facts/component';
import { nothingKnown, type Dish, type DishVariant } from '@clearplate/domain/facts/dish';
import { deriveDish, type DerivedDish } from '@clearplate/domain/facts/derive-dish';
import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { asEatersOfDislikes } from '@clearplate/domain/verdict/assess-dislikes';
import { assessVariants, statedVariant } from '@clearplate/domain/verdict/assess-variants';
import { avoidedSets } from '@clearplate/domain/verdict/avoided-sets';
import type { Eater } from '@clearplate/domain/verdict/eater';
import type { AssessContext, Verdict } from '@clearplate/domain/verdict/verdict';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { storeFacts } from '../../test/store-facts.ts';
import { replaceFacts } from '../db/derived-facts.ts';
import { sql } from '../db/sql.ts';
import { assessedBy, assessedByPresence, countedAs, type Assessing } from './verdict-sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.end());

interface Row {
  readonly verdict: Verdict | null;
  readonly has: boolean;
  readonly changed: boolean;
  readonly counted: string;
}

const assessingFor = (eaters: readonly Eater[], within: AssessContext): Assessing => ({
  ...within,
  avoided: avoidedSets(eaters),
  disliked: avoidedSets(asEatersOfDislikes(eaters)),
  withChange: true,
});

const columns = sql`judged.verdict, judged.has_disliked as has, coalesce(judged.by_change, false) as changed, ${countedAs} as counted`;

const byBits = (ids: readonly number[], assessing: Assessing) =>
  database.app.query<Row>(sql`
    select ${columns} from dish_bits f ${assessedBy(assessing)} where f.dish_id = any(${ids}::bigint[]) order by f.dish_id`);

/** Assesses as lists do what a search found, whose postings may tell what is present. */
const byPresence = (ids: readonly number[], assessing: Assessing, isTold: boolean) =>
  database.app.query<Row>(sql`
    select ${columns} from (
      select dish_id as id, case when ${isTold}::boolean then present end as present from dish_bits
      where dish_id = any(${ids}::bigint[])) s ${assessedByPresence(assessing)} order by s.id`);

/** Returns what the pure functions say of a dish. */
function expectedOf(
  { facts, variants }: Pick<DerivedDish, 'facts' | 'variants'>,
  eaters: readonly Eater[],
  within: AssessContext,
): Row {
  const assess = (one: DerivedDish['facts']) => assessDish(one, eaters, within);
  const assessment = assess(facts);
  const { verdict, dislikes = [] } = assessment;
  const has = dislikes.some(({ isThere }) => isThere);
  const changed = statedVariant(assessVariants(assessment, variants, assess)) !== undefined;
  const asItComes = has && verdict !== 'avoid' ? 'disliked' : (verdict ?? 'unchecked');
  return { verdict, has, changed, counted: changed ? 'with_change' : asItComes };
}

const everything = allergens.map(({ id }) => id);

const isStorable = (one: unknown) => !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(one));

/**
 * Makes variants that leave out what is in the list and state some of what the eaters avoid; the texts and dates are
 * the sample's.
 */
function variantsFor(record: Dish, eaters: readonly Eater[], other: Dish, text: string, pick: number): DishVariant[] {
  const at = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();
  const avoided = eaters.flatMap(({ avoids }) =>
    avoids.flatMap((one): AllergenId[] => (one.kind === 'allergen' ? [one.allergen] : [])),
  );
  const dates = [at(1), at(1), at(1), at(30), at(179), at(181)] as const;
  const stated = (which: number) =>
    (which % 2 === 0 ? everything : avoided).map((allergen, index) => ({
      allergen,
      level: 'absent' as const,
      source: 'restaurant' as const,
      stated_at: which % 2 === 0 ? at(1) : dates[(which + index * (pick % 2)) % dates.length]!,
    }));
  const added = asComponent(9001, {
    ...nothingKnown,
    name: text || 'Sauce',
    ingredients: other.ingredients,
    ingredients_changed_at: dates[pick % dates.length]!,
    statements: other.statements,
  });
  const variant = (which: number): DishVariant => ({
    name: `Way ${which}`,
    leaves_out: record.ingredients.slice(0, 1 + ((which + 1) % 2)),
    adds: which % 3 === 1 ? [text] : [],
    ...(which % 3 === 2 && { uses: [added.id], components: [added] }),
    price_cents: null,
    changed_at: which % 4 === 3 ? at(2) : null,
    ingredients_complete_at: which % 2 === 0 ? at(1) : null,
    cross_contact_stated_at: which % 3 === 0 ? at(1) : null,
    statements: which % 5 === 4 ? other.statements : stated(which),
  });
  return Array.from({ length: Math.max(0, (pick % 5) - 1) }, (_, index) => variant(pick + index));
}

describe('variants in SQL', () => {
  it('answer as the pure functions do, for made-up dishes and eaters', async () => {
    const worlds = fc
      .sample(world, { numRuns: process.env['PROVE'] ? 9000 : 1500, seed: 11 })
      .map(({ record, eaters, text, pick }, index, all) => {
        const other = all[index - 1]?.record ?? nothingKnown;
        return { derived: deriveDish({ ...record, variants: variantsFor(record, eaters, other, text, pick) }), eaters };
      })
      .filter(({ derived }) => isStorable(derived));
    const ids = await storeFacts(
      database.app,
      worlds.map(({ derived }) => derived.facts),
      (index) => worlds[index]!.derived.variants,
    );
    const contexts: AssessContext[] = [
      context,
      { ...context, statementDays: 2 },
      { ...context, now: farAhead },
      { ...context, lexiconVersion: 'another' },
      { ...context, profileApplied: false },
    ];
    const met = new Map<string, number>();
    const menu = 30;
    for (let from = 0; from + menu <= worlds.length; from += menu) {
      const dishes = worlds.slice(from, from + menu);
      const own = ids.slice(from, from + menu);
      for (let pick = 0; pick < 12; pick += 1) {
        const { eaters: first } = dishes[pick * 2]!;
        const dislikes = dishes[pick + 1]!.eaters.flatMap(({ avoids }) => avoids);
        const who = pick === 11 ? [] : first;
        const eaters: readonly Eater[] = pick % 3 === 2 ? [...who, { avoids: [], dislikes }] : who;
        const within = contexts[pick < 9 ? 0 : (from / menu + pick) % contexts.length]!;
        const assessing = assessingFor(eaters, within);
        const expected = dishes.map(({ derived }) => expectedOf(derived, eaters, within));
        for (const { verdict, changed } of expected) {
          const kind = `${verdict} ${changed}`;
          met.set(kind, (met.get(kind) ?? 0) + 1);
        }
        const which = { from, eaters, within };
        expect({ ...which, rows: await byBits(own, assessing) }).toEqual({ ...which, rows: expected });
        expect({ ...which, rows: await byPresence(own, assessing, false) }).toEqual({ ...which, rows: expected });
        // What holds an avoided allergen is told by that alone: whether it has something disliked as well, nobody asks.
        const said = ({ verdict, changed, counted }: Row) => ({ verdict, changed, counted });
        const told = (await byPresence(own, assessing, true)).map(said);
        expect({ ...which, rows: told }).toEqual({ ...which, rows: expected.map(said) });
      }
    }
    for (const kind of ['avoid true', 'avoid false', 'not_verified true', 'not_verified false'])
      expect([kind, (met.get(kind) ?? 0) > 50]).toEqual([kind, true]);
    for (const kind of ['null', 'none_declared', 'cross_contact']) expect(met.has(`${kind} true`)).toBe(false);
  }, 600_000);

  const noodles: Dish = {
    ...nothingKnown,
    ingredients: ['Rice noodles', 'Crushed peanuts'],
    variants: [
      {
        name: 'Without peanuts',
        leaves_out: ['Crushed peanuts'],
        adds: ['Zorbax leaves'],
        price_cents: null,
        changed_at: null,
        ingredients_complete_at: null,
        cross_contact_stated_at: null,
        statements: [{ allergen: 'peanuts', level: 'absent', source: 'restaurant', stated_at: now }],
      },
    ],
  };
  const peanuts = { kind: 'allergen', allergen: 'peanuts', strictness: 'ask' } as const;
  const store = async (dish: Dish) => {
    const derived = deriveDish(dish);
    const [id] = await storeFacts(database.app, [derived.facts], () => derived.variants);
    return id!;
  };

  it('are looked at for names that nobody knows, in their own texts', async () => {
    const id = await store(noodles);
    const counted = async (eaters: Eater[]) => (await byBits([id], assessingFor(eaters, context)))[0]!.counted;
    expect(await counted([{ avoids: [peanuts] }])).toBe('with_change');
    // Only the variant has it: there it is found, and elsewhere its absence is never known.
    expect(await counted([{ avoids: [peanuts], dislikes: [{ kind: 'unknown', name: 'zorbax leaves' }] }])).toBe(
      'avoid',
    );
    expect(await counted([{ avoids: [peanuts], dislikes: [{ kind: 'unknown', name: 'crushed peanuts' }] }])).toBe(
      'with_change',
    );
    expect(await counted([{ avoids: [peanuts, { kind: 'unknown', name: 'zorbax leaves' }] }])).toBe('avoid');
  });

  it('follow the facts, and postings tell whether there are any', async () => {
    const id = await store(noodles);
    const rows = async () => {
      const [row] = await database.app.query<{ variants: number; flagged: boolean; told: boolean }>(sql`
        select (select count(*) from variant_bits v where v.dish_id = ${id})::int as variants, f.present < 0 as flagged,
          (select bool_and(t.present = f.present) from dish_terms t where t.dish_id = ${id}) as told
        from dish_bits f where f.dish_id = ${id}`);
      return row;
    };
    expect(await rows()).toEqual({ variants: 1, flagged: true, told: true });
    const save = async (dish: Dish) => replaceFacts(database.app, [{ id, ...deriveDish(dish) }], false, new Date(now));
    await save({ ...noodles, variants: [] });
    expect(await rows()).toEqual({ variants: 0, flagged: false, told: true });
    await save({ ...noodles, variants: [...noodles.variants, { ...noodles.variants[0]!, name: 'Another' }] });
    expect(await rows()).toEqual({ variants: 2, flagged: true, told: true });
    await database.app.query(sql`delete from dish_facts where dish_id = ${id}`);
    const left = await database.app.query(sql`select 1 from variant_bits where dish_id = ${id}`);
    expect(left).toEqual([]);
  });

  it('are written by nobody else, and cost a search that does not ask for them nothing', async () => {
    await expect(database.app.query(sql`delete from variant_bits`)).rejects.toThrow('permission denied');
    const asked = assessingFor([{ avoids: [peanuts] }], context);
    expect(assessedBy({ ...asked, withChange: false }).text).not.toContain('variant_bits');
    expect(assessedByPresence({ ...asked, withChange: false }).text).not.toContain('variant_bits');
  });

  it('keep what is avoided out of the statement', () => {
    const eaters: Eater[] = [
      { avoids: [peanuts, { kind: 'unknown', name: 'Zorbax' }], dislikes: [{ kind: 'unknown', name: 'Blorp' }] },
    ];
    const textFor = (each: Eater[]) => assessedBy(assessingFor(each, context)).text;
    expect(textFor(eaters)).toBe(textFor([]));
  });
});
