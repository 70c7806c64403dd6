import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { neverAnswers, type Responses } from '../../../test/fake-api.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const soup = buildDish({
  id: 4,
  name: 'Soup',
  image_url: '/pictures/soup.webp',
  facts: buildFacts({ absent: ['milk'] }),
});
const responses: Responses = { getRestaurant: [buildRestaurantDetail()], getRestaurantMenu: { recipes: [soup] } };

const named = () =>
  [...document.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.viewTransitionName).filter(Boolean);

/** Acts like a browser: it captures the page before and after the change. */
function fakeTransitions(reduced = false) {
  const seen: { before: string[]; after: string | undefined }[] = [];
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: reduced }));
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      const before = named();
      const finished = update().then(() => {
        seen.push({ before, after: document.querySelector('main h1')?.textContent });
      });
      return { finished, ready: Promise.reject(new Error('Skipped')), skipTransition: () => undefined };
    },
  });
  return seen;
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
});

describe('from a card to its page', () => {
  it('picture and name travel along, and stand there before the rest is loaded, without a verdict', async () => {
    const seen = fakeTransitions();
    const { user } = renderPage('/restaurant/1', { responses: { ...responses, getDish: neverAnswers } });
    await user.click(await screen.findByRole('link', { name: 'Soup' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Soup' })).toBeDefined();
    await waitFor(() => expect(seen).toEqual([{ before: ['record-picture', 'record-name'], after: 'Soup' }]));
    expect(screen.getByText('Loading the dish')).toBeDefined();
    expect(document.querySelector('[data-verdict]')).toBeNull();
    expect(named()).toEqual([]);
    await waitFor(() => expect(document.documentElement.dataset['travelling']).toBeUndefined());
  });

  it('nothing moves for who asked for that, and the page is there all the same', async () => {
    const seen = fakeTransitions(true);
    const { user } = renderPage('/restaurant/1', { responses: { ...responses, getDish: [soup] } });
    await user.click(await screen.findByRole('link', { name: 'Soup' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Soup' })).toBeDefined();
    expect(seen).toEqual([]);
  });

  it('shows nothing of a dish before it is known what the person avoids', async () => {
    const from = { pathname: '/dish/4', state: { preview: { name: 'Soup', picture: null } } };
    renderPage(from, { session: 'user', responses: { getProfile: neverAnswers, getDish: [soup] } });
    expect(await screen.findAllByText('Loading the dish')).not.toEqual([]);
    expect(screen.queryByText('Soup')).toBeNull();
  });
});
