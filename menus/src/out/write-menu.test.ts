import { context, world } from '@clearplate/domain/fixtures/arbitrary-records.ts';
import { allergens, ancestorsOf, us9, type AllergenId } from '@clearplate/domain/facts/allergens';
import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import { nothingKnown, type Dish } from '@clearplate/domain/facts/dish';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { gs1Codes } from '@clearplate/domain/facts/gs1-codes';
import { statedLevel } from '@clearplate/domain/facts/stated-level';
import { menuFormatIds, type MenuFormat } from '@clearplate/domain/menu/menu-formats';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Claim, DraftDish } from '../draft.ts';
import { asDraftDish } from '../exports/export-dish.ts';
import { readExport } from '../exports/read-export.ts';
import { readMenu } from '../read-menu.ts';
import { outgoingDish, saidOfDish, type OutgoingMenu } from './outgoing-menu.ts';
import { unsaidOf, writeMenu } from './write-menu.ts';

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '=HYPERLINK("https://x.example")',
    'Gluten-free & dairy free',
    'NUT_FREE',
    'ถั่วลิสง 花生',
    '\u202Eevil\u2028\uD800',
    '__proto__',
    'no_allergens',
    '"},{"name":"',
  ),
);

/** Makes a dish of a menu whose keeper states nearly everything, so that "free" is often true. */
const wellKept: fc.Arbitrary<Dish> = fc
  .record({
    levels: fc.tuple(
      ...us9.map((allergen) =>
        fc.record({
          allergen: fc.constant(allergen),
          level: fc.constantFrom('absent', 'absent', 'absent', 'may_contain', 'contains'),
        }),
      ),
    ),
    gluten: fc.constantFrom('absent', 'absent', 'contains'),
    days: fc.constantFrom(1, 1, 1, 170, 190),
    traces: fc.constantFrom(1, 1, null),
    ingredients: fc.constantFrom([], ['rice', 'garlic'], ['house sauce'], ['ghee']),
    unexplained: fc.constantFrom(false, false, false, true),
  })
  .map(({ levels, gluten, days, traces, ingredients, unexplained }) => {
    const at = (ago: number) => new Date(Date.parse(context.now) - ago * 86_400_000).toISOString();
    return {
      ...nothingKnown,
      name: 'Rice',
      ingredients,
      ingredients_changed_at: at(300),
      cross_contact_stated_at: traces === null ? null : at(traces),
      unexplained_reports: unexplained ? [at(3)] : [],
      statements: [...levels, { allergen: 'gluten' as const, level: gluten }].map(({ allergen, level }) => ({
        allergen,
        level: level as 'absent',
        source: 'restaurant' as const,
        stated_at: at(days),
        act: 'one',
      })),
    };
  });

const dish: fc.Arbitrary<Dish> = fc
  .record({
    record: fc.oneof(
      world.map(({ record }) => record),
      wellKept,
    ),
    name: fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: hostile }),
    section: fc.oneof(fc.constantFrom('', 'Mains', 'Gluten-free'), hostile),
    price_cents: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null }),
  })
  .map(({ record, name, ...more }) => ({ ...record, ...more, name: name ?? (record.name || 'Dish') }));

interface Known {
  readonly id: number;
  readonly dish: Dish;
  readonly facts: DishFacts;
  /** Holds other ways to make it. What is said of them has nothing to do with what is said of the dish. */
  readonly ways: readonly { readonly name: string; readonly priceCents: number | null; readonly facts: DishFacts }[];
}

const otherWay = dish.map((each) => ({ name: each.name, priceCents: each.price_cents, facts: deriveFacts(each) }));
const menu = fc
  .array(fc.record({ each: dish, ways: fc.array(otherWay, { maxLength: 2 }) }), { minLength: 1, maxLength: 3 })
  .map((dishes): readonly Known[] =>
    dishes.map(({ each, ways }, at) => ({ id: at + 1, dish: each, facts: deriveFacts(each), ways })),
  );

const outgoing = (known: readonly Known[]): OutgoingMenu => ({
  restaurant: { id: 7, name: 'Green Fork </script>', city: 'Cambridge', zipCode: '02139' },
  at: context.now,
  answersFor: us9,
  dishes: known.map(({ id, dish: each, facts, ways }) =>
    outgoingDish(
      id,
      each,
      saidOfDish(facts, context),
      ways.map(({ facts: made, ...way }) => ({ ...way, said: saidOfDish(made, context) })),
    ),
  ),
});

const textOf = (format: MenuFormat, known: readonly Known[]): string =>
  [...writeMenu(format, outgoing(known))].join('');

/** Returns what GS1's file says, because no reader of other systems' files reads it. */
function readGs1(file: {
  items: { name: string; allergens: { allergenTypeCode: string; levelOfContainmentCode: string }[] }[];
}) {
  const byCode = new Map(Object.entries(gs1Codes).map(([id, code]) => [code, id as AllergenId]));
  const levels = { CONTAINS: 'contains', MAY_CONTAIN: 'may_contain', FREE_FROM: 'absent' } as const;
  return file.items.map(({ name, allergens: coded }) => ({
    name,
    claims: coded.map(({ allergenTypeCode, levelOfContainmentCode }) => ({
      allergen: byCode.get(allergenTypeCode)!,
      level: levels[levelOfContainmentCode as keyof typeof levels],
    })),
  }));
}

type Read = Pick<DraftDish, 'name' | 'priceCents'> & { readonly claims: readonly Pick<Claim, 'allergen' | 'level'>[] };

