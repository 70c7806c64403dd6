import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildDish, buildFound, buildZipPlace, pageOf } from '../../../test/builders.ts';
import type { Responses } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { forgetWhere } from '../../entities/area/here.ts';

const getZip: Responses['getZip'] = ({ params }) => buildZipPlace(params.zip);
const pad = buildDish({ name: 'Pad Thai', distance_miles: 0.82 });
const responses: Responses = {
  getZip,
  judgeDishes: pageOf([pad]),
  discoverRestaurants: pageOf([]),
  listCuisines: ['Thai', 'Pizza'],
};

type Page = ReturnType<typeof renderPage>;
const askedOf = ({ calls }: Page, call: string) => calls.filter(({ name }) => name === call).map(({ query }) => query);
const lastAsked = (page: Page) => askedOf(page, 'judgeDishes').at(-1);
const filters = () => within(screen.getByRole('group', { name: 'Filters' }));
const choose = async ({ user }: Page, name: string, label: string) =>
  user.selectOptions(await filters().findByRole('combobox', { name }), label);

describe('filters', () => {
  it('start with exactly the own zip code, and stand in the address', async () => {
    const page = renderPage('/search?q=pad', { zip: '02139', responses });
    await screen.findByRole('link', { name: 'Pad Thai' });
    expect(lastAsked(page)).toEqual({ limit: '12', q: 'pad', zipcode: '02139' });
    await choose(page, 'Distance', 'Within 10 miles');
    await choose(page, 'Cuisine', 'Thai');
    await choose(page, 'Price', 'Up to $15');
    await page.user.click(filters().getByRole('checkbox', { name: 'Open now' }));
    const all = { radius: '10', cuisine: 'Thai', max_price: '15', open: 'now' };
    await waitFor(() => expect(lastAsked(page)).toEqual({ limit: '12', q: 'pad', zipcode: '02139', ...all }));
    expect(page.place.current).toBe(`/search?q=pad&${new URLSearchParams(all)}`);
    await page.user.click(filters().getByRole('button', { name: 'Clear filters' }));
    expect(page.place.current).toBe('/search?q=pad&radius=10');
    expect(document.activeElement).toBe(filters().getByRole('button', { name: 'Put the filters back' }));
    await page.user.keyboard('{Enter}');
    expect(new URLSearchParams(page.place.current.split('?')[1])).toEqual(new URLSearchParams({ q: 'pad', ...all }));
    await page.user.click(filters().getByRole('button', { name: 'Clear filters' }));
  });

  it('are read from a link, whose place wins over the own one', async () => {
    const page = renderPage('/search?q=pad&area=98103&radius=3&cuisine=Nikkei&max_price=12', {
      zip: '02139',
      responses,
    });
    expect(await screen.findByText(/0\.8 mi/)).toBeDefined();
    expect(lastAsked(page)).toEqual({
      limit: '12',
      q: 'pad',
      zipcode: '98103',
      radius: '3',
      cuisine: 'Nikkei',
      max_price: '12',
    });
    await filters().findByRole('combobox', { name: 'Distance' });
    const shown = ['Distance', 'Cuisine', 'Price'].map((name) => {
      const select = filters().getByRole<HTMLSelectElement>('combobox', { name });
      return select.selectedOptions[0]?.textContent;
    });
    expect(shown).toEqual(['Within 3 miles', 'Nikkei', 'Up to $12']);
    expect(localStorage.getItem('zipcode')).toBe('02139');
  });

  it('that make no sense count as none', async () => {
    const page = renderPage('/search?q=pad&area=nowhere&radius=7&max_price=-1&open=later&cuisine=%20', { responses });
    await screen.findByRole('link', { name: 'Pad Thai' });
    expect(lastAsked(page)).toEqual({ limit: '12', q: 'pad' });
  });

  it('go on into the next search, which says the own zip code for whom the link is given', async () => {
    const page = renderPage('/search?q=pad&cuisine=Thai&tab=restaurants', { zip: '02139', responses });
    await screen.findByText('No results for pad.');
    const box = screen.getByRole('combobox', { name: /^Search/ });
    await page.user.clear(box);
    await page.user.type(box, 'soup{Enter}');
    await screen.findByText('No results for soup.');
    expect(page.place.current).toBe('/search?q=soup&cuisine=Thai&tab=restaurants&area=02139');
  });
});

