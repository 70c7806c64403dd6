import { runsOf } from '@clearplate/domain/fixtures/runs.ts';
import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import {
  nothingKnown,
  type Component,
  type Dish,
  type DishVariant,
  type Statement,
} from '@clearplate/domain/facts/dish';
import { normalise } from '@clearplate/domain/reading/normalise';
import { readMenu } from '@clearplate/menus/read-menu';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exportMenu } from './menu-of-file.ts';
import { editOf } from '../../../../test/send-table.ts';
import type { KnownDish } from './known-dishes.ts';
import { readMenuFile } from './read-menu-file.ts';
import { editedBy, readRowEdit } from './row-edit.ts';
import { statementHeld } from './statement-cell.ts';
import { draftRows } from './table-draft.ts';

const context = { now: '2026-11-03T10:00:00.000Z', statementDays: 180 };

const instant = fc.constantFrom(
  null,
  '2026-10-01T00:00:00.000Z',
  '2026-11-01T00:00:00.000Z',
  '2025-01-01T00:00:00.000Z',
);
const rough = fc
  .oneof(
    fc.string({ maxLength: 20 }),
    fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '"', "'", ',', ';', '(', ')', '.', 'é', 'x', ' '),
      maxLength: 12,
    }),
    fc.constantFrom('may contain: milk', 'yes', 'none', '=HYPERLINK("https://x.example")', '-12', '\u0301'),
  )
  .map((text) => text.replaceAll(/\p{Cc}/gu, '').trim());
const line = rough.filter((text) => text !== '');
const paragraphs = fc.array(rough, { maxLength: 3 }).map((lines) => lines.join('\n').trim());
const ingredient = line.map((text) => text.replaceAll(',', '').trim()).filter((text) => text !== '');

const statement: fc.Arbitrary<Statement> = fc
  .record({
    allergen: fc.constantFrom(...allergens.map(({ id }) => id)),
    level: fc.constantFrom('contains', 'may_contain', 'absent'),
    reason: fc.option(line, { nil: undefined }),
    ingredient: fc.constantFrom(undefined, undefined, 'absent' as const),
    stated_at: instant,
  })
  .map(({ allergen, level, reason, ingredient, stated_at }) => ({
    allergen,
    level,
    source: 'restaurant' as const,
    stated_at,
    ...(level === 'may_contain' && reason !== undefined && { reason }),
    ...(level === 'may_contain' && ingredient !== undefined && { ingredient }),
  }));

const variant: fc.Arbitrary<DishVariant> = fc
  .record({
    used: fc.uniqueArray(line, { maxLength: 2 }),
    name: fc.oneof(line, fc.constantFrom('Without nuts', 'a | b', 'with: c')),
    leaves_out: fc.array(ingredient, { maxLength: 2 }),
    adds: fc.array(ingredient, { minLength: 1, maxLength: 2 }),
    price_cents: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null }),
    changed_at: instant,
    ingredients_complete_at: instant,
    cross_contact_stated_at: instant,
    statements: fc.uniqueArray(statement, { maxLength: 4, selector: ({ allergen }) => allergen }),
  })
  .filter(({ name }) => normalise(name) !== '')
  .map(({ used, ...one }) => ({
    ...one,
    ...(used.length > 0 && { uses: used.map((_, at) => at + 1), components: used.map(componentOf) }),
  }));

const dish = fc
  .record({
    variants: fc.uniqueArray(variant, { maxLength: 3, selector: ({ name }) => normalise(name) }),
    name: line,
    description: paragraphs,
    ingredients: fc.array(ingredient, { maxLength: 4 }),
    ingredients_changed_at: instant,
    ingredients_complete_at: instant,
    cross_contact_stated_at: instant,
    statements: fc.uniqueArray(statement, { maxLength: 6, selector: ({ allergen }) => allergen }),
    section: rough,
    price_cents: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null }),
    kitchen: fc.uniqueArray(statement, { maxLength: 2, selector: ({ allergen }) => allergen }),
  })
  .map(({ kitchen, ...said }) => ({
    ...nothingKnown,
    ...said,
    // The tables require it.
    ...(said.ingredients.length === 0
      ? { ingredients_complete_at: null }
      : { ingredients_changed_at: said.ingredients_changed_at ?? context.now }),
    statements: [
      ...said.statements,
      ...kitchen.map((one) => ({
        ...one,
        ingredient: undefined,
        level: 'may_contain' as const,
        source: 'kitchen' as const,
      })),
    ],
  }));

const withComponents = fc
  .tuple(dish, fc.uniqueArray(line, { maxLength: 3 }))
  .map(([one, names]) => ({ ...one, uses: names.map((_, at) => at + 1), components: names.map(componentOf) }));

const menu = fc
  .array(fc.oneof(dish, withComponents), { maxLength: 4 })
  .map((dishes) => dishes.map((each, index): KnownDish => ({ id: index + 11, dish: each })));

function componentOf(name: string, at: number): Component {
  const unstated = { ingredients_changed_at: null, ingredients_complete_at: null, cross_contact_stated_at: null };
  return { id: at + 1, name, ingredients: [], statements: [], uses: [], ...unstated };
}

async function rowsOf(text: string) {
  const read = await readMenuFile(new TextEncoder().encode(text));
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read.rows;
}

