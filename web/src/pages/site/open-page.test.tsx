import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, pageOf } from '../../../test/builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { buildCounts, buildRecipe, buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refreshHousehold } from '../../shared/api/household.ts';
import { localStore } from '../../shared/lib/storage.ts';

const milk = { kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const;
const eggs = { kind: 'allergen', allergen: 'eggs', strictness: 'ask' } as const;
const dayMs = 86_400_000;
const minute = 60_000;

/** The server responds with this; a test changes it while the page is open. */
const server = { avoids: [milk] as (typeof milk | typeof eggs)[], facts: buildFacts({}) };

const soup = () => buildDish({ id: 4, name: 'Soup', facts: server.facts });
const soupRecipe = () => buildRecipe({ name: 'Soup', facts: server.facts });
const responses: Responses = {
  getProfile: () => ({ eaters: [{ avoids: server.avoids }] }),
  getRestaurant: [buildRestaurantDetail()],
  getRestaurantMenu: () => ({ recipes: [soup()] }),
  getDish: () => [soup()],
  getRecipe: soupRecipe,
  judgeDishes: () => pageOf([soup()]),
  judgeRecipes: () => pageOf([soupRecipe()]),
  countVerdicts: buildCounts({ none_declared: 1 }),
  listFavourites: () => ({
    dishes: [{ added_at: '2026-11-01T12:00:00.000Z', removed_at: null, dish: soup() }],
    ways: [],
    restaurants: [],
  }),
};

let visibility: DocumentVisibilityState = 'visible';
const setVisibility = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const verdicts = () => [
  ...new Set([...document.querySelectorAll('[data-verdict]')].map((one) => one.getAttribute('data-verdict'))),
];

async function open(page: string, more: Responses = {}) {
  const opened = renderPage(page, { session: 'user', responses: { ...responses, ...more } });
  await waitFor(() => expect(verdicts()).toEqual(['none_declared']));
  const count = (name: string) => opened.calls.filter((call) => call.name === name).length;
  return { ...opened, count };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  server.avoids = [milk];
  server.facts = buildFacts({ absent: ['milk'], contains: ['eggs'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pages = ['/restaurant/1', '/dish/4', '/recipe/5', '/dishes', '/recipes', '/search?q=soup', '/profile/favourites'];

describe.each(pages)('%s, left open in sight', (page) => {
  it('lets a statement expire by itself', async () => {
    server.facts = buildFacts({ absent: ['milk'], at: new Date(Date.now() - 180 * dayMs + minute / 2).toISOString() });
    await open(page);
    await pass(1.5 * minute);
    expect(verdicts()).toEqual(['not_verified']);
  });

  it('hears within a minute what the restaurant says anew', async () => {
    await open(page);
    server.facts = buildFacts({ contains: ['milk', 'eggs'] });
    await pass(minute);
    await waitFor(() => expect(verdicts()).not.toContain('none_declared'));
  });
});

describe('a page that comes back into sight', () => {
  it.each([
    ['is shown again', () => setVisibility('visible')],
    ['is what Back leads to', () => window.dispatchEvent(new Event('pageshow'))],
    ['is turned to from another window', () => window.dispatchEvent(new Event('focus'))],
  ])('asks for profile and menu at once when it %s', async (_, comesBack) => {
    const { count } = await open('/restaurant/1');
    const before = [count('getProfile'), count('getRestaurantMenu')];
    server.facts = buildFacts({ contains: ['milk'] });
    await act(async () => comesBack());
    await waitFor(() => expect(verdicts()).not.toContain('none_declared'));
    expect([count('getProfile'), count('getRestaurantMenu')]).toEqual(before.map((calls) => calls + 1));
  });

  it('assesses by the time of then', async () => {
    server.facts = buildFacts({ absent: ['milk'], at: new Date(Date.now() - 180 * dayMs + minute).toISOString() });
    await open('/restaurant/1');
    setVisibility('hidden');
    await pass(5 * minute);
    await act(async () => setVisibility('visible'));
    await waitFor(() => expect(verdicts()).toEqual(['not_verified']));
  });

  it('has asked for nothing while nobody saw it', async () => {
    const { calls } = await open('/restaurant/1');
    await pass(1000);
    setVisibility('hidden');
    const before = calls.length;
    await pass(10 * minute);
    expect(calls).toHaveLength(before);
  });
});

describe('another tab', () => {
  /** Notifies all tabs but the writing one, as a browser does. */
  const tellOtherTabs = () => {
    const told: string[] = [];
    vi.spyOn(localStore, 'write').mockImplementation((key, newValue) => {
      told.push(`${key} ${newValue}`);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    });
    return told;
  };

  it('that saves what somebody avoids changes the verdicts here, and tells nothing of what it is', async () => {
    await open('/restaurant/1');
    server.avoids = [milk, eggs];
    const told = tellOtherTabs();
    await act(async () => refreshHousehold(new QueryClient()));
    await waitFor(() => expect(verdicts()).not.toContain('none_declared'));
    expect(told).toEqual(['eatersChanged yes']);
  });

  it('leaves nothing cleared where that can’t be read', async () => {
    const profile = vi.fn<() => ReturnType<typeof failsWith> | { eaters: { avoids: (typeof milk)[] }[] }>();
    profile.mockReturnValue({ eaters: [{ avoids: [milk] }] });
    await open('/restaurant/1', { getProfile: () => profile() });
    profile.mockReturnValue(failsWith('internal'));
    tellOtherTabs();
    await act(async () => refreshHousehold(new QueryClient()));
    await waitFor(() => expect(verdicts()).toEqual(['not_verified']));
    expect(screen.getByRole('alert').textContent).toContain('Your allergens are not being applied');
    profile.mockReturnValue({ eaters: [{ avoids: [milk] }] });
    await pass(12_000);
    expect(verdicts()).toEqual(['none_declared']);
  });
});

describe('renewing', () => {
  it.each(['/recipe/5', '/dishes', '/profile/favourites'])(
    '%s is not cleared by what can’t be renewed',
    async (page) => {
      let fails = false;
      const orFails =
        <Answer,>(answer: () => Answer) =>
        () =>
          fails ? failsWith('internal') : answer();
      await open(page, {
        getRecipe: orFails(soupRecipe),
        judgeDishes: orFails(() => pageOf([soup()])),
        listFavourites: orFails(() => ({
          dishes: [{ added_at: '2026-11-01T12:00:00.000Z', removed_at: null, dish: soup() }],
          ways: [],
          restaurants: [],
        })),
      });
      fails = true;
      await pass(1.5 * minute);
      expect(verdicts()).not.toContain('none_declared');
      fails = false;
      await pass(15_000);
      expect(verdicts()).toEqual(['none_declared']);
    },
  );

  it('takes nothing of a menu from under anybody’s hands', async () => {
    const { container } = await open('/restaurant/1');
    const inert = vi.fn<() => void>();
    const observer = new MutationObserver(inert);
    observer.observe(container, { subtree: true, attributeFilter: ['inert'] });
    const heading = screen.getByRole('heading', { name: 'Soup' });
    await pass(5 * minute);
    observer.disconnect();
    expect(inert).not.toHaveBeenCalled();
    expect(heading.isConnected).toBe(true);
  });

  it('leaves a list as long as it has grown, with all of its pages renewed', async () => {
    const tea = () => buildDish({ id: 5, name: 'Tea', facts: server.facts });
    const { user, count } = await open('/dishes', {
      judgeDishes: ({ query }) => (query.cursor ? pageOf([tea()]) : { ...pageOf([soup()]), next: 'c2' }),
    });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    const last = await screen.findByRole('heading', { name: 'Tea' });
    const before = count('judgeDishes');
    await pass(minute);
    expect(count('judgeDishes')).toBe(before + 2);
    expect(last.isConnected).toBe(true);
  });

  it('leaves to a visitor, for whom nothing is cleared, what they look at', async () => {
    let fails = false;
    renderPage('/dishes', {
      responses: { ...responses, judgeDishes: () => (fails ? failsWith('internal') : pageOf([soup()])) },
    });
    const heading = await screen.findByRole('heading', { name: 'Soup' });
    fails = true;
    await pass(3 * minute);
    expect(heading.isConnected).toBe(true);
  });
});
