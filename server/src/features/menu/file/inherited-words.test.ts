import { expect, it } from 'vitest';
import { draftRows } from './table-draft.ts';
import { readMenuFile, readMenuFileColumns } from './read-menu-file.ts';

const file = `Dish id,Name,Price,Ingredients,List complete,Milk,Nuts,Ways
7,Dal,4,"lentils, ghee",yes,none,contains (fryer),Plain: without ghee
`;
const context = { now: '2026-11-20T12:00:00.000Z', statementDays: 180 };

it.each(['__proto__', 'constructor', 'toString', 'valueOf'])(
  'a table with the word %s in any of its cells is read, or refused, as with any other',
  async (word) => {
    for (const { 0: before, index } of file.matchAll(/[A-Za-z]+|\d+/g)) {
      const text = file.slice(0, index) + word + file.slice(index + before.length);
      const bytes = new TextEncoder().encode(text);
      const found = await readMenuFileColumns(bytes);
      if (!('columns' in found)) throw new Error(JSON.stringify(found));
      const meanings = found.columns.map(({ meaning }) => meaning ?? 'ignore');
      for (const columns of [undefined, meanings, meanings.map((one, at) => (at === 5 ? word : one))]) {
        const read = await readMenuFile(bytes, { columns });
        const said = 'issues' in read ? read : await draftRows(read.rows, [], { sheet: null, context });
        expect(JSON.stringify(said)).not.toContain('[native code]');
        if (columns?.[5] === word) expect(said).toHaveProperty('issues');
      }
    }
  },
);
