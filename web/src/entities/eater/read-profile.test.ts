import { describe, expect, it } from 'vitest';
import { readSavedProfile } from './read-profile.ts';
import { laterOf, readSettings } from './read-settings.ts';

const milk = { kind: 'allergen', allergen: 'milk', strictness: 'ask' };

describe('reading a profile', () => {
  it('takes a whole one as it is', () => {
    const eaters = [
      {
        avoids: [
          milk,
          { kind: 'unknown', name: 'zorg', strictness: 'fine' },
          { kind: 'ingredient', name: 'Garlic', term: 'garlic' },
        ],
      },
    ];
    expect(readSavedProfile({ eaters, lexicon_version: 'one' })).toEqual({ eaters, lexiconVersion: 'one' });
    expect(readSavedProfile({ eaters: [] })).toEqual({ eaters: [], lexiconVersion: undefined });
  });

  it.each([
    ['nothing', null],
    ['a text', '<html>'],
    ['no eaters', {}],
    ['eaters that are no list', { eaters: { 0: {} } }],
    ['an eater without a list', { eaters: [{}] }],
    ['an allergen that nobody knows', { eaters: [{ avoids: [{ ...milk, allergen: 'mlik' }] }] }],
    ['a strictness that nobody knows', { eaters: [{ avoids: [{ ...milk, strictness: 'mild' }] }] }],
    [
      'a strictness of a name that nobody knows',
      { eaters: [{ avoids: [{ kind: 'unknown', name: 'a', strictness: 1 }] }] },
    ],
    ['a kind that nobody knows', { eaters: [{ avoids: [milk, { kind: 'diet', name: 'vegan' }] }] }],
    ['what somebody would rather not eat, unless all of it can be read', { eaters: [{ avoids: [], dislikes: [{}] }] }],
    ['an empty name', { eaters: [{ avoids: [{ kind: 'unknown', name: ' ' }] }] }],
  ])('refuses %s rather than applying half of it', (_, profile) => {
    expect(() => readSavedProfile(profile)).toThrow(TypeError);
  });
});

describe('reading the settings', () => {
  it.each([
    [null],
    [{}],
    [{ statementDays: '180', lexiconVersion: '1', now: '2026-11-20T00:00:00.000Z' }],
    [{ statementDays: Number.NaN, lexiconVersion: '1', now: '2026-11-20T00:00:00.000Z' }],
    [{ statementDays: Number.POSITIVE_INFINITY, lexiconVersion: '1', now: '2026-11-20T00:00:00.000Z' }],
    [{ statementDays: -1, lexiconVersion: '1', now: '2026-11-20T00:00:00.000Z' }],
    [{ statementDays: 180, lexiconVersion: '1', now: 'soon' }],
    [{ statementDays: 180, lexiconVersion: '1' }],
    [{ statementDays: 180, lexiconVersion: '', now: '2026-11-20T00:00:00.000Z' }],
  ])('refuses %j', (settings) => {
    expect(() => readSettings(settings)).toThrow(TypeError);
  });

  it('takes whole ones', () => {
    expect(readSettings({ statementDays: 180, lexiconVersion: '1.a', now: '2026-11-20T00:00:00.000Z' })).toEqual({
      statementDays: 180,
      lexiconVersion: '1.a',
      now: '2026-11-20T00:00:00.000Z',
    });
  });
});

it('a device whose clock is behind goes by the server’s', () => {
  const server = '2026-11-20T00:00:00.000Z';
  expect(laterOf('2026-08-01T00:00:00.000Z', server)).toBe(server);
  expect(laterOf('2026-11-21T00:00:00.000Z', server)).toBe('2026-11-21T00:00:00.000Z');
  expect(laterOf(server, undefined)).toBe(server);
  expect(laterOf(server, 'garbage')).toBe(server);
});
