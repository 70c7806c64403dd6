import { nothingKnown, type Dish, type Statement } from '@clearplate/domain/facts/dish';
import { describe, expect, it } from 'vitest';
import { exportMenu } from './menu-of-file.ts';
import { readMenuFile } from './read-menu-file.ts';
import { draftRows } from './table-draft.ts';

const context = { now: '2026-11-03T10:00:00.000Z', statementDays: 180 };
const current = '2026-11-01T10:00:00.000Z';
const says = (source: Statement['source'], level: Statement['level'], more: Partial<Statement> = {}): Statement => ({
  allergen: 'milk',
  level,
  source,
  stated_at: current,
  ...more,
});
const dal = (more: Partial<Dish> = {}): Dish => ({ ...nothingKnown, name: 'Dal', ingredients: ['Lentils'], ...more });

async function tablesOf(text: string, ...dishes: Dish[]) {
  const read = await readMenuFile(new TextEncoder().encode(text));
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  const menu = dishes.map((dish, index) => ({ id: index + 11, dish }));
  return (await draftRows(read.rows, menu, { sheet: null, context })).map(({ table }) => table!);
}
const holdsMilk = async (cell: string, ...statements: Statement[]) =>
  (await tablesOf(`Name,Milk\nDal,${cell}`, dal({ statements })))[0]!.held.includes('milk');

describe('a cell that warns', () => {
  const fryer = { reason: 'shared_fryer' };

  it.each(['restaurant', 'import'] as const)('is said already where the restaurant warns of it: %s', async (source) => {
    expect(await holdsMilk('contains', says(source, 'contains'))).toBe(true);
    expect(await holdsMilk('may contain (shared fryer)', says(source, 'may_contain', fryer))).toBe(true);
  });

  it.each(['claimed', 'published', 'kitchen'] as const)(
    'is the owner’s own word beside a warning of: %s',
    async (who) => {
      const level = who === 'kitchen' ? 'may_contain' : 'contains';
      const cell = who === 'kitchen' ? 'may contain' : 'contains';
      expect(await holdsMilk(cell, says(who, level))).toBe(false);
      expect(await holdsMilk(cell, says(who, level), says('restaurant', level))).toBe(true);
      expect(await holdsMilk(cell, says(who, level), says('restaurant', 'absent'))).toBe(false);
    },
  );

  it('is less than what the owner says only where it is another word', async () => {
    const none = says('restaurant', 'may_contain', { ...fryer, ingredient: 'absent' });
    expect(await holdsMilk('may contain (shared fryer)', none)).toBe(false);
    expect(await holdsMilk('none but may contain (shared fryer)', none)).toBe(true);
  });
});

describe('a cell that denies', () => {
  it.each(['restaurant', 'import', 'published'] as const)(
    'makes no denial its sender’s own that stands: %s',
    async (who) => {
      expect(await holdsMilk('none', says(who, 'absent'))).toBe(true);
      expect(await holdsMilk('none', says(who, 'absent', { stated_at: '2025-01-01T00:00:00.000Z' }))).toBe(false);
    },
  );

  it('goes out as it stands beside the kitchen, and comes back as what is said already', async () => {
    const statements = [says('restaurant', 'absent'), says('kitchen', 'may_contain', { reason: 'shared_fryer' })];
    const text = exportMenu([{ id: 11, dish: dal({ statements }) }], context);
    expect(text).toContain('none but may contain (Shared fryer)');
    expect((await tablesOf(text, dal({ statements })))[0]!.held).toContain('milk');
    const worn = [says('restaurant', 'absent', { stated_at: '2025-01-01T00:00:00.000Z' }), statements[1]!];
    expect(exportMenu([{ id: 11, dish: dal({ statements: worn }) }], context)).not.toContain('none');
  });
});

it('finds a dish by its name however that is spelled, as the review does', async () => {
  const found = async (name: string, ...dishes: Dish[]) =>
    (await tablesOf(`Name,Milk\n"${name}",none`, ...dishes))[0]!.compared_with;
  expect(await found('creme  brulee', dal({ name: 'Crème brûlée' }))).toBe(11);
  expect(await found('Mac & Cheese', dal({ name: 'Mac – Cheese' }))).toBe(11);
  expect(await found('Dal', dal({ name: 'Dal!' }), dal({ name: 'dal' }))).toBe(null);
  // A name of signs alone is none.
  expect(await found('***', dal({ name: '???' }))).toBe(null);
});

describe('the sign of a row', () => {
  const sign = async (text: string, dish: Dish) => (await tablesOf(text, dish))[0]!.sign;
  const text =
    'Dish id,Name,Description,Ways to make it,Milk,List complete\n11,Dal,(empty),No salt | Milk: none,none,yes';

  it('is of what stands in the file, whatever the menu says by then', async () => {
    const before = await sign(text, dal());
    const other = dal({ description: 'Hot', statements: [says('restaurant', 'contains')], uses: [3], ingredients: [] });
    expect(await sign(text, other)).toBe(before);
    expect(await sign(text, { ...other, name: 'Other' })).toBe(before);
  });

  it('is another one for any other cell', async () => {
    const before = await sign(text, dal());
    for (const other of [
      text.replace('none,yes', 'contains,yes'),
      text.replace(',yes', ',no'),
      text.replace('(empty)', ''),
      text.replace('Milk: none', 'Milk: contains'),
      text.replace('11,Dal', ',Dal'),
      text.replace('Milk,', 'Eggs,'),
      text.replace('none,yes', 'maybe,yes'),
    ])
      expect(await sign(other, dal())).not.toBe(before);
  });
});

it('leaves to its author what nobody can settle in the review', async () => {
  const [row] = await tablesOf('Name,Components,List complete\nDal,House sauce,perhaps', dal());
  expect(row!.faults.map(({ column, about }) => [column, about])).toEqual([
    ['Components', undefined],
    ['List complete', undefined],
  ]);
});