/** Reads a file again, each dish beside the one that it was written from. */
function readAgain(format: MenuFormat, known: readonly Known[]): { readonly from: Known; readonly read: Read }[] {
  const file: unknown = JSON.parse(textOf(format, known));
  const read: readonly Read[] =
    format === 'gs1' ? readGs1(file as Parameters<typeof readGs1>[0]) : readable(known) ? readExport(file).dishes : [];
  const sections = [...new Set(known.map((each) => each.dish.section))];
  const isInOrder = format === 'hubrise' || format === 'google' || format === 'square';
  // Schema.org's sections come before dishes without one.
  const place = ({ dish: { section } }: Known) =>
    format === 'schema-org'
      ? section === ''
        ? 1000
        : sections.indexOf(section)
      : isInOrder
        ? sections.indexOf(section)
        : 0;
  const ordered = known.toSorted((one, other) => place(one) - place(other));
  const named = format === 'gs1' ? ordered : ordered.filter(isNamed);
  expect(read).toHaveLength(named.length);
  return named.map((from, at) => ({ from, read: read[at]! }));
}

const plainRead = ({ dish: { name, description } }: Known) => asDraftDish({ name, description, labels: [], path: '' });
const isNamed = (each: Known) => plainRead(each) !== undefined;
const readable = (known: readonly Known[]) => known.some(isNamed);

/** Returns whether somebody whom traces harm may be told that it is without, with nothing to ask. */
function isFree({ facts }: Pick<Known, 'facts'>, allergen: AllergenId): boolean {
  const eater = { avoids: [{ kind: 'allergen' as const, allergen, strictness: 'dangerous' as const }] };
  const { verdict, causes } = assessDish(facts, [eater], context);
  const open = causes.flatMap(({ questions }) => questions).length + facts.opaque.length;
  return verdict === 'none_declared' && open === 0 && (facts.unexplained ?? []).length === 0;
}

const isShellfish = (id: AllergenId) => id === 'crustacean-shellfish' || id === 'molluscs';

/** Returns whether the menu itself warns of it at least as gravely. Google has one word for all shellfish. */
function isKnown(format: MenuFormat, from: Known, { allergen, level }: Pick<Claim, 'allergen' | 'level'>): boolean {
  // A label is read by whoever orders the dish another way as well. GS1's codes are of one of them.
  if (level === 'absent') return [from, ...(format === 'gs1' ? [] : from.ways)].every((each) => isFree(each, allergen));
  const ids: AllergenId[] =
    format === 'google' && isShellfish(allergen) ? ['crustacean-shellfish', 'molluscs'] : [allergen];
  // What an option has is read as possible in the dish.
  const made = (format === 'google' || format === 'uber-eats') && level === 'may_contain' ? from.ways : [];
  const stated = [from, ...made].flatMap(({ facts }) => ids.map((id) => statedLevel(facts, id, context)));
  return stated.includes('contains') || (level === 'may_contain' && stated.includes('may_contain'));
}

it('says the same or less when it is read again, never more, and loses no warning in silence', () => {
  const seen = { free: 0, contains: 0, lost: 0 };
  fc.assert(
    fc.property(menu, fc.constantFrom(...menuFormatIds), (known, format) => {
      const menuOut = outgoing(known);
      for (const { from, read } of readAgain(format, known)) {
        if (format !== 'gs1')
          expect([read.name, read.priceCents]).toEqual([plainRead(from)?.name, from.dish.price_cents ?? undefined]);
        // What the restaurant's own description says is theirs, and goes out as it is.
        const own = plainRead(from)?.claims ?? [];
        const isOwn = ({ allergen }: Pick<Claim, 'allergen'>) => own.some((one) => one.allergen === allergen);
        for (const claim of read.claims) {
          if (claim.level === 'absent') seen.free += 1;
          if (claim.level === 'contains') seen.contains += 1;
          expect([claim, isOwn(claim) || isKnown(format, from, claim)]).toEqual([claim, true]);
        }
        const unsaid = unsaidOf(
          format,
          menuOut.dishes.find(({ id }) => id === from.id)!,
        );
        seen.lost += unsaid.length;
        const told = new Set(
          [...read.claims.filter(({ level }) => level !== 'absent'), ...unsaid].map(({ allergen }) => allergen),
        );
        for (const { id } of allergens) {
          if (format === 'gs1' && gs1Codes[id] === undefined) continue;
          const level = statedLevel(from.facts, id, context);
          if (level === 'contains' || level === 'may_contain')
            expect([format, id, [id, ...ancestorsOf(id)].some((one) => told.has(one))]).toEqual([format, id, true]);
        }
      }
    }),
    { numRuns: 1000 },
  );
  // Without these it would hold of a writer that writes nothing.
  expect(seen.free).toBeGreaterThan(50);
  expect(seen.contains).toBeGreaterThan(300);
  expect(seen.lost).toBeGreaterThan(300);
}, 120_000);

it('may stand in a page, whatever stands in the menu', async () => {
  const evil = '</script><script>alert(1)</script> & <!--';
  const known = [{ ...nothingKnown, name: `Dal ${evil}`, description: evil, section: evil, ingredients: [evil] }].map(
    (each) => ({
      id: 1,
      dish: each,
      facts: deriveFacts(each),
      ways: [{ name: evil, priceCents: 100, facts: deriveFacts(each) }],
    }),
  );
  for (const format of menuFormatIds) expect(textOf(format, known)).not.toMatch(/[<>&\u2028\u2029]/);
  const page = `<!doctype html><title>x</title><script type="application/ld+json">${textOf('schema-org', known)}</script>`;
  const read = await readMenu({ name: 'menu.html', bytes: new TextEncoder().encode(page) });
  expect(read).toMatchObject({ kind: 'page data', dishes: [{ name: `Dal ${evil}` }] });
});
