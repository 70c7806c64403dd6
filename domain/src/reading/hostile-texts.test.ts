import { describe, expect, it, vi } from 'vitest';
import { proves } from '../../fixtures/runs.ts';
import { assessText } from './assess-text.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Measures milliseconds of processor time. */
function timeOf(text: string): number {
  const started = process.cpuUsage().user;
  assessText([text]);
  return (process.cpuUsage().user - started) / 1000;
}

// At 200 kB, anything quadratic already takes thousands of times as long as plain text.
const bytes = proves ? 1_000_000 : 200_000;
const most = 60;

const longTextOf = (piece: string): string => piece.repeat(Math.ceil(bytes / piece.length));

const plainText = longTextOf('rice, sea salt, black pepper, brown sugar and basil; ');
// The first run compiles what the text names.
timeOf(plainText);

/**
 * Compares with the time of plain text, measured right before it: the least of a few tries, since a busy machine only
 * adds.
 */
function timesPlain(text: string): number {
  let least = Infinity;
  for (let tries = 0; tries < 6 && least >= most; tries += 1) {
    const plain = Math.max(1, timeOf(plainText));
    least = Math.min(least, timeOf(text) / plain);
  }
  return least;
}

describe('a long text', () => {
  it.each([
    'milk ',
    'milk, ',
    '(',
    ')',
    '([{',
    '(a;',
    ',',
    '.',
    '/',
    'w/',
    ' - ',
    '*',
    '"crab" ',
    'a',
    'a ',
    'b u t ',
    '\u0301',
    'w\u0301/',
    'é',
    'ﷺ',
    '\u202Eklim ',
    '🥜',
    '🥜🧀 ',
    '𝐌',
    '\uD83E',
    '\0',
    '\n',
    '_x000D_',
    '1 ',
    'a1 ',
    'half and ',
    'vegan ',
    'vegan milk ',
    'not ',
    'not milk, ',
    'free ',
    'milk free ',
    'milk-free ',
    'nut- and ',
    'gluten, ',
    'gluten and ',
    'free from ',
    'free from: milk, ',
    'free from milk, ',
    'free from milk,egg,egg,egg,',
    'contains none of: ',
    'may contain ',
    'may contain milk ',
    'may contain: ',
    'may be present ',
    'milk may be present ',
    'milk left out ',
    'milk with milk left out ',
    'omit milk ',
    'made in a ',
    'same fryer as ',
    'shared with ',
    'add egg +3 ',
    'milk-sized ',
    'soybean ',
    'soybean, ',
    'soybean and ',
    'soybean/',
    'oil (soybean, ',
    'oil: soybean, ',
    'a(b',
    '<script>alert("milk")</script>',
  ])('of %j takes as long as plain text, but for a factor', (piece) => {
    expect(timesPlain(longTextOf(piece))).toBeLessThan(most);
  });

  it('of one letter after another, or of brackets that open and close, does too', () => {
    for (const text of [
      `${'('.repeat(bytes / 2)}${')'.repeat(bytes / 2)}`,
      `${'(milk, '.repeat(bytes / 10)}${')'.repeat(bytes / 10)}`,
    ])
      expect(timesPlain(text)).toBeLessThan(most);
  });
});
