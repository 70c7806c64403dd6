import { afterEach, describe, expect, it } from 'vitest';
import { es } from '../../translations/interface/es.ts';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';
import { formatNumberOf } from './format-count.ts';
import { formatDay, formatHoursAgo } from './format-date.ts';
import { formatDistance } from './format-distance.ts';
import { formatWhen } from './format-when.ts';

afterEach(speakEnglish);

it.each([
  [0, 'under 0.1 mi'],
  [0.09, 'under 0.1 mi'],
  [0.1, '0.1 mi'],
  [0.84, '0.8 mi'],
  [9.94, '9.9 mi'],
  [9.95, '10 mi'],
  [12.4, '12 mi'],
])('%d miles are %s', (miles, words) => {
  expect(formatDistance(miles)).toBe(words);
});

it.each([
  ['dish', ['0 dishes', '1 dish', '2 dishes']],
  ['recipe', ['0 recipes', '1 recipe', '2 recipes']],
  ['restaurant', ['0 restaurants', '1 restaurant', '2 restaurants']],
] as const)('counts: %s', (noun, words) => {
  expect([0, 1, 2].map((count) => formatNumberOf(count, noun))).toEqual(words);
});

describe('how long ago', () => {
  const now = new Date('2026-11-21T12:00:00');
  const ago = (hours: number) => formatHoursAgo(new Date(now.getTime() - hours * 3_600_000), now);

  it.each([
    [0, 'within the last hour'],
    [0.99, 'within the last hour'],
    [1, 'about 1 hour ago'],
    [23.9, 'about 23 hours ago'],
    [24, 'on November 20, 2026'],
    [200, 'on November 13, 2026'],
    // The clock is fast.
    [-3, 'within the last hour'],
  ])('%d hours: %s', (hours, words) => {
    expect(ago(hours)).toBe(words);
  });

  it('is said in Spanish, the day too', () => {
    speakSpanish(es);
    for (const hours of [0, 1, 5, 48]) expect(ago(hours)).not.toMatch(/\b(within|about|ago|on|November)\b/);
    expect(formatDay(now)).toContain('noviembre');
  });
});

describe('when something may be tried again', () => {
  const now = new Date(2026, 10, 21, 14, 2, 0);

  it.each([
    [undefined, 'in a few minutes'],
    [0, 'in 1 second'],
    [0.2, 'in 1 second'],
    [40, 'in 40 seconds'],
    [89, 'in 89 seconds'],
  ])('%s seconds: %s', (seconds, words) => {
    expect(formatWhen(seconds, now)).toBe(words);
  });

  it('names the minute where it is long, and never one that is too early', () => {
    expect(formatWhen(150, now)).toMatch(/^in 3 minutes \(at 2:04\sPM\)$/);
    expect(formatWhen(3600, now)).toMatch(/^in 60 minutes \(at 3:02\sPM\)$/);
  });

  it('is said in Spanish', () => {
    speakSpanish(es);
    for (const seconds of [undefined, 1, 40, 150]) expect(formatWhen(seconds, now)).not.toMatch(/\b(in|minutes)\b/);
  });
});
