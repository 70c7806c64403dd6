import { describe, expect, it } from 'vitest';
import { readMenuFile, readMenuFileColumns, type Reading } from './read-menu-file.ts';
import { draftRows } from './table-draft.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const context = { now: '2041-11-04T10:00:00.000Z', statementDays: 180 };

/** What a table says of its first dish, as its owner reviews it. */
async function draftOf(text: string, reading: Reading = {}) {
  const read = await readMenuFile(bytes(text), reading);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  const [dish] = await draftRows(read.rows, [], { sheet: read.sheet, context });
  return {
    claims: dish!.claims.map(({ allergen, level, words }) => `${allergen} ${level}: ${words}`),
    faults: dish!.table!.faults.map(({ column, about }) => `${column} (${about})`),
    confirms: dish!.table!.confirms,
    unheard: read.rows.flatMap(({ unheard = [] }) => unheard),
  };
}

const issuesOf = async (text: string, reading: Reading = {}) => {
  const read = await readMenuFile(bytes(text), reading);
  return 'issues' in read ? read.issues.map(({ field, message }) => `${field} ${message}`).join('; ') : 'no issue';
};

const guessOf = async (heading: string) => {
  const read = await readMenuFileColumns(bytes(`Name\t"${heading}"\nDal\tno\n`));
  return 'columns' in read ? read.columns[1] : undefined;
};

/** Each with the allergen that somebody matches it with. */
const more = [
  ['Soy*', 'soybeans'],
  ['*Soy', 'soybeans'],
  ['Soy2', 'soybeans'],
  ['Soy (1)', 'soybeans'],
  ['Gluten¹', 'gluten'],
  ['Glutenᵃ', 'gluten'],
  ['Milk (excluding butter)', 'milk'],
  ['Milk, excluding butter', 'milk'],
  ['Milk (7)', 'milk'],
  ['Milk (may contain)', 'milk'],
  ['May contain milk', 'milk'],
  ['Milk traces', 'milk'],
  ['Milk [raw]', 'milk'],
  ['Eggs (raw)', 'eggs'],
  ['Raw eggs', 'eggs'],
  ['Milk?', 'milk'],
  ['Milk allergy', 'milk'],
  ['Milk products', 'milk'],
  ['Milk – see note', 'milk'],
  ['Peanut oil', 'peanuts'],
  ['Nuts', 'peanuts'],
  ['Cheese', 'milk'],
  ['Column 7', 'milk'],
  ['', 'milk'],
] as const;

describe('a heading that is more or less than a whole name', () => {
  it.each(more)('“%s” is never sure', async (heading) => {
    expect((await guessOf(heading))?.sure).toBe(false);
  });

  it.each(more)('“%s” denies nothing, also as %s', async (heading, allergen) => {
    for (const cell of ['none', 'no', 'none but may contain'])
      for (const meaning of [allergen, `warn:${allergen}`]) {
        const read = await draftOf(`Name\t"${heading}"\nDal\t${cell}\n`, {
          columns: ['name', meaning],
          noMeansNone: true,
        });
        expect(read.claims.filter((claim) => claim.includes(' absent'))).toEqual([]);
        expect(read.faults.length + read.unheard.length).toBe(1);
      }
  });

  it.each(more)('“%s” warns', async (heading, allergen) => {
    const { claims } = await draftOf(`Name\t"${heading}"\nDal\tyes\n`, { columns: ['name', allergen] });
    expect(claims).toEqual([expect.stringMatching(`^${allergen} (contains|may_contain): yes$`)]);
  });

  it.each(['Soy*', 'Gluten¹', 'Eggs (raw)', 'Milk (may contain)', 'Soy (1)'])(
    '“%s” denies nothing where nobody was asked',
    async (heading) => {
      const said = await issuesOf(`Name\t"${heading}"\nDal\tnone\n`);
      const claims = said === 'no issue' ? (await draftOf(`Name\t"${heading}"\nDal\tnone\n`)).claims : [];
      expect(claims).toEqual([]);
    },
  );

  it('warns of traces where it says that its cells do', async () => {
    for (const heading of ['Milk (may contain)', 'May contain milk', 'Milk traces'])
      for (const meaning of ['milk', 'warn:milk'])
        expect((await draftOf(`Name,${heading}\nDal,x\n`, { columns: ['name', meaning] })).claims).toEqual([
          'milk may_contain: x',
        ]);
  });

  it.each([
    ['Milk', 'milk'],
    ['milk', 'milk'],
    ['MILK:', 'milk'],
    ['Dairy', 'milk'],
    ['Soya', 'soybeans'],
    ['Tree-nuts', 'tree-nuts'],
    ['crustacean_shellfish', 'crustacean-shellfish'],
    ['Contains milk', 'milk'],
    ['Leche', 'milk'],
    ['Maní', 'peanuts'],
  ])('“%s” is one, and denies', async (heading, allergen) => {
    const { claims } = await draftOf(`Name,${heading}\nDal,none\n`, { columns: ['name', allergen] });
    expect(claims).toEqual([`${allergen} absent: none`]);
  });
});

