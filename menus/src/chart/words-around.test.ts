import { describe, expect, it } from 'vitest';
import { readMenu } from '../read-menu.ts';
import type { Draft } from '../draft.ts';

const legend = 'X = contains. Blank = does not contain.';

async function draftOf(rows: readonly string[], after: readonly string[] = [], head = 'Milk,Egg,Soy,Peanut') {
  const csv = [`Item,${head}`, 'Patty,X,X,,', ...rows, ...[legend, ...after].map((text) => `"${text}",,,,`)].join('\n');
  const read = await readMenu({ name: 'chart.csv', bytes: new TextEncoder().encode(`${csv}\n`) });
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

async function draftOfPage(rows: readonly (readonly string[])[], ...notes: readonly string[]) {
  const table = rows
    .map((row) =>
      row.length === 1
        ? `<tr><td colspan="5">${row[0]}</td></tr>`
        : `<tr>${row.map((each) => `<td>${each}`).join('')}</tr>`,
    )
    .join('');
  const html = `<!doctype html><html><body><table><tr><th>Item<th>Milk<th>Egg<th>Soy<th>Peanut</tr>${table}</table>${notes
    .map((text) => `<p>${text}</p>`)
    .join('')}</body></html>`;
  const read = await readMenu({ name: 'chart.html', bytes: new TextEncoder().encode(html) });
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

const of = ({ dishes }: Draft, name: string, level: string): string =>
  (dishes.find((dish) => dish.name === name)?.claims ?? [])
    .filter((claim) => claim.level === level)
    .map(({ allergen }) => allergen)
    .join(' ');

const patty = ['Patty', 'X', 'X', '', ''];
const tart = ['Tart', '', '', '', ''];

describe('what stands above rows is said of those below it', () => {
  it.each([
    'WINTER MENU - data pending',
    'PASTRY (recipes vary by shop)',
    'PARTY TRAYS – not assessed',
    'TO BUILD – base only',
    'DESSERTS, under review',
    'COUNTER: ask a manager',
  ])('nothing is denied below “%s”, and it is the section', async (section) => {
    const read = await draftOfPage([patty, [section], tart, ['Drinks'], ['Cola', '', '', '', '']], legend);
    expect(of(read, 'Tart', 'absent')).toBe('');
    expect(read.dishes.find(({ name }) => name === 'Tart')?.section).toBe(section);
    // The next section has its denials back.
    expect(of(read, 'Cola', 'absent')).toBe('milk eggs soybeans peanuts');
    expect(of(read, 'Patty', 'absent')).toBe('soybeans peanuts');
  });

  it.each([
    ['FRIED IN PEANUT OIL', 'peanuts'],
    ['All rolls come with cheese and mayo', 'milk eggs'],
  ])('“%s” ends denials of what it names', async (section, named) => {
    const read = await draftOfPage([patty, [section], tart], legend);
    for (const allergen of named.split(' ')) expect(of(read, 'Tart', 'absent')).not.toContain(allergen);
  });

  it('a shared fryer above them warns them of the whole chart', async () => {
    const read = await draftOfPage([patty, ['FRIED (shared fryer)'], tart], legend);
    expect(of(read, 'Tart', 'may_contain')).toBe('milk eggs soybeans peanuts');
  });

  it('a dish whose name says that it shares a fryer stays a dish', async () => {
    const read = await draftOfPage([patty, ['Rings - shared fryer', '', '', '', '']], legend);
    expect(of(read, 'Rings - shared fryer', 'may_contain')).toBe('milk eggs soybeans peanuts');
  });

  it.each(['Burgers', 'Fried chicken', 'Sides & more', 'Lunch only', 'Prices vary', 'New in 2026'])(
    '“%s” takes nothing back',
    async (section) => {
      const read = await draftOfPage([patty, [section], tart], legend);
      expect(of(read, 'Tart', 'absent')).toBe('milk eggs soybeans peanuts');
    },
  );
});

describe('a note outside the rows', () => {
  it.each([
    ['The peanut data have not been verified yet.', 'peanuts'],
    ['Soy: refined soy oil is not declared here.', 'soybeans'],
    ['Milk is not declared below 50 ppm.', 'milk'],
    ['Our peanut figures are being updated; do not rely on them.', 'peanuts'],
    ['All rolls are brushed with butter.', 'milk'],
    ['NOTICE: from 2 May 2026 the tart contains milk.', 'milk'],
    ['Owing to a shortage, tarts currently contain soy.', 'soybeans'],
    ['All wraps come with peanut sauce.', 'peanuts'],
    ['Egg wash may be used on pastry.', 'eggs'],
  ])('“%s” ends denials of what it names, and is shown', async (note, named) => {
    for (const read of [await draftOfPage([patty, tart], legend, note), await draftOf(['Tart,,,,'], [note])]) {
      expect(of(read, 'Tart', 'absent')).toBe(
        ['milk', 'eggs', 'soybeans', 'peanuts'].filter((each) => each !== named).join(' '),
      );
      expect(of(read, 'Patty', 'contains')).toBe('milk eggs');
      expect(read.doubts.map(({ says }) => says).join()).toContain(note.split(';')[0]);
    }
  });

  it.each([
    'Superseded by the guide of May 2026',
    'Draft – not for publication',
    'These data are under review.',
    'Rolls come from a local bakery; see packaging.',
    'Our buns are baked elsewhere; see packaging.',
  ])('“%s” names none and withholds all', async (note) => {
    for (const read of [await draftOfPage([patty, tart], legend, note), await draftOf(['Tart,,,,'], [note])]) {
      expect(read.dishes.map(({ name }) => name)).toEqual(['Patty', 'Tart']);
      expect(of(read, 'Tart', 'absent')).toBe('');
      expect(of(read, 'Patty', 'contains')).toBe('milk eggs');
    }
  });

  it.each([
    'Allergen guide, updated 3 March 2026',
    '© 2026 Example Foods, 12 High Street',
    'Prices may vary.',
    'Please ask your server about allergens.',
    'This chart covers milk, eggs, soy, peanuts and fish.',
    'Draft beers',
    'Fish & chips',
    'Call us before you order.',
    'V = vegan, DF = dairy free',
  ])('“%s” takes nothing back', async (note) => {
    const read = await draftOfPage([patty, tart], legend, note);
    expect(of(read, 'Tart', 'absent')).toBe('milk eggs soybeans peanuts');
  });
});

describe('words in a column that nobody knows', () => {
  const withNotes = (words: string, title = 'Comments') =>
    draftOf([`Tart,,,,"${words}"`, 'Tea,,,,'], [], `Milk,Egg,Soy,${title}`);

  it.each([
    'recipe in review',
    'see the pastry sheet',
    'differs by shop',
    'Supplier changed in May',
    'gone / ask',
    'pending',
  ])('leave the row open: “%s”', async (words) => {
    const read = await withNotes(words);
    expect(of(read, 'Tart', 'absent')).toBe('');
    expect(of(read, 'Tea', 'absent')).toBe('milk eggs soybeans');
  });

  it.each([
    ['Contains cashew and fish', 'contains', 'cashew fish'],
    ['may contain milk', 'may_contain', 'milk'],
    ['cooked with peanut oil', 'may_contain', 'peanuts'],
  ])('warn of what they name: “%s”', async (words, level, named) => {
    const read = await withNotes(words);
    expect(of(read, 'Tart', level)).toBe(named);
    expect(of(read, 'Tart', 'absent')).toBe('');
  });

  it.each([
    ['12 oz', 'Comments'],
    ['New', 'Comments'],
    ['Acme', 'Brand'],
  ])('“%s” below “%s” takes nothing back', async (words, title) => {
    expect(of(await withNotes(words, title), 'Tart', 'absent')).toBe('milk eggs soybeans');
  });
});
