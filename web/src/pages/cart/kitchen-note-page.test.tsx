import type { Profile } from '@clearplate/contract/eaters';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildCartGroup, buildCartLine } from '../../../test/cart-builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { renderPage } from '../../../test/render-page.tsx';

const profile: Profile = {
  eaters: [
    {
      name: 'Ann',
      avoids: [
        { kind: 'allergen', allergen: 'milk', strictness: 'ask' },
        { kind: 'unknown', name: 'Zorgle' },
      ],
    },
    {
      name: 'Ben',
      avoids: [
        { kind: 'allergen', allergen: 'milk', strictness: 'dangerous' },
        { kind: 'allergen', allergen: 'sesame', strictness: 'fine' },
        { kind: 'ingredient', name: 'Kiwi', term: 'kiwi', strictness: 'dangerous' },
      ],
    },
  ],
};
const lines = [
  buildCartLine({ dish_name: 'Phở & Friends', quantity: 2, facts: buildFacts({ contains: ['milk'] }) }),
  buildCartLine({ dish_id: 5, dish_name: 'Gone', is_removed: true }),
];

const open = (responses: Responses = {}) =>
  renderPage('/cart/note/1', {
    session: 'user',
    responses: { getProfile: profile, getCart: [buildCartGroup(lines)], ...responses },
  });
const sheet = async (title: RegExp) => (await screen.findByRole('heading', { name: title })).closest('article')!;
const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ');

it('says in both languages what must not be in the food, as strictly as the strictest, and what is open', async () => {
  open();
  const english = await sheet(/^Food allergies/);
  expect(textOf(english)).toMatch(
    /Dangerous, even in traces[^:]*:milk \(butter[^)]*\)KiwiPlease not as an ingredient[^:]*:sesame[^:]*Please leave out:Zorgle/,
  );
  expect(textOf(english)).toContain('2 × Phở & FriendsAs far as we know it contains milk. Can you make it without?');
  // Other questions about a dish to avoid don't matter.
  expect(textOf(english)).not.toContain('Does it contain');
  expect(textOf(english)).not.toMatch(/Gone|Ann|Ben/);
  const spanish = await sheet(/^Alergias/);
  expect(spanish.lang).toBe('es');
  expect(screen.getByText('Zorgle, Kiwi').parentElement?.textContent).toBe(
    'Not translated, as you wrote it: Zorgle, Kiwi.',
  );
  expect(textOf(spanish)).toMatch(/leche.*2 × Phở & FriendsSegún lo que sabemos, contiene leche/);
  expect(textOf(spanish)).toMatch(/Zorgle.*no ha sido revisada por un hablante nativo/);
  expect(screen.getByText('This translation has not been checked by a native speaker.')).toBeDefined();
  expectNoPromise();
});

it('names who eats only when asked to, and comes in one language', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Say who avoids what' }));
  expect(textOf(await sheet(/^Food/))).toMatch(/milk \([^)]*\): Ann, Ben/);
  await user.click(screen.getByRole('radio', { name: 'Spanish' }));
  expect(screen.queryByRole('heading', { name: /^Food allergies/ })).toBeNull();
  expect(await sheet(/^Alergias/)).toBeDefined();
});

it('is copied as the text that it shows, or says that it could not be', async () => {
  const { user } = open();
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('radio', { name: 'English' }));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied')).toBeDefined();
  const shown = textOf(await sheet(/^Food/)).replaceAll(/\W/g, '');
  expect(written.mock.calls[0]?.[0].replaceAll(/\W/g, '')).toBe(shown);
  written.mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/wouldn’t copy it/)).toBeDefined();
});

it('asks of a dish that nobody has to avoid all that is open', async () => {
  open({ getCart: [buildCartGroup([buildCartLine({ facts: buildFacts({}) })])] });
  expect(textOf(await sheet(/^Food/))).toMatch(
    /Does it contain milk\?.*Does it contain Zorgle\?.*Does it contain sesame\?/,
  );
});

it('keeps apart two dishes of one name', async () => {
  const [lunch, dinner] = [buildFacts({ contains: ['milk'] }), buildFacts({ mayContain: ['milk'] })];
  const same = [lunch, dinner].map((facts, at) => buildCartLine({ dish_id: at + 1, dish_name: 'Dal', facts }));
  open({ getCart: [buildCartGroup(same)] });
  expect(textOf(await sheet(/^Food/))).toMatch(/1 × DalAs far as we know.*1 × DalIt may contain/);
});

