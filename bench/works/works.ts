import { weighted } from '../data/chance.ts';
import { avoided, eaters } from './who-eats.ts';
import type { Places, Place } from './places.ts';
import { drawBeginning, drawSeveral, drawText, series, textsOnce } from './queries.ts';
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
  'distinct',
  'changed',
  'dense',
  'wide',
  'restaurants',
  'national',
  'national-words',
  'national-distinct',
  'map',
  'menu',
  'suggest',
] as const;
export type WorkName = (typeof workNames)[number];

/** Size of a list's first page of dishes or restaurants, as the app requests it, and number of suggestions. */
export const pageSize = 12;
const suggested = 8;
/** Length of a series, which is repeated when it ends. */
const length = 997;
/** Length of a series without repetition: more than a round gets through. */
const onceLength = 8009;
const wideMiles = 50;

/** A text and a search area; without one, the whole country. */
export interface Search {
  readonly q: string;
  readonly place?: Place | undefined;
}

const query = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();

const areaOf = (place: Place | undefined) => (place ? { zipcode: place.zip, radius: place.miles } : {});

/** The contiguous states. */
const country = { north: 49.4, south: 24.5, west: -125, east: -66.9 };

/** The app's calls. They have to follow changes of the contract. */
export const appRequests = {
  dishes: ({ q, place }: Search, limit = pageSize, more = {}): WorkRequest =>
    post(`/api/dish/judged?${query({ q, limit, ...areaOf(place), ...more })}`, eaters),
  restaurants: (place: Place): WorkRequest =>
    post(`/api/restaurant/discover?${query({ limit: pageSize, ...areaOf(place) })}`, eaters),
  menu: (id: number): WorkRequest => get(`/api/restaurant/menu/${id}`),
  suggest: (q: string): WorkRequest => get(`/api/search/suggestions?${query({ q })}`),
  map: (): WorkRequest => post('/api/restaurant/map', { ...eaters, bounds: country, zoom: 4 }),
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
  { name: 'distinct', title: 'Dishes near a zip, no text twice' },
  { name: 'changed', title: 'Dishes near a zip, also with a change' },
  { name: 'dense', title: 'Dishes near the densest zip' },
  { name: 'wide', title: '“Chicken” within 50 miles of the densest zip' },
  { name: 'restaurants', title: 'Restaurants near a zip, with counts' },
  { name: 'national', title: 'Dishes in the whole country' },
  { name: 'national-words', title: 'Dishes in the whole country, several words' },
  { name: 'national-distinct', title: 'Dishes in the whole country, no text twice' },
  { name: 'map', title: 'The map of the whole country' },
  { name: 'menu', title: 'A menu' },
  { name: 'suggest', title: 'Suggestions while typing' },
];

/** Makes every task's requests at these locations, the same for every system. */
export function makeWorks({ drawn, densest, restaurants }: Places): readonly Work[] {
  const near = series(41, length, (chance) => ({ q: drawText(chance), place: chance.of(drawn) }));
  const dense = near.map(({ q }) => ({ q, place: densest }));
  const national = near.map(({ q }) => ({ q }));
  const severalWords = series(43, length, (chance) => ({ q: drawSeveral(chance) }));
  const once = textsOnce(53, onceLength).map((q, at) => ({ q, place: drawn[at % drawn.length] }));
  const places = near.map(({ place }) => place);
  const typed = series(47, length, drawBeginning);
  const searches = (list: readonly Search[]) => ({
    app: list.map((search) => appRequests.dishes(search)),
    others: list.map(otherRequests.dishes),
  });
  return [
    { name: 'ceiling', app: places.map(({ zip }) => appRequests.ceiling(zip)), others: [] },
    { name: 'dishes', ...searches(near) },
    { name: 'distinct', ...searches(once) },
    {
      name: 'changed',
      app: near.map((search) => appRequests.dishes(search, pageSize, { with_change: 'yes' })),
      others: [],
    },
    { name: 'dense', ...searches(dense) },
    { name: 'wide', app: [appRequests.dishes({ q: 'chicken', place: { ...densest, miles: wideMiles } })], others: [] },
    {
      name: 'restaurants',
      app: places.map(appRequests.restaurants),
      others: places.map(otherRequests.restaurants),
    },
    { name: 'national', ...searches(national) },
    { name: 'national-words', ...searches(severalWords) },
    { name: 'national-distinct', ...searches(once.map(({ q }) => ({ q }))) },
    { name: 'map', app: [appRequests.map()], others: [] },
    { name: 'menu', app: restaurants.map(appRequests.menu), others: restaurants.map(otherRequests.menu) },
    {
      name: 'suggest',
      app: typed.map(appRequests.suggest),
      others: typed.map(otherRequests.suggest),
    },
  ];
}

/** What a hundred requests at lunch time are: an assumption, since nobody has counted them. */
const shares: readonly (readonly [WorkName, number])[] = [
  ['menu', 40],
  ['dishes', 22],
  ['suggest', 15],
  ['restaurants', 12],
  ['distinct', 4],
  ['national', 3],
  ['dense', 3],
  ['map', 1],
];

/** Requests of all kinds in the order of chance. */
export function makeMixture(works: readonly Work[]): readonly WorkRequest[] {
  const of = new Map(works.map(({ name, app }) => [name, app]));
  const drawShare = weighted(shares.map(([, share]) => share));
  return series(59, length, (chance) => chance.of(of.get(shares[drawShare(chance)]?.[0] ?? 'menu') ?? []));
}
