import { afterEach, expect, it } from 'vitest';
import { buildRestaurantDetail } from '../../test/record-builders.ts';
import { sendCallsWith } from '../shared/api/transport.ts';
import { drawPage, drawWith } from './draw-page.tsx';

afterEach(() => sendCallsWith((address, request) => fetch(address, request)));

const visitor = { token: undefined, zipcode: undefined, address: undefined, ticks: undefined, language: 'en' } as const;

const tooLong = { error: { code: 'too_large', message: 'This is left to the browser' } };

const settings = { statementDays: 180, lexiconVersion: 'test', now: '2026-01-01T00:00:00.000Z' };

function answerWith(answers: Record<string, [status: number, body: unknown]>) {
  const asked: string[] = [];
  drawWith(
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

it('draws a restaurant without its menu where that is too long', async () => {
  const restaurant = buildRestaurantDetail({ id: 1, name: 'Long Table' });
  const asked = answerWith({ '/api/restaurant/1': [200, [restaurant]], '/api/restaurant/menu/1': [413, tooLong] });
  const { html, state, head, isMissing } = await drawPage('/restaurant/:id', '/restaurant/1');
  expect({ isMissing, title: head.title }).toEqual({ isMissing: false, title: expect.stringContaining('Long Table') });
  expect(html).toContain('Long Table');
  expect(html).toContain('Loading the menu');
  expect(html).not.toContain('could not be loaded');
  expect(JSON.parse(state).queries.queries).toHaveLength(2);
  expect(asked.filter((address) => address === '/api/restaurant/menu/1')).toHaveLength(1);
});

it('draws nothing where something can not be had', async () => {
  answerWith({ '/api/restaurant/1': [200, [buildRestaurantDetail({ id: 1 })]] });
  await expect(drawPage('/restaurant/:id', '/restaurant/1')).rejects.toThrow('Away');
});
