import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, pageOf } from '../../../test/builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildCounts } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');
const soup = buildDish({
  name: 'Soup',
  description: words(17),
  dish_price: 8,
  allergens: ['Milk'],
  facts: buildFacts({ contains: ['milk'], mayContain: ['fish'] }),
});
const salad = buildDish({ name: 'Salad', description: words(16), dish_price: null });

describe('all dishes', () => {
  it('are cards with what the restaurant said', async () => {
    renderPage('/dishes', { responses: { judgeDishes: pageOf([soup, salad]) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'All Dishes' })).toBeDefined();
    expect(await screen.findByRole('heading', { level: 2, name: 'Soup' })).toBeDefined();
    expect(screen.getByText(`${words(16)}…`)).toBeDefined();
    expect(screen.getByText(words(16))).toBeDefined();
    expect(screen.getByText('$8.00')).toBeDefined();
    expect(screen.getByText('Price not given')).toBeDefined();
    expect(screen.getByText(/Restaurant says it contains milk/)).toBeDefined();
    expect(screen.getByText(/may contain fish/)).toBeDefined();
    expect(screen.getByText('No allergen information')).toBeDefined();
    expect(screen.getAllByText('Lemongrass Lane, 1 Main Street, Cambridge')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Soup' }).getAttribute('href')).toBe(`/dish/${soup.id}`);
    expectNoPromise();
  });

  it('go on, after a short first page', async () => {
    const judgeDishes = ({ query }: { query: { cursor?: string | undefined } }) =>
      query.cursor === 'two' ? pageOf([salad]) : pageOf([soup], 'two');
    const { calls, user } = renderPage('/dishes', { responses: { judgeDishes } });
    await screen.findByRole('heading', { name: 'Soup' });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Salad' })).toBeDefined();
    expect(screen.getByText('All 2 dishes shown')).toBeDefined();
    const asked = calls.filter(({ name }) => name === 'judgeDishes').map(({ query }) => query);
    expect(asked).toEqual([{ limit: '12' }, { cursor: 'two' }]);
  });

  it('may be none, or may fail', async () => {
    const { unmount } = renderPage('/dishes', { responses: { judgeDishes: pageOf([]) } });
    expect(await screen.findByText('There are no dishes here yet.')).toBeDefined();
    unmount();
    renderPage('/dishes', { responses: { judgeDishes: failsWith('internal') } });
    expect(await screen.findByText('The dishes could not be loaded.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('what is saved', () => {
  const milk = { kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const;
  const garlic = { kind: 'ingredient', name: 'Garlic', term: 'garlic' } as const;
  const naan = buildDish({ name: 'Naan', facts: buildFacts({ absent: ['milk'] }, { terms: ['garlic'] }) });
  const judgeDishes: Responses['judgeDishes'] = ({ query, body }) => {
    const avoids = JSON.stringify(body);
    const hidden = [...(avoids.includes('"milk"') ? [soup] : []), ...(avoids.includes('garlic') ? [naan] : [])];
    return pageOf([soup, naan].filter((dish) => hidden.includes(dish) === (query.show === 'hidden')));
  };
  const responses: Responses = {
    getProfile: { eaters: [{ name: 'Ada', avoids: [milk] }, { avoids: [garlic, milk] }] },
    judgeDishes,
    countVerdicts: ({ body }) =>
      JSON.stringify(body).includes('"milk"') ? buildCounts({ avoid: 2 }) : buildCounts({ avoid: 1, not_verified: 1 }),
  };

  it('is pre-ticked, hides what contains a preference’s ingredient, and can be switched off for this view', async () => {
    const { user, calls } = renderPage('/dishes', { session: 'user', responses });
    expect(await screen.findByText(/ 2 to avoid$/)).toBeDefined();
    expect(screen.getByText('Every dish here conflicts with what you avoid.')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Change what you avoid' }));
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Milk/ });
    expect(box.checked).toBe(true);
    expect(
      await screen.findByText('Your avoid lists: dishes that contain these ingredients are hidden.'),
    ).toBeDefined();
    expect((screen.getByRole('checkbox', { name: 'Garlic' }) as HTMLInputElement).checked).toBe(true);
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByText('Milk is not being checked')).toBeDefined();
    expect(screen.getByText('Avoiding: Garlic')).toBeDefined();
    expect(await screen.findByText(/ 1 to avoid$/)).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Soup' })).toBeDefined();
    expect(sessionStorage.getItem('avoiding')).toBeNull();
    expect(calls.find(({ name }) => name === 'judgeDishes')?.body).toEqual({ eaters: [{ avoids: [milk, garlic] }] });
  });

  it('is all checked again on the next page', async () => {
    const { user } = renderPage('/dishes', { session: 'user', responses: { ...responses, getDish: [soup] } });
    await screen.findByText(/ 2 to avoid$/);
    await user.click(await screen.findByRole('button', { name: 'Change what you avoid' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Milk/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Garlic' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('link', { name: 'Soup' }));
    await screen.findByRole('heading', { level: 1, name: 'Soup' });
    await waitFor(() => expect(screen.getByText('Avoiding: Milk, Garlic')).toBeDefined());
    expect(screen.queryByText(/not being checked/)).toBeNull();
  });
});
