import { allergens } from '@clearplate/domain/facts/allergens';
import { describe, expect, it } from 'vitest';
import { isTurnedAround, mayTurnTable, meansAllOf } from './allergen-headings.ts';
import { labelOf } from './columns.ts';
import { guessColumn } from './guess-column.ts';
import { readMenuFile } from './read-menu-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
async function read(text: string, columns?: readonly string[]) {
  const file = await readMenuFile(bytes(text), { columns, noMeansNone: true });
  if ('issues' in file) throw new Error(file.issues.map(({ field, message }) => `${field} ${message}`).join('; '));
  return file;
}
const milkBelow = async (heading: string, cell: string, meaning = 'milk') => {
  const { rows } = await read(`Name,"${heading}"\nDal,${cell}\n`, ['name', meaning]);
  return rows[0]?.cells.get('milk');
};

describe('a heading may deny an allergen', () => {
  it('by its names in our own files', () => {
    const headings = allergens.map(({ id }) => [labelOf(id), id] as const);
    expect(headings.filter(([heading, id]) => !meansAllOf(heading, id))).toEqual([]);
    expect(headings.filter(([heading]) => isTurnedAround(heading))).toEqual([]);
  });

  it.each(['Milk', 'MILK', 'Dairy', 'milk', 'Contains milk', 'Milk:', 'Leche', 'Lácteos'])(
    'by a true name of it: “%s”',
    async (heading) => {
      for (const cell of ['none', 'no']) expect(await milkBelow(heading, cell)).toBe('none');
    },
  );

  it.each([
    'Milk*',
    'Milk †',
    'Milk¹',
    'Milk2',
    'Milk (7)',
    'Milk (M)',
    'Milk (excluding butter)',
    'Milk (casein)',
    'Milk (may contain)',
    'Milk [raw]',
    'Cow’s milk',
    'Cheese',
    'Lactose',
    'Milk/egg',
    'L',
    'Column 4',
  ])('and by nothing else, whatever it is matched with: “%s”', async (heading) => {
    for (const cell of ['none', 'no', 'Absent']) expect(await milkBelow(heading, cell)).toBeUndefined();
    for (const cell of ['contains', 'may contain (shared fryer)']) expect(await milkBelow(heading, cell)).toBe(cell);
    expect(await milkBelow(heading, '"none, but may contain"')).toBe('may contain');
    expect(guessColumn(heading)).not.toMatchObject({ meaning: 'milk', sure: true });
  });

  it('never by a name that may mean another as well', async () => {
    for (const [heading, meaning] of [
      ['Nuts', 'peanuts'],
      ['Nuts', 'tree-nuts'],
      ['Peanut oil', 'peanuts'],
      ['Shellfish', 'molluscs'],
    ] as const) {
      const { rows } = await read(`Name,${heading}\nDal,none\n`, ['name', meaning]);
      expect(rows[0]?.cells.get(meaning)).toBeUndefined();
      expect(rows[0]?.refused).toMatchObject([{ column: heading, about: meaning }]);
    }
  });
});

describe('a heading that says what a dish is without', () => {
  it.each([
    'Milk free',
    'Milk-free',
    'Dairy free',
    'Free from milk',
    'No milk',
    'Without milk',
    'Sin leche',
    'Safe for milk',
  ])('is read as nothing: “%s”', async (heading) => {
    for (const meaning of ['milk', 'warn:milk'])
      await expect(milkBelow(heading, 'no', meaning)).rejects.toThrow('says what a dish is without');
    await expect(read(`Name,${heading}\nDal,no\n`)).rejects.toThrow(heading);
    expect(guessColumn(heading)).toEqual({ meaning: 'ignore', sure: false });
  });
});

describe('a line above the headings', () => {
  const below = (line: string) => read(`"${line}"\nName,Milk,Eggs\nDal,none,contains\n`);

  it.each(['Our menu', 'Summer 2026', 'Served daily from noon'])(
    'is told, and takes nothing away: “%s”',
    async (line) => {
      const { above, turnedBy, rows } = await below(line);
      expect([above, turnedBy]).toEqual([[line], undefined]);
      expect([...rows[0]!.cells]).toEqual(expect.arrayContaining([['milk', 'none']]));
    },
  );

  it.each([
    'Made without',
    'Free from',
    '* contains traces of milk',
    'All dishes may contain traces of nuts',
    'Milk can be left out on request',
    'Suitable for',
    `Everything is prepared in one kitchen ${'with all that others bring '.repeat(4)}`.trim(),
  ])('that may turn the table around lets it deny nothing, and warn on: “%s”', async (line) => {
    expect(mayTurnTable(line)).toBe(true);
    const { turnedBy, rows } = await below(line);
    expect(turnedBy).toBe(line);
    expect(rows[0]).toMatchObject({ unheard: ['Milk'] });
    expect(rows[0]!.cells.get('milk')).toBeUndefined();
    expect(rows[0]!.cells.get('eggs')).toBe('contains');
  });
});

describe('columns of one allergen', () => {
  const columns = ['name', 'warn:tree-nuts+peanuts', 'peanuts'];
  const row = async (nuts: string, peanut: string) => {
    const { rows } = await read(`Name,Nuts,Peanut\nDal,${nuts},${peanut}\n`, columns);
    const { cells, refused = [] } = rows[0]!;
    return { peanuts: cells.get('peanuts'), refused: refused.map(({ column, about }) => `${column}: ${about}`) };
  };

  it('keep a warning beside what can’t be read, and name that', async () => {
    expect(await row('maybe', 'contains')).toEqual({ peanuts: 'contains', refused: ['Nuts: peanuts'] });
    expect(await row('maybe', 'may contain')).toEqual({ peanuts: 'may contain', refused: ['Nuts: peanuts'] });
    expect(await row('contains', 'maybe')).toEqual({ peanuts: 'contains', refused: ['Peanuts: peanuts'] });
  });

  it('deny nothing where another can’t be read', async () => {
    expect(await row('maybe', 'none')).toEqual({ peanuts: 'maybe', refused: [] });
  });

  it('keep the warning of a loose name beside a refused denial', async () => {
    const { rows } = await read('Name,Nuts,Peanut oil\nDal,contains,none\n', columns);
    expect(rows[0]!.cells.get('peanuts')).toBe('contains');
    expect(rows[0]!.refused).toMatchObject([{ column: 'Peanut oil', about: 'peanuts' }]);
  });
});
