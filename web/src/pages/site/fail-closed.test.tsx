import type { Profile } from '@clearplate/contract/eaters';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, pageOf } from '../../../test/builders.ts';
import { failsWith, neverAnswers, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildCounts, buildRecipe, buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { client } from '../../shared/api/client.ts';

const facts = buildFacts({ absent: ['milk', 'peanuts'], contains: ['eggs'] });
const dish = buildDish({ id: 4, name: 'Soup', facts });
const milk = { kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const;
const profile: Profile = { eaters: [{ avoids: [milk] }] };

/** This is the unassessed list: while we don't know the avoidances, the server may assess for nobody. */
const whole =
  <Item,>(items: readonly Item[]) =>
  ({ body }: { body: { eaters: unknown[] } }) => {
    if (body.eaters.length > 0) throw new Error('Judged for less than what is avoided');
    return pageOf(items);
  };

const responses: Responses = {
  getRestaurant: [buildRestaurantDetail()],
  getRestaurantMenu: { recipes: [dish] },
  getDish: [dish],
  judgeDishes: whole([dish]),
  judgeRecipes: whole([buildRecipe({ name: 'Soup', facts })]),
  getRecipe: buildRecipe({ name: 'Soup', facts }),
};

/** It is only served if the profile is there. */
const assessed: Responses = {
  judgeDishes: pageOf([dish]),
  judgeRecipes: pageOf([buildRecipe({ name: 'Soup', facts })]),
  countVerdicts: buildCounts({ none_declared: 1 }),
};

const pages = ['/restaurant/1', '/dish/4', '/dishes', '/recipes', '/recipe/5', '/search?q=soup'];
const banner = 'Your allergens are not being applied';
const verdicts = () => [...document.querySelectorAll('[data-verdict]')].map((one) => one.getAttribute('data-verdict'));

const closed = { alert: banner, verdicts: ['not_verified'], clearance: null, statedAbsent: null };

/** Returns what the page says once the dish is there; it must equal `closed`. */
async function readPage() {
  const alert = await screen.findByRole('alert');
  await screen.findAllByRole('heading', { name: 'Soup' });
  await waitFor(() => expect(verdicts()).not.toEqual([]));
  expectNoPromise();
  const main = within(screen.getByRole('main'));
  return {
    alert: within(alert).getByText(banner).textContent,
    verdicts: [...new Set(verdicts())],
    clearance: main.queryByText(/Restaurant says: no milk/),
    statedAbsent: main.queryByText('Stated absent'),
  };
}

describe.each(pages)('%s', (page) => {
  it('applies what is saved when all is well', async () => {
    renderPage(page, { session: 'user', responses: { ...responses, ...assessed, getProfile: profile } });
    await screen.findAllByRole('heading', { name: 'Soup' });
    expect(new Set(verdicts())).toEqual(new Set(['none_declared']));
    expect(screen.getByText('Avoiding: Milk')).toBeDefined();
    expect(screen.queryByText(banner)).toBeNull();
  });

  it.each([
    ['the profile fails', { getProfile: failsWith('internal') }],
    ['there is no network for the profile', { getProfile: noNetwork }],
    ['the settings fail', { getProfile: profile, getAssessSettings: failsWith('internal') }],
  ] satisfies [string, Responses][])('clears nothing when %s', async (_, failing) => {
    renderPage(page, { session: 'user', responses: { ...responses, ...failing } });
    expect(await readPage()).toEqual(closed);
  });

  it('clears nothing that is ticked in this tab either, when the profile fails', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    renderPage(page, { session: 'user', responses: { ...responses, getProfile: failsWith('internal') } });
    expect(await readPage()).toEqual(closed);
  });

  it('clears nothing when the profile is garbage', async () => {
    vi.spyOn(client, 'getProfile').mockResolvedValue({ eaters: [{ avoids: [{ kind: 'allergen' }] }] } as never);
    renderPage(page, { session: 'user', responses });
    expect(await readPage()).toEqual(closed);
  });

  it('clears nothing when the token is refused, until the person goes on as a guest', async () => {
    const refused = { getProfile: failsWith('unauthenticated'), getUser: neverAnswers };
    const { user } = renderPage(page, { session: 'user', responses: { ...responses, ...refused } });
    expect(await readPage()).toEqual(closed);
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe('/login');
    await user.click(screen.getByRole('button', { name: 'Continue as a guest' }));
    await waitFor(() => expect(screen.queryByText(banner)).toBeNull());
    expect(await screen.findByText('Not checked yet. Choose what you avoid.')).toBeDefined();
    await waitFor(() => expect(verdicts()).toEqual([]));
  });

  it('shows no dish while the profile is on its way', async () => {
    renderPage(page, { session: 'user', responses: { ...responses, getProfile: neverAnswers } });
    expect(await screen.findByText('Looking up what you avoid…')).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.queryByRole('heading', { name: 'Soup' })).toBeNull();
    expect(verdicts()).toEqual([]);
  });

  it('is not touched by any of it for a guest', async () => {
    renderPage(page, { responses: { ...responses, getProfile: failsWith('internal') } });
    await screen.findAllByRole('heading', { name: 'Soup' });
    expect(screen.queryByText(banner)).toBeNull();
    expect(verdicts()).toEqual([]);
  });
});
