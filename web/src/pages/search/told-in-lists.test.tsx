import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, buildFound, pageOf } from '../../../test/builders.ts';
import type { Responses } from '../../../test/fake-api.ts';
import { buildCounts } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const facts = () => buildFacts({ absent: ['milk'] });
const salad = buildDish({ name: 'Salad', facts: facts() });
const soup = buildDish({
  name: 'Soup',
  facts: buildFacts({ contains: ['milk'] }),
  variants: [{ id: 'cream', name: 'Without cream', price_cents: null, facts: facts() }],
});
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const note = (dish: { id: number }, answer: string, hours = 1) => ({
  restaurant: 1,
  kind: 'whether',
  things: ['milk'],
  dishes: [dish.id],
  answer,
  by: 'chef',
  at: hoursAgo(hours),
});
const write = (...notes: object[]) => sessionStorage.setItem('told', JSON.stringify(notes));
const responses: Responses = {
  judgeDishes: pageOf([salad, soup]),
  countVerdicts: buildCounts({ none_declared: 1, with_change: 1 }),
};

beforeEach(() => sessionStorage.setItem('avoiding', '["milk"]'));

describe.each(['/dishes?with_change=yes', '/search?q=milk&with_change=yes'])('%s', (address) => {
  it('hides what its own eater was told to keep away from, as it comes and with a change, and says why', async () => {
    write(note(salad, 'yes'), note(soup, 'yes'));
    const { user, calls, place } = renderPage(address, { responses });
    expect(await screen.findByText('2 of these also to avoid, by what was noted')).toBeDefined();
    expect(screen.queryByRole('heading', { name: /Salad|Soup/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Show/ }));
    const card = (await screen.findByRole('heading', { name: 'Salad' })).closest('article')!;
    expect(card.textContent).toContain('Contains milk');
    expect(JSON.stringify(calls)).not.toMatch(/told|chef/);
    expect(place.current).toBe(address);
  });

  it.each([
    ['a good answer', 'no', 1],
    ['one of more than twelve hours ago', 'yes', 12.1],
  ])('shows all as they are for %s', async (_, answer, hours) => {
    write(note(salad, answer, hours), note(soup, answer, hours));
    renderPage(address, { responses });
    expect(await screen.findByRole('heading', { name: 'Salad' })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Soup' })).toBeDefined();
    expect(screen.queryByText(/to avoid/)).toBeNull();
  });
});

it('what a guest noted warns whoever signed in until they say that it is somebody else’s', async () => {
  write(note(salad, 'yes'));
  const { user } = renderPage('/dishes', { session: 'user', responses });
  const disclaim = await screen.findByRole('button', { name: /^Somebody else did/ });
  expect(await screen.findByText('2 of these also to avoid, 1 by what was noted')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Salad' })).toBeNull();
  await user.click(disclaim);
  expect(await screen.findByRole('heading', { name: 'Salad' })).toBeDefined();
});

describe('a restaurant of a list', () => {
  const warned = /^You were told: contains milk, by the chef, .*\. 1 dish$/;
  const found = buildFound({ id: 1, counts: buildCounts() });
  const mark = {
    lat: 42.36,
    lng: -71.1,
    restaurants: 1,
    town: 'Cambridge',
    bounds: { north: 42.36, south: 42.36, west: -71.1, east: -71.1 },
    restaurant: { id: 1, name: 'Lemongrass Lane', cuisine: 'Thai' },
    counts: buildCounts({ none_declared: 2 }),
  };

  it.each<[string, Responses]>([
    ['/restaurants', { discoverRestaurants: pageOf([found]) }],
    ['/restaurants?view=map', { mapRestaurants: [mark] }],
  ])('of %s says it beside the counts, and sends nothing of it', async (address, given) => {
    write(note(salad, 'yes'), note(soup, 'no'));
    const { calls } = renderPage(address, { responses: given });
    const line = await screen.findByText(warned);
    expect(within(line).getByText('', { selector: 'svg' })).toBeDefined();
    expect(JSON.stringify(calls)).not.toMatch(/told|chef/);
  });
});
