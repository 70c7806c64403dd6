import { describe, expect, it } from 'vitest';
import { readMenu } from '../read-menu.ts';

async function deniedIn(dishes: readonly (readonly [name: string, text: string])[], legend = ''): Promise<string[]> {
  const rows = dishes.map(([name, text]) => `<h3>${name}</h3><p>${text}</p><p>$8.50</p>`).join('');
  const html = `<html><body><h1>Menu</h1>${legend === '' ? '' : `<p>${legend}</p>`}${rows}</body></html>`;
  const draft = await readMenu({ name: 'menu.html', bytes: new TextEncoder().encode(html) });
  if ('problem' in draft) throw new Error(draft.problem);
  expect(draft.dishes.length).toBeGreaterThanOrEqual(dishes.length);
  return draft.dishes.flatMap(({ claims }) =>
    claims.flatMap(({ level, allergen }) => (level === 'absent' ? [allergen] : [])),
  );
}

const others = [
  ['Rice', 'with beans'],
  ['Dal', 'lentils'],
] as const;

describe('a code that says what a dish is free of', () => {
  it.each([
    ['Salad (GF)', 'Leaf'],
    ['Ice (V) (GF)', 'Scoops'],
    ['Salad (V, GF)', 'Leaf'],
    ['Salad', 'Leaf, ranch dressing. GF'],
    ['Salad', 'Leaf (GF)'],
  ])('denies where it stands by itself: %s / %s', async (name, text) =>
    expect(await deniedIn([[name, text], ...others])).toEqual(['gluten']),
  );

  it.each([
    ['Salad', 'Leaf, ranch dressing. Not DF'],
    ['Pie', 'Can be made DF'],
    ['Pie', 'Apple. Ask for GF'],
    ['Burger', 'Beef, swap bun for GF'],
    ['Burger', 'Beef. Options: V, GF'],
    ['Burger', 'Beef, not available V, GF'],
    ['Mac not GF', 'Pasta'],
    ['Mac not (GF)', 'Pasta'],
    ['Roll, no GF', 'Bread'],
    ['Rice without GF', 'Rice'],
    ['Rye never DF', 'Bread'],
    ['Pie GF', 'Apple'],
    ['Pie (GF)', 'Ask for the GF crust'],
    ['Pie (GF)', 'Gluten free without the crumble'],
  ])('denies nothing as a part of a sentence: %s / %s', async (name, text) =>
    expect(await deniedIn([[name, text], ...others])).toEqual([]),
  );

  it.each(['Salad GF*', 'Salad, GF*', 'Pie (GF) *', '*Pie (GF)', 'Pie* (GF)', 'Pie¹ (GF)'])(
    'denies nothing beside a sign of a footnote: %s',
    async (name) => {
      expect(await deniedIn([[name, 'Leaf'], ...others], '* on request')).toEqual([]);
      expect(await deniedIn([[name, 'Leaf'], ...others])).toEqual([]);
    },
  );

  it.each([
    'DF Deep fried',
    'DF = deep fried',
    'V Vegetarian, DF Deep fried',
    'DF = dairy friendly',
    'DF dairy conscious',
    '(DF) we can do this dairy free, just ask',
    'DF = we can make this without milk',
    'DF = order without milk',
    'DF = hold milk',
    'DF = no milk please',
    'DF = leave off dairy',
    'DF = milk can be replaced',
    'DF = no dairy free',
    'DF = dairy free +$1',
    'DF = dairy free*',
    'DF = dairy free. Not suitable for allergy sufferers',
    'DF = dairy free. We cannot guarantee this',
    'DF = dairy free. Please ask',
    'Dishes marked DF can be made so',
    'DF = dairy free. DF = deep fried',
    'DF</p><p>Deep fried',
  ])('denies nothing below the legend "%s"', async (legend) =>
    expect(
      await deniedIn(
        [
          ['Burger (DF)', 'Beef'],
          ['Salad', 'Leaf. DF'],
        ],
        legend,
      ),
    ).toEqual([]),
  );

  it.each(['DF = dairy free', 'DF - dairy free', '(DF) dairy free', 'V vegetarian, DF dairy free', 'DF = no milk'])(
    'denies below the legend "%s"',
    async (legend) => expect(await deniedIn([['Burger (DF)', 'Beef'], ...others], legend)).toEqual(['milk']),
  );
});

describe('codes of what a dish has', () => {
  const key = 'Key: (G) gluten (D) dairy (E) egg (N) nuts (S) sesame';
  const read = async (name: string) => {
    const html = `<html><body><h1>Menu</h1><p>${key}</p><p>${name} $8</p><p>Rice $4</p><p>Dal $5</p><p>* ask about the bread</p></body></html>`;
    const draft = await readMenu({ name: 'menu.html', bytes: new TextEncoder().encode(html) });
    if ('problem' in draft) throw new Error(draft.problem);
    const [dish] = draft.dishes;
    const denied = dish!.claims.filter(({ level }) => level === 'absent');
    return [dish!.name, ...new Set(dish!.claims.map(({ allergen }) => allergen)), denied.length].join(' ');
  };

  it.each([
    ['Falafel (S) (G*)', 'Falafel gluten sesame 0'],
    ['Falafel (S) (Large)', 'Falafel (Large) sesame 0'],
    ['Roll [G, E+]', 'Roll gluten eggs 0'],
    ['Tart (D, Zq)', 'Tart milk 0'],
    ['Pie (GF) (Zq)', 'Pie (Zq) 0'],
    ['Pie XL (GF)', 'Pie XL gluten 1'],
  ])('are read beside what isn’t known, and nothing is denied there: %s', async (name, said) =>
    expect(await read(name)).toBe(said),
  );
});
