import { describe, expect, it } from 'vitest';
import { readMenu } from '../read-menu.ts';

const legend = 'Y = contains, N = does not contain.';

async function deniedIn(html: string) {
  const draft = await readMenu({
    name: 'chart.html',
    bytes: new TextEncoder().encode(`<html><body>${html}</body></html>`),
  });
  if ('problem' in draft) throw new Error(draft.problem);
  const of = (level: string, dish: (typeof draft.dishes)[number]) =>
    dish.claims.filter((claim) => claim.level === level).map(({ allergen }) => allergen);
  return {
    dishes: Object.fromEntries(draft.dishes.map((dish) => [dish.name, of('absent', dish).toSorted().join(' ')])),
    traces: Object.fromEntries(draft.dishes.map((dish) => [dish.name, of('may_contain', dish).toSorted().join(' ')])),
    doubts: draft.doubts.map(({ says }) => says),
  };
}

const head = '<tr><th>Item<th>Milk<th>Egg<th>Soy<th>Peanut';
const chart = (note: string) =>
  deniedIn(
    `<table>${head}<tr><td>Burger<td>Y<td>Y<td>N<td>N<tr><td>Bun<td>N<td>N<td>N<td>N</table><p>${legend}</p><p>${note}</p>`,
  );

describe('what is said around a chart', () => {
  it.each([
    ['Peanut information has not yet been verified.', 'eggs milk soybeans'],
    ['Soy: soybean oil and soy lecithin are not declared in this chart.', 'eggs milk peanuts'],
    ['Milk is not declared where it is below 100 ppm.', 'eggs peanuts soybeans'],
    ['Our peanut data are being updated; do not rely on them.', 'eggs milk soybeans'],
    ['All buns are brushed with butter.', 'eggs peanuts soybeans'],
    ['ALERT: Effective 1 Nov 2026 the bun contains milk.', 'eggs peanuts soybeans'],
    ['All burgers come with peanut sauce.', 'eggs milk soybeans'],
    ['Egg wash may be used on all breads.', 'milk peanuts soybeans'],
    ['Everything is finished in peanut oil.', 'eggs milk soybeans'],
    ['Superseded by the chart of October 2026.', ''],
    ['Draft – not for publication', ''],
    ['This chart does not apply to airport locations.', ''],
  ])('is denied of no dish, and shown: “%s”', async (note, left) => {
    const { dishes, doubts } = await chart(note);
    expect(dishes['Bun']).toBe(left);
    expect(doubts).toContain(`For all dishes: ${note}`);
  });

  it.each([
    'Allergen information, October 2026',
    'The major allergens are milk, eggs, soy and peanuts.',
    'Allergens covered: milk, egg, soy, peanut.',
    '© 2026 Sample Kitchens. Prices may vary.',
    'We cannot guarantee that any item is free from allergens.',
    'Peanut Street 5, Springfield',
    'Draft beer and cider from 5 pm',
  ])('takes nothing away where it says nothing of the dishes: “%s”', async (note) =>
    expect((await chart(note)).dishes['Bun']).toBe('eggs milk peanuts soybeans'),
  );
});

describe('what the heading of a section says of its rows', () => {
  const section = (words: string) =>
    deniedIn(
      `<table>${head}<tr><td>Burger<td>Y<td>Y<td>N<td>N<tr><td colspan="5"><b>${words}</b><tr><td>Fries<td>N<td>N<td>N<td>N<tr><td colspan="5"><b>Drinks</b><tr><td>Cola<td>N<td>N<td>N<td>N</table><p>${legend}</p>`,
    );

  it.each([
    'Seasonal - data pending',
    'Bakery (allergens vary by location)',
    'Catering – not assessed',
    'Build your own – base only',
  ])('leaves them open: “%s”', async (words) => {
    const { dishes } = await section(words);
    expect([dishes['Fries'], dishes['Cola']]).toEqual(['', 'eggs milk peanuts soybeans']);
  });

  it.each([
    ['Fried in peanut oil', 'peanuts'],
    ['All of these come with mayo', 'eggs'],
  ])('warns of what it names: “%s”', async (words, allergen) => {
    const { dishes, traces } = await section(words);
    expect(traces['Fries']).toContain(allergen);
    expect(dishes['Fries']).not.toContain(allergen);
    expect(dishes['Cola']).toBe('eggs milk peanuts soybeans');
  });

  it.each(['Fried chicken', 'Vegan', 'Sandwiches'])('is a name like any other: “%s”', async (words) =>
    expect((await section(words)).dishes['Fries']).toBe('eggs milk peanuts soybeans'),
  );
});

describe('words in a column that isn’t read', () => {
  const column = (words: string) =>
    deniedIn(
      `<table>${head}<th>Comments<tr><td>Burger<td>Y<td>Y<td>N<td>N<td><tr><td>Bun<td>N<td>N<td>N<td>N<td>${words}</table><p>${legend}</p>`,
    );

  it.each([
    'recipe under review',
    'see bakery sheet',
    'varies by location',
    'Supplier changed March 2026',
    'discontinued',
  ])('leave the row open: “%s”', async (words) => expect((await column(words)).dishes['Bun']).toBe(''));

  it.each([
    ['may contain milk', 'milk'],
    ['cooked with peanut oil', 'peanuts'],
  ])('warn: “%s”', async (words, allergen) => expect((await column(words)).traces['Bun']).toContain(allergen));

  it.each(['New', 'Large', '350 g'])('say nothing where they are no more than that: “%s”', async (words) =>
    expect((await column(words)).dishes['Bun']).toBe('eggs milk peanuts soybeans'),
  );
});