it('tells which dishes have no question', async () => {
  const facts = buildFacts({ absent: ['milk', 'sesame'] });
  const getProfile = {
    eaters: [{ avoids: [{ kind: 'allergen' as const, allergen: 'milk' as const, strictness: 'ask' as const }] }],
  };
  open({ getProfile, getCart: [buildCartGroup([buildCartLine({ facts })])] });
  const english = await sheet(/^Food/);
  expect(textOf(english)).toMatch(/Is that still so today\?1 × Soup: no milk \(/);
  expect(within(english).queryByRole('heading', { level: 3 })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it.each([
  [
    'the profile can’t be had',
    { getProfile: failsWith('internal') },
    'We can’t make a note until we know your allergens.',
  ],
  ['the cart can’t be had', { getCart: failsWith('forbidden') }, 'Your cart could not be loaded.'],
  ['nothing is in the cart', { getCart: [] }, 'Your cart has nothing from this restaurant.'],
  [
    'all of it is gone',
    { getCart: [buildCartGroup([buildCartLine({ is_removed: true })])] },
    'Your cart has nothing from this restaurant.',
  ],
  [
    'nothing is avoided',
    { getProfile: { eaters: [] } },
    'There is nothing to tell the kitchen: nobody eating today avoids anything.',
  ],
] satisfies [string, Responses, string][])('is not made where %s', async (_, responses, said) => {
  open(responses);
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

it('sends a guest to sign in', async () => {
  const { place } = renderPage('/cart/note/1');
  await waitFor(() => expect(place.current).toBe('/login'));
});

it('says what a note of this tab warns of, not whose it is, before somebody signed in says whether it is theirs', async () => {
  const facts = buildFacts({ absent: ['milk', 'sesame'] });
  const line = buildCartLine({ dish_name: 'Rice', facts });
  const note = { restaurant: 1, kind: 'whether', dishes: [line.dish_id], answer: 'yes', by: 'chef' };
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const stored = [
    { ...note, things: ['milk'], at },
    { ...note, things: ['sesame'], answer: 'no', at },
    { ...note, things: ['fish'], at },
  ];
  sessionStorage.setItem('told', JSON.stringify(stored));
  open({ getCart: [buildCartGroup([line])] });
  const english = await sheet(/^Food allergies/);
  await waitFor(() =>
    expect(textOf(english)).toContain('As far as we know it contains milk. Can you make it without?'),
  );
  expect(textOf(english)).toMatch(/Your menu says.*sesame/);
  // This order has nothing to do with somebody else’s allergens.
  expect(textOf(english)).not.toMatch(/fish|told|noted|guest/i);
  expect(await screen.findByRole('button', { name: 'I noted that' })).toBeDefined();
});

describe('oil or pans that other dishes were said to share', () => {
  const asked = /Is it made with shared oil, pans or surfaces\?/;
  const eating = (strictness: 'ask' | 'fine' | 'dangerous'): Responses => ({
    getProfile: { eaters: [{ avoids: [{ kind: 'allergen', allergen: 'milk', strictness }] }] },
  });
  const both: Responses = {
    getProfile: {
      eaters: [
        {
          avoids: (['milk', 'sesame'] as const).map((allergen) => ({ kind: 'allergen', allergen, strictness: 'ask' })),
        },
      ],
    },
  };
  const told = (given: object = {}) =>
    localStorage.setItem(
      'told',
      JSON.stringify([
        {
          restaurant: 1,
          kind: 'shared_equipment',
          things: ['milk'],
          dishes: [9],
          answer: 'yes',
          by: 'chef',
          at: new Date(Date.now() - 3_600_000).toISOString(),
          ...given,
        },
      ]),
    );
  const stated = buildFacts({ absent: ['milk'] });
  const noteOf = async (responses: Responses, facts = stated) => {
    open({ ...responses, getCart: [buildCartGroup([buildCartLine({ dish_name: 'Rice', facts })])] });
    return textOf(await sheet(/^Food/));
  };

  it('are asked about, in the note as in the cart', async () => {
    told();
    const text = await noteOf(eating('ask'));
    expect(text).toMatch(asked);
    expect(text.match(new RegExp(asked, 'g'))).toHaveLength(1);
    expect(text).not.toMatch(/told|said of/);
  });

  it.each<[string, object, Responses, typeof stated]>([
    ['of another food', { things: ['fish'] }, eating('ask'), stated],
    ['at another restaurant', { restaurant: 2 }, eating('ask'), stated],
    ['where nobody minds traces', {}, eating('fine'), stated],
    [
      'of a dish that is to avoid',
      { things: ['sesame'] },
      both,
      buildFacts({ contains: ['milk'], absent: ['sesame'] }),
    ],
    [
      'where traces of it are asked about anyway',
      {},
      eating('dangerous'),
      buildFacts({ absent: ['milk'] }, { crossContactStatedAt: null }),
    ],
  ])('are not asked about %s', async (_, given, responses, facts) => {
    told(given);
    expect(await noteOf(responses, facts)).not.toMatch(asked);
  });
});