describe('nothing found', () => {
  it('offers what would find more', async () => {
    const none = { ...responses, judgeDishes: pageOf([]) };
    const page = renderPage('/search?q=pad&radius=25&open=now', { zip: '02139', responses: none });
    await screen.findByText('No results for pad.');
    await page.user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(page.place.current).toBe('/search?q=pad&radius=25'));
    await page.user.click(filters().getByRole('button', { name: 'Put the filters back' }));
    await waitFor(() => expect(page.place.current).toContain('open=now'));
    await page.user.click(await screen.findByRole('button', { name: 'Clear the filters' }));
    await page.user.click(await screen.findByRole('button', { name: 'Look within 50 miles' }));
    await waitFor(() => expect(page.place.current).toBe('/search?q=pad&radius=50'));
    expect(screen.queryByRole('button', { name: /Look within/ })).toBeNull();
    await page.user.click(await screen.findByRole('button', { name: 'Look everywhere' }));
    await waitFor(() => expect(lastAsked(page)).toEqual({ limit: '12', q: 'pad' }));
    expect(page.place.current).toBe('/search?q=pad&area=all');
  });
});

it('once the filters are cleared where nothing was found, taking it back has the focus', async () => {
  const found: Responses = {
    ...responses,
    judgeDishes: ({ query }) => pageOf(query?.['open'] === 'now' ? [] : [pad]),
  };
  const page = renderPage('/search?q=pad&open=now', { responses: found });
  await page.user.click(await screen.findByRole('button', { name: 'Clear the filters' }));
  await screen.findByRole('link', { name: 'Pad Thai' });
  const back = filters().getByRole('button', { name: 'Put the filters back' });
  await waitFor(() => expect(document.activeElement).toBe(back));
  await page.user.keyboard('{Enter}');
  await screen.findByText('No results for pad.');
  expect(page.place.current).toContain('open=now');
});

describe('near me', () => {
  afterEach(() => {
    forgetWhere();
    Reflect.deleteProperty(navigator, 'geolocation');
  });
  const at = { coords: { latitude: 42.364_912, longitude: -71.098_765 } } as GeolocationPosition;
  const denied = { code: 1 } as GeolocationPositionError;
  const lost = { code: 2 } as GeolocationPositionError;
  type Ask = (ok: PositionCallback, failed: PositionErrorCallback) => void;
  // This DOM doesn't have it, like a page that came over an insecure connection.
  const giveBrowser = (geolocation: { getCurrentPosition: Ask } | undefined) =>
    Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  const browserSays = (getCurrentPosition: Ask) => giveBrowser({ getCurrentPosition });

  it('asks the browser once it is pressed, sends the place in a body, and keeps it nowhere', async () => {
    const asked = vi.fn<Ask>((ok) => ok(at));
    browserSays(asked);
    const page = renderPage('/search?q=pad&tab=restaurants', {
      zip: '02139',
      responses: {
        ...responses,
        discoverRestaurants: pageOf([buildFound({ name: 'Half Moon', distance_miles: 12.4 })]),
      },
    });
    await screen.findByRole('link', { name: 'Half Moon' });
    expect(asked).not.toHaveBeenCalled();
    await page.user.click(screen.getByRole('button', { name: /^Change zip code/ }));
    await page.user.click(await screen.findByRole('button', { name: /^Near me/ }));
    await screen.findByText('Near you');
    expect(await screen.findByText(/12 mi/)).toBeDefined();
    const last = page.calls.findLast(({ name }) => name === 'discoverRestaurants');
    expect(last?.query).toEqual({ limit: '12', q: 'pad', radius: '5' });
    expect(last?.body).toEqual({ eaters: [], here: { lat: 42.365, lng: -71.099 } });
    expect(page.place.current).toBe('/search?q=pad&tab=restaurants&area=here');
    const kept = JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      page.place.current,
      page.calls.map(({ query }) => query),
    ]);
    expect(kept).not.toMatch(/42\.3|71\.09/);
  });

  it.each([
    ['refused', denied, /wasn’t allowed to share your location/],
    ['not to be found out', lost, /couldn’t find your location/],
    ['not found out in time', { code: 3 } as GeolocationPositionError, /took too long/],
  ])('says so where it is %s, and offers another way', async (_, error, said) => {
    browserSays((__, failed) => failed(error));
    const page = renderPage('/search?q=pad&area=here', { responses });
    await page.user.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(said);
    expect(askedOf(page, 'judgeDishes')).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Look everywhere' }));
    expect(await screen.findByRole('link', { name: 'Pad Thai' })).toBeDefined();
  });

  it('leaves a way on while the browser has not been answered', async () => {
    browserSays(() => undefined);
    const page = renderPage('/search?q=pad&area=here', { responses });
    await page.user.click(await screen.findByRole('button', { name: 'Use my location' }));
    await screen.findByText(/Asking your browser where you are/);
    await page.user.click(screen.getByRole('button', { name: 'Look everywhere' }));
    expect(await screen.findByRole('link', { name: 'Pad Thai' })).toBeDefined();
    expect(page.place.current).toBe('/search?q=pad&area=all');
  });

  it('says so where the browser has no such thing', async () => {
    giveBrowser(undefined);
    const { user } = renderPage('/search?q=pad&area=here', { responses });
    await user.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(/couldn’t find your location/)).toBeDefined();
  });
});
