import { seenOfDishes } from '@clearplate/domain/verdict/told-of-dish';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, pageOf } from '../../../test/builders.ts';
import { buildCartGroup, buildCartLine } from '../../../test/cart-builders.ts';
import type { Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildCounts, buildRecipe } from '../../../test/record-builders.ts';
import { renderPage, type PageOptions } from '../../../test/render-page.tsx';

const facts = buildFacts({}, { crossContactStatedAt: null });
const stew = buildDish({ id: 4, name: 'Stew', facts });
const soup = buildDish({ id: 5, name: 'Soup', facts });
const recipe = buildRecipe({ id: 4, name: 'Stew', facts });
const dishes = pageOf([stew, soup]);
const counts = buildCounts({ not_verified: 2 });
const words = 'Told, not stated';

const note = (given: object = {}) => ({
  restaurant: stew.restaurant_id,
  kind: 'whether',
  things: ['milk'],
  dishes: [stew.id],
  answer: 'no',
  by: 'chef',
  seen: seenOfDishes([stew]),
  at: new Date(Date.now() - 3_600_000).toISOString(),
  ...given,
});

const lists: readonly [string, Responses][] = [
  ['/dishes', { judgeDishes: dishes, countVerdicts: counts }],
  ['/search?q=stew', { judgeDishes: dishes, countVerdicts: counts }],
  ['/recipes', { judgeRecipes: pageOf([recipe, { ...recipe, id: 5, name: 'Soup' }]), countVerdicts: counts }],
];
const way = {
  id: 'cream',
  name: 'Without cream',
  leaves_out: ['cream'],
  adds: [],
  state: 'same' as const,
};
const ownPages: readonly [string, Responses][] = [
  [
    '/profile/favourites',
    {
      listFavourites: {
        dishes: [stew, soup].map((dish) => ({ added_at: '2026-11-01T08:00:00.000Z', removed_at: null, dish })),
        ways: [],
        restaurants: [],
      },
    },
  ],
  [
    '/cart',
    {
      getCart: [
        buildCartGroup([
          buildCartLine({ dish_id: 4, dish_name: 'Stew', facts }),
          buildCartLine({ dish_id: 4, dish_name: 'Stew', variant: way, facts }),
          buildCartLine({ dish_id: 5, dish_name: 'Soup', facts }),
        ]),
      ],
    },
  ],
];

interface OpenOptions extends PageOptions {
  avoiding?: readonly ('milk' | 'eggs')[];
}

function open(address: string, { avoiding = ['milk'], ...given }: OpenOptions, ...notes: object[]) {
  const avoids = avoiding.map((allergen) => ({ kind: 'allergen', allergen, strictness: 'ask' }) as const);
  const isGuest = given.session === undefined;
  if (isGuest) sessionStorage.setItem('avoiding', JSON.stringify(avoiding));
  (isGuest ? sessionStorage : localStorage).setItem('told', JSON.stringify(notes));
  const responses = { ...(!isGuest && { getProfile: { eaters: [{ avoids: [...avoids] }] } }), ...given.responses };
  return renderPage(address, { ...given, responses });
}
const cardOf = async (name: string) =>
  within((await screen.findAllByRole('heading', { name }))[0]!.closest<HTMLElement>('article, header')!);

const everyCard: readonly (readonly [string, PageOptions])[] = [
  ...lists.map(([address, responses]) => [address, { responses }] as const),
  ...ownPages.map(([address, responses]) => [address, { responses, session: 'user' as const }] as const),
];

it.each(everyCard)('%s marks the dish of which all that decides was told, and no other', async (address, given) => {
  open(address, given, note());
  const card = await cardOf('Stew');
  expect(await card.findByText(words)).toBeDefined();
  // It is beside the verdict, which is what is stated.
  expect(card.getByText('Not verified')).toBeDefined();
  expect((await cardOf('Soup')).queryByText(words)).toBeNull();
  expect(screen.getAllByText(words)).toHaveLength(1);
  expectNoPromise();
});

const dishPages: readonly (readonly [string, PageOptions])[] = [
  ['/dish/4', { responses: { getDish: [stew] } }],
  ['/recipe/4', { responses: { getRecipe: recipe } }],
];
it.each([...everyCard, ...dishPages])(
  '%s says where only a part was told, and asks for the rest',
  async (address, given) => {
    open(address, { ...given, avoiding: ['milk', 'eggs'] }, note());
    const card = await cardOf('Stew');
    expect(await card.findByText('Told in part: ask about the rest')).toBeDefined();
    expect(card.getByText('Not verified')).toBeDefined();
    expect(screen.getAllByText(/^Told/)).toHaveLength(1);
    expectNoPromise();
  },
);

it.each(dishPages)('%s says so of its dish', async (address, given) => {
  open(address, given, note());
  const head = await cardOf('Stew');
  expect(await head.findByText(words)).toBeDefined();
  expect(head.getByText('Not verified')).toBeDefined();
});

it.each(lists)('%s counts and shows as many dishes as before', async (address, responses) => {
  open(address, { responses }, note());
  await (await cardOf('Stew')).findByText(words);
  expect(await screen.findByText(/2 not verified/)).toBeDefined();
  expect(screen.queryByText(/told, not stated/)).toBeNull();
});

const aboutSoup = note({ dishes: [soup.id], seen: seenOfDishes([soup]) });
const isChanged = seenOfDishes([{ ...stew, facts: buildFacts({}, { opaque: ['sauce'] }) }]);
const notMarked: readonly (readonly [string, object[]])[] = [
  ['was changed since', [note({ seen: isChanged })]],
  [
    'has a warning',
    [
      note(),
      note({ kind: 'shared_equipment', answer: 'yes' }),
      // Otherwise the other one would be in doubt, too.
      note({ kind: 'shared_equipment', dishes: [soup.id], seen: seenOfDishes([soup]) }),
    ],
  ],
  ['was told of more than twelve hours ago', [note({ at: new Date(Date.now() - 44_000_000).toISOString() })]],
];
it.each(everyCard.flatMap(([address, given]) => notMarked.map((one) => [address, ...one, given] as const)))(
  '%s marks no dish that %s',
  async (address, _, notes, given) => {
    open(address, given, ...notes, aboutSoup);
    expect(await (await cardOf('Soup')).findByText(words)).toBeDefined();
    expect(screen.getAllByText(words)).toHaveLength(1);
  },
);

it.each(notMarked.slice(0, 2))('the page of a dish that %s has no mark', async (_, notes) => {
  open('/dish/4', { responses: { getDish: [stew] } }, ...notes);
  expect((await screen.findAllByText(/^You were told: no milk/)).length).toBeGreaterThan(0);
  // This takes as long as the mark of another one takes to load.
  await import('../../entities/verdict/told-marks.tsx');
  expect(screen.queryByText(/^Told/)).toBeNull();
});
