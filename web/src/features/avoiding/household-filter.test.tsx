import type { Profile } from '@clearplate/contract/eaters';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { neverAnswers, type Responses } from '../../../test/fake-api.ts';
import { buildEater, buildPreference } from '../../../test/person-builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const milk = { kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const;
const garlic = { kind: 'ingredient', name: 'garlic', term: 'garlic' } as const;
const profile: Profile = {
  eaters: [
    { name: 'Dana', avoids: [milk, garlic] },
    { name: 'Ben', avoids: [milk] },
  ],
};
const household = [buildEater(), buildEater({ id: 2, name: 'Ben', is_first: false })];

function open(responses: Responses = {}) {
  return renderPage('/restaurant/1', {
    session: 'user',
    responses: {
      getRestaurant: [buildRestaurantDetail()],
      getRestaurantMenu: { recipes: [buildDish({ name: 'Soup', facts: buildFacts({ absent: ['milk'] }) })] },
      getProfile: profile,
      listEaters: household,
      listPreferences: [
        buildPreference({ name: 'No alliums', ingredients: 'garlic,ghee' }),
        buildPreference({ id: 2, name: 'Low salt', is_on: false }),
      ],
      ...responses,
    },
  });
}

test('the view says for whom it checks', async () => {
  open();
  expect(await screen.findByText('For Dana and Ben')).toBeDefined();
});

test('whoever eats and has nothing saved is named: nothing is checked for them', async () => {
  open({ getProfile: { eaters: [...profile.eaters, { name: 'Mia', avoids: [] }] } });
  expect(await screen.findByText('Nothing checked for Mia')).toBeDefined();
  expect(screen.getByText('For Dana and Ben')).toBeDefined();
});

test('while it is being saved who eats, no dish is assessed for those of before', async () => {
  const { user } = open({ setEating: neverAnswers });
  await screen.findByRole('heading', { name: 'Soup' });
  await user.click(await screen.findByRole('checkbox', { name: 'Ben' }));
  await screen.findByText('Looking up what you avoid…');
  expect(screen.queryByRole('heading', { name: 'Soup' })).toBeNull();
});

test('who eats is chosen from the menu, and what they avoid is asked for again', async () => {
  const { user, calls } = open({ setEating: household });
  await user.click(await screen.findByRole('checkbox', { name: 'Ben' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'getProfile')).toHaveLength(2));
  expect(calls.find(({ name }) => name === 'setEating')?.body).toEqual({ ids: [1] });
  expect(await screen.findByRole('heading', { name: 'Soup' })).toBeDefined();
});

test('a preference is switched off for this view as a whole, and the view says so', async () => {
  const { user, calls } = open();
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /No alliums/ });
  expect(box.checked).toBe(true);
  expect(screen.getByText(/ghee: checked as an allergen, above/)).toBeDefined();
  expect(screen.getByText(/1 is switched off in your profile/)).toBeDefined();
  await user.click(box);
  expect(await screen.findByText('Garlic is not being checked')).toBeDefined();
  expect(calls.map(({ name }) => name)).not.toContain('switchPreference');
});
