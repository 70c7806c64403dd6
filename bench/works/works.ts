import { avoided, eaters } from './who-eats.ts';
import type { Places, Place } from './places.ts';
import { drawBeginning, drawText, series } from './queries.ts';
import { get, post, type WorkRequest } from './request.ts';

/** A task that people do, with its requests for the app and for the other systems. */
export interface Work {
  readonly name: WorkName;
  readonly app: readonly WorkRequest[];
  /** Empty if only the app can do it. */
  readonly others: readonly WorkRequest[];
}

export const workNames = [
  'ceiling',
  'dishes',
  'changed',
  'dense',
  'restaurants',
  'national',
  'menu',
  'suggest',
] as const;
export type WorkName = (typeof workNames)[number];

/** Size of a list's first page of dishes or restaurants, as the app requests it, and number of suggestions. */
export const pageSize = 12;
const suggested = 8;
/** Length of a series, which is repeated when it ends. */
const length = 997;

/** A text and a search area; without one, the whole country. */
export interface Search {
  readonly q: string;
  readonly place?: Place | undefined;
}

const query = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();

const areaOf = (place: Place | undefined) => (place ? { zipcode: place.zip, radius: place.miles } : {});

/** The app's calls. They have to follow changes of the contract. */
export const appRequests = {
  dishes: ({ q, place }: Search, limit = pageSize, more = {}): WorkRequest =>
    post(`/api/dish/judged?${query({ q, limit, ...areaOf(place), ...more })}`, eaters),
  restaurants: (place: Place): WorkRequest =>
    post(`/api/restaurant/discover?${query({ limit: pageSize, ...areaOf(place) })}`, eaters),
  menu: (id: number): WorkRequest => get(`/api/restaurant/menu/${id}`),
  suggest: (q: string): WorkRequest => get(`/api/search/suggestions?${query({ q })}`),
  ceiling: (zip: string): WorkRequest => get(`/api/zip/${zip}`),
};

const otherRequests = {
  dishes: ({ q, place }: Search): WorkRequest => post('/dishes', { q, around: place, avoided, limit: pageSize }),
  restaurants: (place: Place): WorkRequest => post('/restaurants', { around: place, avoided, limit: pageSize }),
  menu: (id: number): WorkRequest => get(`/menu/${id}`),
  suggest: (q: string): WorkRequest => post('/suggest', { q, limit: suggested }),
};

export const workTitles: readonly { readonly name: WorkName; readonly title: string }[] = [
  { name: 'ceiling', title: 'One row by key' },
  { name: 'dishes', title: 'Dishes near a zip' },
  { name: 'changed', title: 'Dishes near a zip, also with a change' },
  { name: 'dense', title: 'Dishes near the densest zip' },
  { name: 'restaurants', title: 'Restaurants near a zip, with counts' },
  { name: 'national', title: 'Dishes in the whole country' },
  { name: 'menu', title: 'A menu' },
  { name: 'suggest', title: 'Suggestions while typing' },
];

/** Makes every task's requests at these locations, the same for every system. */
export function makeWorks({ drawn, densest, restaurants }: Places): readonly Work[] {
  const near = series(41, length, (chance) => ({ q: drawText(chance), place: chance.of(drawn) }));
  const dense = near.map(({ q }) => ({ q, place: densest }));
  const national = near.map(({ q }) => ({ q }));
  const places = near.map(({ place }) => place);
  const typed = series(47, length, drawBeginning);
  const searches = (list: readonly Search[]) => ({
    app: list.map((search) => appRequests.dishes(search)),
    others: list.map(otherRequests.dishes),
  });
  return [
    { name: 'ceiling', app: places.map(({ zip }) => appRequests.ceiling(zip)), others: [] },
    { name: 'dishes', ...searches(near) },
    {
      name: 'changed',
      app: near.map((search) => appRequests.dishes(search, pageSize, { with_change: 'yes' })),
      others: [],
    },
    { name: 'dense', ...searches(dense) },
    {
      name: 'restaurants',
      app: places.map(appRequests.restaurants),
      others: places.map(otherRequests.restaurants),
    },
    { name: 'national', ...searches(national) },
    { name: 'menu', app: restaurants.map(appRequests.menu), others: restaurants.map(otherRequests.menu) },
    {
      name: 'suggest',
      app: typed.map(appRequests.suggest),
      others: typed.map(otherRequests.suggest),
    },
  ];
}
