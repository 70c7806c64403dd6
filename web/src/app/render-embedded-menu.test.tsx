import type { PageRenderer } from '@clearplate/contract/page-rendering';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { afterEach, expect, it } from 'vitest';
import { buildFacts } from '../../test/build-facts.ts';
import { buildDish } from '../../test/builders.ts';
import { buildRestaurantDetail } from '../../test/record-builders.ts';
import { sendCallsWith } from '../shared/api/transport.ts';
import { readStorageWith } from '../shared/lib/storage.ts';
import { speakWith } from '../translations/t.ts';
import { renderEmbeddedMenu, renderWith } from './render-page.tsx';

afterEach(() => {
  sendCallsWith((address, request) => fetch(address, request));
  readStorageWith(undefined);
  speakWith(undefined);
});

const now = '2026-01-01T00:00:00.000Z';
const settings = { statementDays: 100_000, lexiconVersion: 'test', now };

const dishes = [
  buildDish({ id: 1, name: '<b>Plain</b> "Rice"', section: 'Sides' }),
  buildDish({
    id: 2,
    name: 'Satay',
    facts: buildFacts({ contains: ['peanuts'] }),
  }),
  buildDish({ id: 3, name: 'Salad', facts: buildFacts({ absent: ['peanuts'] }, { opaque: ['spices'] }) }),
];

function open({ language = 'en' as 'en' | 'es', without = '' } = {}) {
  const answers: Record<string, unknown> = {
    '/api/assess/settings': settings,
    '/api/restaurant/1': [buildRestaurantDetail({ id: 1, name: 'Green Fork' })],
    '/api/restaurant/menu/1': { recipes: dishes },
  };
  renderWith(
    async ({ address }) => {
      const isThere = address !== without && address in answers;
      const status = isThere ? 200 : address === without ? 503 : 404;
      const body = isThere
        ? answers[address]
        : { error: { code: status === 404 ? 'not_found' : 'unavailable', message: 'Away' } };
      return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    },
    () => ({ token: undefined, zipcode: undefined, address: undefined, ticks: undefined, language }),
  );
  return (given: Partial<Parameters<PageRenderer['renderEmbeddedMenu']>[0]> = {}) =>
    renderEmbeddedMenu({
      restaurantId: '1',
      answers: { avoid: [], traces: undefined },
      action: '/embed/restaurant/1?accent=112233',
      site: 'https://clearplate.example',
      ...given,
    });
}

const verdictsIn = (html: string | undefined) =>
  [...(html ?? '').matchAll(/<article class="dish-row[^"]*" data-verdict="(\w+)"><h3[^>]*>(.*?)<\/h3>/g)].map(
    ([, verdict, name]) => `${name}: ${verdict}`,
  );

it('shows the menu with what is stated, without scripts, and the form sends nothing in its address', async () => {
  const { html, title } = await open()();
  expect(title).toBe('Allergens at Green Fork');
  expect(html).toContain('&lt;b&gt;Plain&lt;/b&gt; &quot;Rice&quot;');
  expect(html).toContain('<form class="embed__form" action="/embed/restaurant/1?accent=112233" method="post">');
  expect(html).not.toMatch(/<script|style=|checked=""|data-verdict/);
  expect(html).toContain('href="https://clearplate.example/restaurant/1"');
});

it('answers by the same rule as everywhere', async () => {
  const { html } = await open()({ answers: { avoid: ['peanuts'], traces: 'ask' } });
  const expected = dishes.map(({ name, facts }) => {
    const eater = { avoids: [allergenAvoidance('peanuts')] };
    const { verdict } = assessDish(facts, [eater], {
      ...settings,
      now: new Date().toISOString(),
      profileApplied: true,
    });
    return `${name.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}: ${verdict}`;
  });
  expect(verdictsIn(html).toSorted()).toEqual(expected.toSorted());
  expect(new Set(expected.map((line) => line.split(': ')[1]))).toEqual(
    new Set(['not_verified', 'avoid', 'none_declared']),
  );
  expect(html).toContain('Avoiding: peanut');
  // The row itself says what to ask.
  expect(html).toMatch(/dish-row__brief">[^/]*Restaurant says: no peanut\. Ask what is in the spices</);
  expect(html).toContain('checked="" value="peanuts"');
});

it('clears nothing where it can’t read what is avoided, or has no settings', async () => {
  for (const [without, answers] of [
    ['', { avoid: ['peanuts', 'everything'], traces: 'fine' }],
    ['/api/assess/settings', { avoid: ['peanuts'], traces: 'fine' }],
  ] as const) {
    const { html } = await open({ without })({ answers });
    expect(html).toContain('We could not check the menu for what you avoid.');
    expect(verdictsIn(html).filter((line) => !/not_verified|avoid/.test(line))).toEqual([]);
    expect(verdictsIn(html)).toHaveLength(dishes.length);
  }
});

it('takes a strictness that it can’t read for the strictest', async () => {
  dishes.push(buildDish({ id: 4, name: 'Soup', facts: buildFacts({ mayContain: ['peanuts'] }) }));
  const of = async (strictness: string | undefined) =>
    verdictsIn((await open()({ answers: { avoid: ['peanuts'], traces: strictness } })).html).find((line) =>
      line.startsWith('Soup'),
    );
  expect([await of('dangerous'), await of('whatever')]).toEqual(['Soup: avoid', 'Soup: avoid']);
  expect(await of(undefined)).toBe(await of('ask'));
  dishes.pop();
});

it('speaks Spanish, is missing without its restaurant, and fails without its menu', async () => {
  expect((await open({ language: 'es' })()).html).toContain('¿Qué evitas?');
  expect(await open()({ restaurantId: '2' })).toMatchObject({ html: undefined, title: undefined });
  await expect(open({ without: '/api/restaurant/menu/1' })()).rejects.toThrow('Away');
});
