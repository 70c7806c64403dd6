import { AsyncLocalStorage } from 'node:async_hooks';
import type { Viewer } from '@clearplate/contract/page-rendering';
import { afterEach, describe, expect, it } from 'vitest';
import { buildFacts } from '../../test/build-facts.ts';
import { buildDish, buildUser } from '../../test/builders.ts';
import { buildRestaurantDetail } from '../../test/record-builders.ts';
import { sendCallsWith } from '../shared/api/transport.ts';
import { readStorageWith } from '../shared/lib/storage.ts';
import { speakWith } from '../translations/t.ts';
import { renderPage, renderWith } from './render-page.tsx';

afterEach(() => {
  sendCallsWith((address, request) => fetch(address, request));
  readStorageWith(undefined);
  speakWith(undefined);
});

const visitor = { token: undefined, zipcode: undefined, address: undefined, ticks: undefined, language: 'en' } as const;

const tooLong = { error: { code: 'too_large', message: 'This is left to the browser' } };

const settings = { statementDays: 180, lexiconVersion: 'test', now: '2026-01-01T00:00:00.000Z' };

type Answers = Record<string, [status: number, body: unknown]>;

function answerWith(answers: Answers) {
  const asked: string[] = [];
  renderWith(
    async ({ address }) => {
      asked.push(address);
      const [status, body] = { '/api/assess/settings': [200, settings] as const, ...answers }[address] ?? [
        503,
        { error: { code: 'unavailable', message: 'Away' } },
      ];
      return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    },
    () => visitor,
  );
  return asked;
}

it('renders a restaurant without its menu where that is too long', async () => {
  const restaurant = buildRestaurantDetail({ id: 1, name: 'Long Table' });
  const asked = answerWith({ '/api/restaurant/1': [200, [restaurant]], '/api/restaurant/menu/1': [413, tooLong] });
  const { html, state, head, isMissing } = await renderPage('/restaurant/:id', '/restaurant/1');
  expect({ isMissing, title: head.title }).toEqual({ isMissing: false, title: expect.stringContaining('Long Table') });
  expect(html).toContain('Long Table');
  expect(html).toContain('Loading the menu');
  expect(html).toMatch(/<noscript>.*href="\/embed\/restaurant\/1".*<\/noscript>/);
  expect(html).not.toContain('could not be loaded');
  expect(JSON.parse(state).queries.queries).toHaveLength(2);
  expect(asked.filter((address) => address === '/api/restaurant/menu/1')).toHaveLength(1);
});

const absent = { error: { code: 'not_found', message: 'It is not there' } };

it('is missing where its own record is, and not where something beside it is', async () => {
  const record: Answers = { '/api/restaurant/1': [200, [buildRestaurantDetail({ id: 1 })]] };
  const menu: Answers = { '/api/restaurant/menu/1': [200, { recipes: [] }] };
  answerWith({ ...record, ...menu, '/api/assess/settings': [404, absent] });
  expect(await renderPage('/restaurant/:id', '/restaurant/1')).toMatchObject({ isMissing: false });
  answerWith({ ...menu, '/api/restaurant/1': [404, absent] });
  expect(await renderPage('/restaurant/:id', '/restaurant/1')).toMatchObject({ isMissing: true });
});

it('renders nothing where something can not be had', async () => {
  answerWith({ '/api/restaurant/1': [200, [buildRestaurantDetail({ id: 1 })]] });
  await expect(renderPage('/restaurant/:id', '/restaurant/1')).rejects.toThrow('Away');
});

describe('a page of somebody', () => {
  const dish = buildDish({ id: 4, name: 'Soup', facts: buildFacts({ contains: ['milk'] }) });

  /** Each person has a name and an avoidance of their own, and their responses arrive at random times. */
  const people = new AsyncLocalStorage<Viewer>();
  const avoided = ['milk', 'eggs', 'fish', 'wheat', 'peanuts', 'sesame', 'soybeans'] as const;
  const avoidedBy = (token: string) => avoided[Number(token) % avoided.length] ?? 'milk';

  function answerAll(profileStatus = 200): void {
    const answerTo = (address: string, token: string): [number, unknown] => {
      const avoids = [{ kind: 'allergen', allergen: avoidedBy(token), strictness: 'ask' }];
      const known: Record<string, [number, unknown]> = {
        '/api/assess/settings': [200, settings],
        '/api/profile': [profileStatus, { eaters: [{ avoids }], lexicon_version: 'test' }],
        '/api/user': [200, buildUser({ username: `Person ${token}.` })],
        '/api/favourite/marks': [200, { ways: [], restaurants: [], dishes: [] }],
        '/api/cart': [200, []],
        '/api/address': [200, []],
        '/api/dish/4': [200, [dish]],
        '/api/dish/4/reports': [200, []],
      };
      return known[address] ?? [503, { error: { code: 'unavailable', message: address } }];
    };
    renderWith(
      async ({ address, headers }) => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 3));
        const [status, body] = answerTo(address, /Bearer (.*)/.exec(headers['authorization'] ?? '')?.[1] ?? '');
        return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      },
      () => people.getStore(),
    );
  }

  const drawFor = (token: string, language: 'en' | 'es' = 'en') =>
    people.run({ ...visitor, token, language }, () => renderPage('/dish/:id', '/dish/4'));

  it('is assessed for them', async () => {
    answerAll();
    const { html, state } = await drawFor('0');
    expect(html).toContain('data-verdict="avoid"');
    expect(html).toContain('Avoiding: Milk');
    expect((await drawFor('1')).html).toContain('data-verdict="not_verified"');
    // The token is nowhere in the page, so that saving it or showing its source gives nobody the session.
    expect(state).not.toContain('Bearer');
    expect((await drawFor('0', 'es')).html).toContain('Evitas: Leche');
  });

  it('is left to the browser where their profile can not be had', async () => {
    answerAll(500);
    await expect(drawFor('0')).rejects.toThrow('Error 500');
  });

  // PROVE=1 renders ten thousand pages, in half a minute.
  const rounds = process.env['PROVE'] ? 1000 : 15;

  it(`has nothing of another’s, in ${10 * rounds} that are drawn at once and after another`, async () => {
    answerAll();
    const strangers: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const tokens = Array.from({ length: 10 }, (_, index) => String(10 * round + index));
      const rendered = await Promise.all(tokens.map((token) => drawFor(token, Number(token) % 2 === 0 ? 'en' : 'es')));
      for (const [index, { html, state }] of rendered.entries()) {
        const token = tokens[index] ?? '';
        const names = new Set([...`${html}${state}`.matchAll(/Person \d+\./g)].map(([name]) => name));
        const isTheirs = names.size === 1 && names.has(`Person ${token}.`) && state.includes(avoidedBy(token));
        const isSpoken = html.includes(Number(token) % 2 === 0 ? 'Avoiding: ' : 'Evitas: ');
        if (!isTheirs || !isSpoken) strangers.push(token);
      }
    }
    expect(strangers).toEqual([]);
  }, 600_000);
});
