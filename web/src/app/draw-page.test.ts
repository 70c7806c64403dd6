import { afterEach, expect, it } from 'vitest';
import { buildRestaurantDetail } from '../../test/record-builders.ts';
import { sendCallsWith } from '../shared/api/transport.ts';
import { answerCallsWith, drawPage } from './draw-page.tsx';

afterEach(() => sendCallsWith((address, request) => fetch(address, request)));

const tooLong = { error: { code: 'too_large', message: 'This is left to the browser' } };

const settings = { statementDays: 180, lexiconVersion: 'test', now: '2026-01-01T00:00:00.000Z' };

function answerWith(answers: Record<string, [status: number, body: unknown]>) {
  const asked: string[] = [];
  answerCallsWith(async ({ address }) => {
    asked.push(address);
    const [status, body] = { '/api/assess/settings': [200, settings] as const, ...answers }[address] ?? [
      503,
      { error: { code: 'unavailable', message: 'Away' } },
    ];
    return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  });
  return asked;
}

it('draws a restaurant without its menu where that is too long, and says that it is not whole', async () => {
  const restaurant = buildRestaurantDetail({ id: 1, name: 'Long Table' });
  const asked = answerWith({ '/api/restaurant/1': [200, [restaurant]], '/api/restaurant/menu/1': [413, tooLong] });
  const { html, state, head, isWhole, isMissing } = await drawPage('/restaurant/:id', '/restaurant/1');
  expect({ isWhole, isMissing, title: head.title }).toEqual({
    isWhole: false,
    isMissing: false,
    title: expect.stringContaining('Long Table'),
  });
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
