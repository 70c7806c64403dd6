import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { buildMenuDish } from '../../../test/menu-builders.ts';
import { readWord, writeWord } from './pasted-words.ts';
import { parseBlock, placeBlock } from './paste-block.ts';

const sheet = {
  dishes: ['Dal', 'Rice', 'Naan', 'Naan'].map((name, index) => buildMenuDish({ id: index + 1, name })),
  columns: ['milk', 'eggs', 'fish'],
} as const;

function placed(text: string, start: readonly [number, number] = [0, 0]) {
  const block = placeBlock(text, sheet, start);
  if (typeof block === 'string') return block;
  const { changes, ...rest } = block;
  const told = Object.entries(rest).filter(([, value]) => value !== 0 && (value as unknown[]).length !== 0);
  return [
    changes.map(({ dishId, allergen, value }) => `${dishId} ${allergen} ${value.level}`),
    Object.fromEntries(told),
  ];
}

describe('a word', () => {
  it.each([
    ['x', 'contains'],
    ['Yes', 'contains'],
    ['ｃｏｎｔａｉｎｓ', 'contains'],
    ['Sí', 'contains'],
    ['may contain', 'may_contain'],
    ['M', 'may_contain'],
    ['no', 'absent'],
    ['Free', 'absent'],
    ['none but may contain (shared grill)', 'traces'],
    ['?', 'not_stated'],
  ])('“%s” is %s', (word, level) => {
    expect(readWord(word)?.level).toBe(level);
  });

  it.each(['', '-', '1', '0', 'maybe', 'no (shared fryer)', 'contains (traces)', 'vegan', 'n/a', 'NOT', '否'])(
    '“%s” is none, and says nothing',
    (word) => {
      expect(readWord(word)).toBeUndefined();
    },
  );

  it('is read as it was written', () => {
    for (const level of ['contains', 'may_contain', 'traces', 'absent', 'not_stated'] as const)
      expect(readWord(writeWord({ level, reason: '' }))).toEqual({ level, reason: '' });
    expect(readWord(writeWord({ level: 'may_contain', reason: 'shared fryer' }))?.reason).toBe('shared fryer');
  });
});

describe('a block from a spreadsheet', () => {
  it('is cut into cells, quoted or not, whatever ends its lines', () => {
    expect(parseBlock('a\tb\r\n"c\n""d"""\t\n')).toEqual([
      ['a', 'b'],
      ['c\n"d"', ''],
    ]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseBlock(text).length).toBeGreaterThan(0);
      }),
    );
  });

  it('goes where it is pasted', () => {
    expect(placed('x\tno\nyes\t', [1, 1])).toEqual([['2 eggs contains', '2 fish absent', '3 eggs contains'], {}]);
    expect(placed('x\tno\nx\tno', [3, 2])).toEqual([['4 fish contains'], { outside: 3 }]);
  });

  it('goes by its names where it has any, whatever their order', () => {
    expect(placed('Dish\tEggs\tMilk\nRice\tx\tno\ndal\t\tyes', [2, 2])).toEqual([
      ['2 eggs contains', '2 milk absent', '1 milk contains'],
      {},
    ]);
    expect(placed('Rice\tx\nDal\tno', [3, 1])).toEqual([['2 eggs contains', '1 eggs absent'], {}]);
    expect(placed('Soy\tMilk\nx\tno')).toEqual([['1 soybeans contains', '1 milk absent'], {}]);
  });

  it('names what it doesn’t understand, and leaves that as it is', () => {
    expect(placed('Dish\tNuts\tMilk\tCow’s milk\nSoup\tx\tx\tx\nNaan\tx\tx\tx\nDal\tno\tsome\tno')).toEqual([
      [],
      { unknownWords: ['some'], unknownDishes: ['Soup', 'Naan'], unknownColumns: ['Nuts', 'Cow’s milk'] },
    ]);
  });

  it.each([
    ['Laktose\tEi\nx\tno', 'first_row'],
    ['Soup\tno\nBread\tno', 'first_column'],
    ['Dish\tMilk\nSoup\tno\nBread\tno', 'first_column'],
    ['\n\t', 'empty'],
  ])('is refused where it would stand one cell off: %j', (text, refusal) => {
    expect(placed(text)).toBe(refusal);
  });
});