describe('a heading that turns its cells around', () => {
  const turned = [
    'Milk free',
    'Milk-free',
    'Dairy free',
    'Free from milk',
    'no milk',
    'Non-dairy',
    'Not milk',
    'Without milk',
    'Milk (free)',
    'Does not contain milk',
    "Doesn't contain milk",
    'sin leche',
    'Libre de leche',
    'No contiene leche',
    'sans lait',
    'Suitable for milk allergy',
    'Milk safe',
    'OK for milk allergy',
    'Can be made without milk',
    'Milk can be removed',
    'Milk optional',
    'Apto para alérgicos a la leche',
    'Free',
    'Leche: no',
  ];

  it.each(turned)('“%s” is never read as the allergen', async (heading) => {
    for (const meaning of ['milk', 'warn:milk', 'warn:milk+eggs'])
      for (const cell of ['no', 'yes'])
        expect(
          await issuesOf(`Name\t"${heading}"\nDal\t${cell}\n`, { columns: ['name', meaning], noMeansNone: true }),
        ).toContain('says what dishes are without');
  });

  it.each(turned)('“%s” is guessed as no allergen', async (heading) => {
    expect(await guessOf(heading)).toMatchObject({ sure: false });
    expect(['ignore', null]).toContain((await guessOf(heading))?.meaning);
  });
});

describe('a heading of a confirmation', () => {
  it.each([
    ['Cross-contact possible', 'cross_contact_stated'],
    ['Cross-contact stated*', 'cross_contact_stated'],
    ['List incomplete', 'ingredients_complete'],
    ['List complete (but for sauces)', 'ingredients_complete'],
    ['Checked', 'ingredients_complete'],
  ])('“%s” is not taken for it', async (heading, meaning) => {
    const text = `Name\t"${heading}"\nDal\tyes\n`;
    expect(await issuesOf(text, { columns: ['name', meaning] })).toContain('confirms nothing');
    expect(await guessOf(heading)).toMatchObject({ sure: false });
    expect((await guessOf(heading))?.meaning).not.toBe(meaning);
  });

  it('is taken by its own name', async () => {
    const text = 'Name,Ingredients,List complete\nDal,Lentils,yes\n';
    expect((await draftOf(text, { columns: ['name', 'ingredients', 'ingredients_complete'] })).confirms).toEqual({
      ingredients_complete: true,
    });
  });
});

describe('a warning stays', () => {
  const columns = ['name', 'milk', 'warn:milk'];

  it.each([
    ['contains', 'maybe'],
    ['maybe', 'contains'],
    ['may contain', 'maybe'],
    ['maybe', 'may contain'],
  ])('beside a cell that can’t be read: “%s”, “%s”', async (own, loose) => {
    const { claims, faults } = await draftOf(`Name,Milk,Cheese\nDal,${own},${loose}\n`, { columns });
    expect(claims).toEqual([expect.stringMatching(/^milk (contains: contains|may_contain: may contain)$/)]);
    expect(faults).toEqual([`${own === 'maybe' ? 'Milk' : 'Cheese'} (milk)`]);
  });

  it('in one of two loose columns, in any order', async () => {
    const loose = { columns: ['name', 'warn:milk', 'warn:milk'] };
    for (const cells of ['maybe,contains', 'contains,maybe'])
      expect(await draftOf(`Name,Cheese,Butter\nDal,${cells}\n`, loose)).toMatchObject({
        claims: ['milk contains: contains'],
        faults: [expect.stringMatching(/\(milk\)$/)],
      });
  });

  it('beside a denial of a part', async () => {
    const { claims, faults } = await draftOf('Name,Cow’s milk,Cheese\nDal,none,contains\n', { columns });
    expect(claims).toEqual(['milk contains: contains']);
    expect(faults).toEqual(['Cow’s milk (milk)']);
  });

  it('and what can’t be read withholds a denial beside it', async () => {
    const { claims, faults } = await draftOf('Name,Milk,Cheese\nDal,none,maybe\n', { columns });
    expect(claims).toEqual([]);
    expect(faults).toHaveLength(1);
  });
});

it('quotes the cell as it is written', async () => {
  const text = 'Name,Milk,Eggs\nDal,No,none\n';
  const { claims } = await draftOf(text, { columns: ['name', 'milk', 'eggs'], noMeansNone: true });
  expect(claims).toEqual(['milk absent: No', 'eggs absent: none']);
});