/** Warnings of the kitchen that the file repeats become its owner's own: they must not end with the equipment. */
const isOfKitchenOnly = (edit: ReturnType<typeof editOf>, { dish: { statements } }: KnownDish): boolean =>
  Object.keys(edit).every((field) => field === 'statements') &&
  (edit.statements ?? []).every(
    ({ allergen, level, ingredient }) =>
      level === 'may_contain' &&
      ingredient === undefined &&
      statements.some((one) => one.allergen === allergen && one.source === 'kitchen') &&
      !statements.some((one) => one.allergen === allergen && one.source !== 'kitchen' && one.level === 'contains'),
  );

it('an export that is sent back changes nothing but whose warnings its kitchen’s are, whatever stands in the menu', async () => {
  await fc.assert(
    fc.asyncProperty(menu, async (known) => {
      const dishes = await draftRows(await rowsOf(exportMenu(known, context)), known, { sheet: null, context });
      expect(dishes.map(({ table }) => [table!.compared_with, table!.faults])).toEqual(known.map(({ id }) => [id, []]));
      expect(dishes.filter((each, at) => !isOfKitchenOnly(editOf(each), known[at]!)).map(editOf)).toEqual([]);
    }),
    runsOf(500, 100),
  );
});

it('names the components of a dish, and refuses to change them', async () => {
  const known = {
    ...nothingKnown,
    name: 'Bowl',
    uses: [1, 2],
    components: ['Rice base', 'House sauce'].map(componentOf),
  };
  const menuOf = (one: Dish): KnownDish[] => [{ id: 11, dish: one }];
  const text = exportMenu(menuOf(known), context);
  expect(text).toContain('"Rice base, House sauce"');
  expect(exportMenu(menuOf({ ...nothingKnown, name: 'Bowl' }), context)).not.toContain('Components');
  const faultsOf = async (file: string, to: Dish) => {
    const [row] = await draftRows(await rowsOf(file), menuOf(to), { sheet: null, context });
    return row!.table!.faults.map(({ column }) => column);
  };
  expect(await faultsOf(text, known)).toEqual([]);
  expect(await faultsOf(text.replace('"Rice base, House sauce"', ''), known)).toEqual([]);
  expect(await faultsOf(text.replace('Rice base, ', ''), known)).toEqual(['Components']);
  expect(await faultsOf(text, { ...nothingKnown, name: 'Bowl' })).toEqual(['Components']);
  expect(await faultsOf('Name,Components\nNew bowl,House sauce\n', known)).toEqual(['Components']);
});

const madeOf = ({ leaves_out, adds }: DishVariant): string => JSON.stringify([leaves_out, adds]);

it('what one menu’s file makes of another is what it says: applied, it changes nothing more', async () => {
  await fc.assert(
    fc.asyncProperty(dish, dish, async (from, to) => {
      const text = exportMenu([{ id: 11, dish: from }], context);
      const [row] = await rowsOf(text);
      const { edit, notes, faults } = readRowEdit(row!.cells, to, context);
      // A row may be refused: not everything that is stored can be written anew.
      if (faults.length > 0) return;
      // What is carried along to another name is said of it only where it is sent once more.
      if (notes !== undefined && notes.unconfirmed.length > 0) return;
      const after = editedBy(edit, to, context);
      const again = readRowEdit(row!.cells, after, context);
      // A way that was worn down by the rest of its row, or by being made otherwise, is stated anew only once the row says so
      // to what it is by then.
      const isRemade = from.variants.some((one) =>
        to.variants.some((other) => other.name === one.name && madeOf(other) !== madeOf(one)),
      );
      const isWorn = edit.name ?? edit.description ?? edit.ingredients ?? (isRemade || undefined);
      const { ways, ...more } = again.edit;
      const rest = isWorn === undefined ? [ways, more, again.faults] : [undefined, more, []];
      expect(rest).toEqual([undefined, {}, []]);
    }),
    runsOf(500, 100),
  );
});

it('read as anybody’s chart it denies no more than the menu', async () => {
  const says = (allergen: AllergenId, level: Statement['level']): Statement => ({
    allergen,
    level,
    source: 'restaurant',
    stated_at: '2026-11-01T00:00:00.000Z',
  });
  // Made-up menus seldom have what a chart denies.
  const statements = [says('pistachio', 'contains'), says('chestnut', 'may_contain'), says('octopus', 'absent')];
  const denying: KnownDish[] = [{ id: 11, dish: { ...nothingKnown, name: 'Bread', statements } }];
  let denied = 0;
  await fc.assert(
    fc.asyncProperty(menu, async (known) => {
      const bytes = new TextEncoder().encode(exportMenu(known, context));
      const read = await readMenu({ name: 'menu.csv', bytes });
      const dishes = 'problem' in read ? [] : read.dishes;
      for (const { claims } of dishes)
        for (const { allergen, level } of claims.filter((one) => one.level === 'absent')) {
          denied += 1;
          expect([level, known.some(({ dish: each }) => statementHeld(each, allergen, context) === 'none')]).toEqual([
            'absent',
            true,
          ]);
        }
    }),
    { ...runsOf(600, 150), examples: [[denying]] },
  );
  expect(denied).toBeGreaterThan(0);
});
