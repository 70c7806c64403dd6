import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PageCache, standard } from './page-cache.ts';

const stays = new AbortController().signal;

/** Makes pages that are numbered in the order in which they are made; what is empty isn't worth keeping. */
function numbered(bounds: Partial<typeof standard> = {}, text = 'page') {
  let made = 0;
  const pages = new PageCache<string>((page) => (page === '' ? undefined : page.length), { ...standard, ...bounds });
  const make = async () => {
    made += 1;
    await sleep(1);
    return text && `${text} ${made}`;
  };
  return { ask: (address: string) => pages.get(address, stays, make), pages, made: () => made };
}

it('makes a page once for all who ask together, and anew after its time', async () => {
  const { ask } = numbered({ maxAgeMs: 60 });
  expect(await Promise.all([ask('/a'), ask('/a')])).toEqual(['page 1', 'page 1']);
  expect([await ask('/a'), await ask('/b')]).toEqual(['page 1', 'page 2']);
  await sleep(80);
  expect(await ask('/a')).toBe('page 3');
});

it('counts the time from when a page was begun, so that nobody gets what was read before', async () => {
  const pages = new PageCache<number>(() => 1, { ...standard, maxAgeMs: 30 });
  const slow = pages.get('/a', stays, () => sleep(80, 1));
  await sleep(45);
  expect(await pages.get('/a', stays, async () => 2)).toBe(2);
  expect(await slow).toBe(1);
});

it('keeps neither a failure nor what is not worth it', async () => {
  const { ask, made } = numbered({}, '');
  await ask('/a');
  await ask('/a');
  expect(made()).toBe(2);
  const { pages } = numbered();
  await expect(pages.get('/b', stays, () => Promise.reject(new Error('Broken')))).rejects.toThrow('Broken');
  expect(await pages.get('/b', stays, async () => 'whole')).toBe('whole');
});

it('drops the oldest beyond so many, and beyond so much', async () => {
  const few = numbered({ mostPages: 2 });
  for (const address of ['/a', '/b', '/c']) await few.ask(address);
  expect([await few.ask('/c'), await few.ask('/b'), await few.ask('/a')]).toEqual(['page 3', 'page 2', 'page 4']);
  // Each is of 6 characters and has an address of 2.
  const short = numbered({ mostLength: 20 });
  for (const address of ['/a', '/b', '/c']) await short.ask(address);
  expect([await short.ask('/c'), await short.ask('/b'), await short.ask('/a')]).toEqual(['page 3', 'page 2', 'page 4']);
  const long = numbered({ mostLength: 5 });
  await long.ask('/a');
  expect(await long.ask('/a')).toBe('page 2');
});

it('gives a page up when all have left who waited, and makes it anew for who comes then', async () => {
  const pages = new PageCache<string>(() => 1);
  const [one, other] = [new AbortController(), new AbortController()];
  let given: AbortSignal | undefined;
  const make = async (unwanted: AbortSignal) => {
    given = unwanted;
    await sleep(20);
    return 'page';
  };
  const both = [pages.get('/a', one.signal, make), pages.get('/a', other.signal, make)];
  one.abort();
  expect(given?.aborted).toBe(false);
  other.abort();
  expect(given?.aborted).toBe(true);
  expect(await pages.get('/a', stays, async () => 'anew')).toBe('anew');
  await Promise.all(both);
});
