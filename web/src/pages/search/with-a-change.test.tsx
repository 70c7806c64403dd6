import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, pageOf } from '../../../test/builders.ts';
import type { Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildCounts } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const way = (facts: ReturnType<typeof buildFacts>) => [
  { id: 'cream', name: 'Without sour cream', price_cents: null, facts },
];
const salad = buildDish({ name: 'Salad', facts: buildFacts({ absent: ['milk'] }) });
const tacos = buildDish({
  name: 'Tacos',
  facts: buildFacts({ contains: ['milk'] }),
  variants: way(buildFacts({ absent: ['milk'], at: '2026-10-05T12:00:00.000Z' })),
});
const pizza = buildDish({
  name: 'Pizza',
  facts: buildFacts({ contains: ['milk'] }),
  variants: way(buildFacts({ mayContain: ['milk'] })),
});
const counts = { none_declared: 8, cross_contact: 2, not_verified: 6, avoid: 14 };
const responses: Responses = {
  judgeDishes: ({ query }) => pageOf(query.with_change === 'yes' ? [salad, tacos] : [salad]),
  countVerdicts: ({ query }) =>
    buildCounts(query.with_change === 'yes' ? { ...counts, with_change: 3, avoid: 11 } : counts),
};
const tally = () => document.querySelector('.list-counts p')?.textContent;
const filters = () => within(screen.getByRole('group', { name: 'Filters' }));
const heading = (name: string) => screen.queryByRole('heading', { name });

describe.each(['/dishes', '/search?q=tacos'])('%s, with a change', (address) => {
  beforeEach(() => sessionStorage.setItem('avoiding', '["milk"]'));

  it('is off until it is ticked; then such dishes stand apart, in their own words, and are counted apart', async () => {
    const { user, calls, place } = renderPage(address, { responses });
    expect(await screen.findByRole('heading', { name: 'Salad' })).toBeDefined();
    await waitFor(() =>
      expect(tally()).toBe('8 said to be without · 2 traces possible · 6 not verified · 14 to avoid'),
    );
    await user.click(filters().getByRole('checkbox', { name: 'Also with a change' }));
    const found = (await screen.findByRole('heading', { name: 'Tacos' })).closest('article')!;
    expect(found.textContent).toContain('Can be made without milk: ask for it so.');
    expect(found.textContent).toContain('“Without sour cream”');
    expect(found.textContent).toContain('Restaurant says: no milk that way');
    expect(found.textContent).toContain('As it comes: Restaurant says: contains milk');
    // It has no verdict's word of its own, because that would be the dish's.
    expect(within(found).queryByText('Avoid')).toBeNull();
    expect(document.querySelector('[data-verdict="none_declared"]')!.closest('article')!.textContent).toContain(
      'Salad',
    );
    await waitFor(() =>
      expect(tally()).toBe('8 said to be without · 3 with a change · 2 traces possible · 6 not verified · 11 to avoid'),
    );
    expect(screen.getByText(/1 dish and 1 with a change shown, and no more/)).toBeDefined();
    expect(place.current).toContain('with_change=yes');
    expect(JSON.stringify(calls.map(({ query }) => query))).not.toContain('milk');
    expect(place.current).not.toContain('milk');
    expectNoPromise();
    await user.click(filters().getByRole('checkbox', { name: 'Also with a change' }));
    await waitFor(() => expect(heading('Tacos')).toBeNull());
    expect(place.current).not.toContain('with_change');
  });

  it('hides what the browser does not find said to be without, whatever the server sent', async () => {
    const withPizza: Responses = { ...responses, judgeDishes: pageOf([salad, pizza]) };
    const separator = address.includes('?') ? '&' : '?';
    renderPage(`${address}${separator}with_change=yes`, { responses: withPizza });
    expect(await screen.findByRole('heading', { name: 'Salad' })).toBeDefined();
    expect(heading('Pizza')).toBeNull();
  });
});

it('is not offered to whom nothing is checked for, and changes nothing for them', async () => {
  const { calls } = renderPage('/search?q=tacos&with_change=maybe', { responses });
  expect(await screen.findByRole('heading', { name: 'Salad' })).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: 'Also with a change' })).toBeNull();
  expect(calls.find(({ name }) => name === 'judgeDishes')!.query).toEqual({ limit: '12', q: 'tacos' });
});
