import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPictureFault } from './picture-file.ts';
import { readList } from './read-list.ts';
import { webAddress } from './web-address.ts';
import { isZipCode, storePlace } from './zip-code.ts';
import { localStore } from './storage.ts';
import { forgetPerson } from './forget-person.ts';

describe('a list', () => {
  const names = (value: unknown) => readList(value, ({ name }) => (typeof name === 'string' ? name : undefined));

  it('is read where every item is whole, and may be empty', () => {
    expect(names([{ name: 'milk' }, { name: '' }])).toEqual(['milk', '']);
    expect(names([])).toEqual([]);
  });

  it.each([undefined, null, {}, 'milk', { 0: { name: 'milk' }, length: 1 }])('is none: %j', (value) => {
    expect(() => names(value)).toThrow(TypeError);
  });

  it('is refused as a whole for one item that can not be read, wherever it stands', () => {
    const broken = fc.constantFrom<unknown>(null, undefined, 3, 'milk', {}, { name: 4 }, []);
    fc.assert(
      fc.property(fc.array(fc.record({ name: fc.string() })), broken, fc.nat(), (items, item, at) => {
        expect(() => names(items.toSpliced(at % (items.length + 1), 0, item as never))).toThrow(TypeError);
      }),
    );
  });
});

describe('an address that a restaurant gave', () => {
  it.each(['https://example.com/menu', 'http://example.com', ' https://example.com '])('may be linked: %s', (text) => {
    expect(webAddress(text)?.hostname).toBe('example.com');
  });

  it.each([
    null,
    '',
    'example.com',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'mailto:a@example.com',
    'file:///etc/passwd',
    '//example.com',
    'https://user@example.com',
    'https://doordash.com:password@evil.example',
    'https://',
    'ftp://example.com/menu',
    'javascript://example.com/%0aalert(1)',
  ])('is never linked: %s', (text) => {
    expect(webAddress(text)).toBeUndefined();
  });

  it('is a page of the web or nothing, whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
        expect(['http:', 'https:', undefined]).toContain(webAddress(text)?.protocol);
      }),
    );
  });
});

it.each([
  ['02139', true],
  ['02139-1234', true],
  ['2139', false],
  ['021390', false],
  ['02139-', false],
  ['ABCDE', false],
  ['', false],
])('a zip code: %s is %s', (text, isOne) => {
  expect(isZipCode(text)).toBe(isOne);
});

describe('a picture', () => {
  it.each([
    ['image/png', 1, undefined],
    ['image/jpeg', 5_000_000, undefined],
    ['image/jpeg', 5_000_001, 'size'],
    ['image/gif', 1, 'type'],
    ['image/svg+xml', 1, 'type'],
    ['application/pdf', 1, 'type'],
    ['', 1, 'type'],
  ])('of type %s with %d bytes: %s', (type, size, fault) => {
    expect(findPictureFault({ type, size })).toBe(fault);
  });
});

describe('what the browser keeps', () => {
  it('of another place is forgotten: the address that was selected, and what was loaded there', () => {
    localStore.write('restaurantData', '[]');
    storePlace('02139', '4');
    expect([localStore.read('zipcode'), localStore.read('address'), localStore.read('restaurantData')]).toEqual([
      '02139',
      '4',
      undefined,
    ]);
    storePlace('10001');
    expect([localStore.read('zipcode'), localStore.read('address')]).toEqual(['10001', undefined]);
    storePlace(undefined);
    expect(localStore.read('zipcode')).toBeUndefined();
  });

  it('of a person goes with them, but for the zip code and the language', () => {
    const own = ['token', 'address', 'card', 'cardLanguage', 'restaurantData', 'sessionLost'] as const;
    for (const key of [...own, 'zipcode', 'language'] as const) localStore.write(key, 'x');
    forgetPerson();
    expect(own.map((key) => localStore.read(key))).toEqual(own.map(() => undefined));
    expect([localStore.read('zipcode'), localStore.read('language')]).toEqual(['x', 'x']);
  });
});
