import { afterEach, describe, expect, it } from 'vitest';
import { es } from '../../translations/interface/es.ts';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';
import { formatAddress, readAddress } from './address-list.ts';
import { ApiError, hasCode, isNotFound } from './api-error.ts';
import { describeRefusal, issuesOf } from './describe-refusal.ts';
import { readEaterAllergens, readHousehold } from './household.ts';
import { readKind } from './preference-list.ts';
import { readNextCursor, readResponse, readText } from './read-response.ts';

afterEach(speakEnglish);

const refusal = async (response: Response): Promise<ApiError> => {
  const error: unknown = await readResponse(response).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('Nothing was refused');
  return error;
};

describe('an answer', () => {
  it('is its body', async () => {
    expect(await readResponse(Response.json({ id: 1 }))).toEqual({ id: 1 });
    expect(await readResponse(Response.json([]))).toEqual([]);
  });

  it.each(['', '<html>', '{"id":'])('that is good and can not be read is a failure: “%s”', async (body) => {
    expect(await refusal(new Response(body))).toMatchObject({ code: 'internal' });
  });

  it.each([
    [400, 'bad_request'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [410, 'gone'],
    [413, 'too_large'],
    [429, 'rate_limited'],
    [418, 'bad_request'],
    [500, 'internal'],
    [502, 'unavailable'],
    [503, 'unavailable'],
  ])('of a proxy in between is told by its status: %d is %s', async (status, code) => {
    expect(await refusal(new Response('<h1>Sorry</h1>', { status }))).toMatchObject({ status, code });
  });

  it('says by itself what is wrong, and with which field', async () => {
    const error = { code: 'conflict', message: 'taken', issues: [{ field: 'body.name', message: 'is too long' }] };
    expect(await refusal(Response.json({ error }, { status: 400 }))).toMatchObject(error);
  });

  it.each([
    ['40', 40],
    ['0', 0],
    ['soon', undefined],
    ['-5', undefined],
  ])('says when to come back: %s', async (header, seconds) => {
    const response = new Response('', { status: 429, headers: { 'retry-after': header } });
    const { retryAfter } = await refusal(response);
    if (header === '-5') expect(retryAfter ?? 0).toBeLessThanOrEqual(0);
    else expect(retryAfter).toBe(seconds);
  });

  it('may say when by a day of the calendar, never before now', async () => {
    const at = (ms: number) => ({ 'retry-after': new Date(Date.now() + ms).toUTCString() });
    const later = await refusal(new Response('', { status: 429, headers: at(60_000) }));
    expect(later.retryAfter).toBeGreaterThan(50);
    expect(later.retryAfter).toBeLessThanOrEqual(60);
    expect((await refusal(new Response('', { status: 429, headers: at(-60_000) }))).retryAfter).toBe(0);
  });

  it('that is a text keeps its byte order mark, and is refused like any other', async () => {
    expect(await readText(new Response('\uFEFFa,b'))).toBe('\uFEFFa,b');
    await expect(readText(new Response('', { status: 403 }))).rejects.toMatchObject({ code: 'forbidden' });
  });

  it.each([
    ['</dishes?cursor=abc>; rel="next"', 'abc'],
    ['</dishes?limit=5&cursor=a%2Fb>; rel="next"', 'a/b'],
    ['</dishes>; rel="prev", </dishes?cursor=abc>; rel="next"', 'abc'],
    ['</dishes?cursor=abc>; rel="prev"', undefined],
    ['</dishes>; rel="next"', undefined],
    [undefined, undefined],
  ])('goes on at what its link says: %s', (link, cursor) => {
    expect(readNextCursor(new Response('', link ? { headers: { link } } : {}))).toBe(cursor);
  });
});

describe('why something was not done', () => {
  const say = (code: ApiError['code'], more = {}) =>
    describeRefusal(new ApiError({ status: 400, code, message: 'must be shorter', ...more }), 'It was not saved');

  it.each([
    ['unavailable', 'It was not saved: Clearplate isn’t answering right now. Please try again.'],
    ['unauthenticated', 'It was not saved: you have been signed out. Please sign in again.'],
    ['not_found', 'It was not saved: it no longer exists.'],
    ['bad_request', 'It was not saved: must be shorter.'],
    ['internal', 'It was not saved. Please try again.'],
  ] as const)('%s', (code, words) => {
    expect(say(code)).toBe(words);
    speakSpanish(es);
    expect(say(code)).not.toMatch(/\b(please|there is|you have|no longer)\b/i);
  });

  it('names when to come back, and leaves fields to themselves', () => {
    expect(say('rate_limited', { retryAfter: 40 })).toBe('It was not saved: please try again in 40 seconds.');
    expect(say('bad_request', { issues: [{ field: 'body.name', message: 'is too long' }] })).toBe(
      'It was not saved: please look at it again.',
    );
  });

  it('is never a stack or a class of what was thrown', () => {
    for (const thrown of [new TypeError('x is undefined'), 'oops', undefined])
      expect(describeRefusal(thrown, 'It was not saved')).toBe('It was not saved. Please try again.');
  });

  it('stands at its field', () => {
    const issues = [
      { field: 'body.name', message: 'is too long' },
      { field: 'zip_code', message: 'is no zip code' },
    ];
    expect(issuesOf(new ApiError({ status: 400, code: 'bad_request', message: '', issues }))).toEqual({
      name: 'is too long',
      zip_code: 'is no zip code',
    });
    expect(issuesOf(new Error('x'))).toEqual({});
  });

  it('is known by its code, and only of the server’s own errors', () => {
    const gone = new ApiError({ status: 404, code: 'not_found', message: '' });
    expect([hasCode(gone, 'not_found'), isNotFound(gone), hasCode(gone, 'gone')]).toEqual([true, true, false]);
    expect(isNotFound({ code: 'not_found' })).toBe(false);
  });
});

describe('the household', () => {
  const ann = { id: 1, name: 'Ann', is_first: true, is_eating: true, allergens: [{ name: 'milk', strictness: 'ask' }] };

  it('is read with all that each avoids', () => {
    expect(readHousehold([ann])).toEqual([ann]);
  });

  it.each([
    { ...ann, id: '1' },
    { ...ann, name: undefined },
    { ...ann, is_eating: undefined },
    { ...ann, is_eating: 'no' },
    { ...ann, allergens: undefined },
    { ...ann, allergens: [{ name: 'milk' }] },
    { ...ann, allergens: [{ name: 'milk', strictness: 'none' }] },
    { ...ann, allergens: [{ strictness: 'ask' }] },
    { ...ann, allergens: ['milk'] },
  ])('is refused as a whole rather than shown with less than somebody avoids (%#)', (eater) => {
    expect(() => readHousehold([ann, eater])).toThrow(TypeError);
  });

  it('has its first eater where the server says so', () => {
    expect(readHousehold([{ ...ann, is_first: undefined }])[0]?.is_first).toBe(false);
    expect(readEaterAllergens([])).toEqual([]);
  });
});

it.each([
  ['rather_not', 'rather_not'],
  ['must', 'must'],
  [undefined, 'must'],
  ['RATHER_NOT', 'must'],
  [0, 'must'],
])('a preference of kind %s is a %s: what doesn’t say otherwise is a must', (given, kind) => {
  expect(readKind(given)).toBe(kind);
});

describe('an address', () => {
  const whole = {
    id: 1,
    name: 'Home',
    address_line_1: '1 Main Street',
    address_line_2: '',
    city: 'Cambridge',
    state: 'MA',
    zip_code: '02139',
    country: 'United States',
  };

  it('is one without its second line, and none without its id or zip code', () => {
    expect(readAddress({ ...whole, address_line_2: null })).toEqual(whole);
    expect(readAddress({ ...whole, id: '1' })).toBeUndefined();
    expect(readAddress({ ...whole, zip_code: 2139 })).toBeUndefined();
  });

  it('is one line without what is blank', () => {
    expect(formatAddress(whole)).toBe('1 Main Street, Cambridge, MA, 02139');
    expect(formatAddress({ ...whole, address_line_2: 'Apt 2', state: ' ' })).toBe(
      '1 Main Street, Apt 2, Cambridge, 02139',
    );
  });
});
