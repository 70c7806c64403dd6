import { describe, expect, test, vi } from 'vitest';
import { buildRestaurant, buildUser, pageOf } from '../../../test/builders.ts';
import { failsWith, fakeFetch, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { ApiError } from './api-error.ts';
import { client } from './client.ts';

function answer(responses: Responses) {
  const fake = fakeFetch(responses);
  vi.stubGlobal('fetch', fake.fetch);
  return fake.calls;
}

test('sends the stored token, and none where the specification says so', async () => {
  localStorage.setItem('token', 'mine');
  const calls = answer({ getUser: buildUser(), login: { token: false }, listAllergens: [] });
  await client.getUser();
  await client.login({ body: { email_address: 'a@example.com', password: 'secret' } });
  await client.listAllergens();
  expect(calls.map(({ name, token }) => [name, token])).toEqual([
    ['getUser', 'mine'],
    ['login', undefined],
    ['listAllergens', undefined],
  ]);
});

test('a 401 drops the token and marks that nobody chose it', async () => {
  localStorage.setItem('token', 'old');
  answer({ getUser: failsWith('unauthenticated') });
  await expect(client.getUser()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('sessionLost')).not.toBeNull();
});

test('a 401 to an older token leaves a newer one alone', async () => {
  localStorage.setItem('token', 'old');
  answer({
    getUser: () => {
      localStorage.setItem('token', 'new');
      return failsWith('unauthenticated');
    },
  });
  await expect(client.getUser()).rejects.toBeInstanceOf(ApiError);
  expect(localStorage.getItem('token')).toBe('new');
});

test('a call that takes a person is not sent without one, and marks nothing', async () => {
  const calls = answer({ getUser: buildUser() });
  await expect(client.getUser()).rejects.toMatchObject({ status: 0, code: 'unauthenticated' });
  expect(calls).toEqual([]);
  expect(localStorage.getItem('sessionLost')).toBeNull();
});

test('reads the next cursor from the Link header', async () => {
  const calls = answer({ listRestaurants: pageOf([buildRestaurant()], 'abc') });
  const page = await client.listRestaurants({ query: { limit: '1' } });
  expect(page.items).toHaveLength(1);
  expect(page.next).toBe('abc');
  expect(calls[0]?.query).toEqual({ limit: '1' });
});

test('the last page has no cursor', async () => {
  answer({ listRestaurants: pageOf([]) });
  expect((await client.listRestaurants()).next).toBeUndefined();
});

test('without a network a call is unavailable', async () => {
  answer({ listRestaurants: noNetwork });
  await expect(client.listRestaurants()).rejects.toMatchObject({ status: 0, code: 'unavailable' });
});

test('an abort stays an abort', async () => {
  const stop = new AbortController();
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    stop.abort();
    return Promise.reject(init.signal?.reason as Error);
  });
  await expect(client.listRestaurants({}, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('carries when to try again', async () => {
  answer({ login: failsWith('rate_limited', 30) });
  const call = client.login({ body: { email_address: 'a@example.com', password: 'secret' } });
  await expect(call).rejects.toMatchObject({ status: 429, code: 'rate_limited', retryAfter: 30 });
});

test.each([
  [502, 'unavailable'],
  [500, 'internal'],
])('an answer of a proxy with %i and no body of ours is %s', async (status, code) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status })));
  await expect(client.listRestaurants()).rejects.toMatchObject({ status, code });
});

test('a file goes as a form, whose content type is the browser’s to set', async () => {
  localStorage.setItem('token', 'mine');
  let request: RequestInit = {};
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    request = init;
    return Promise.resolve(Response.json({ profile_picture_url: null }));
  });
  await client.setProfilePicture({ file: new Blob(['picture']) });
  expect(new Headers(request.headers).has('content-type')).toBe(false);
  const sent = (request.body as FormData).get('image');
  expect(sent).toBeInstanceOf(Blob);
  expect((sent as Blob).size).toBe('picture'.length);
});

describe('a call that makes something', () => {
  const address = {
    name: 'Home',
    address_line_1: '1 Main St',
    city: 'Cambridge',
    state: 'Massachusetts',
    zip_code: '02139',
    country: 'United States',
  };
  const made = { id: 1, address_line_2: '', ...address };

  test('is sent again under the same key when no answer came, and under another for the next one', async () => {
    localStorage.setItem('token', 'mine');
    let isReached = false;
    const calls = answer({
      createAddress: () => {
        if (isReached) return made;
        isReached = true;
        return noNetwork;
      },
    });
    expect(await client.createAddress({ body: address })).toEqual(made);
    await client.createAddress({ body: address });
    const [first, again, next] = calls.map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toMatch(/^[0-9a-f]{24}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  test('keeps its key for whoever tries again, and not for something else', async () => {
    localStorage.setItem('token', 'mine');
    const calls = answer({ createAddress: failsWith('unavailable') });
    const tryIt = (name: string) =>
      client.createAddress({ body: { ...address, name } }).catch((error: unknown) => error);
    expect(await tryIt('Home')).toMatchObject({ code: 'unavailable' });
    await tryIt('Home');
    await tryIt('Work');
    const keys = calls.map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
  });

  test('that was refused is another the next time, and other calls have no key', async () => {
    localStorage.setItem('token', 'mine');
    const calls = answer({ createAddress: failsWith('bad_request'), getUser: buildUser() });
    for (let count = 0; count < 2; count += 1)
      await client.createAddress({ body: address }).catch((error: unknown) => error);
    await client.getUser();
    const [first, second, other] = calls.map(({ idempotencyKey }) => idempotencyKey);
    expect(second).not.toBe(first);
    expect(other).toBeUndefined();
  });
});
