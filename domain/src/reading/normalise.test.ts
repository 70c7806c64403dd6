import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { proves, runsOf } from '../../fixtures/runs.ts';
import { hasPhrase, normalise } from './normalise.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('normalise', () => {
  it.each([
    ['  Crème   FRAÎCHE ', 'creme fraiche'],
    ['half-and-half', 'half and half'],
    ['mac & cheese', 'mac and cheese'],
    ['baker’s yeast', 'baker yeast'],
    ['tomatoes, potatoes', 'tomato potato'],
    ['radishes peaches boxes', 'radish peach box'],
    ['anchovies', 'anchovy'],
    ['French fries', 'french fry'],
    ['pies', 'pie'],
    ['hummus couscous molasses asparagus swiss bass', 'hummus couscous molasses asparagus swiss bass'],
    ['œufs', 'oeuf'],
    ['STRASSE straße', 'strasse strasse'],
    ['mi\u00ADlk', 'milk'],
    ['fish\u200Bsauce', 'fish sauce'],
    ['…—!', ''],
    ['b u t t e r', 'butter'],
    ['e-g-g-s', 'egg'],
    ['b u т т е r', 'butter'],
    ['w/o cheese', 'w o cheese'],
    ['buttеr МILK εgg', 'butter milk egg'],
    ['молоко', 'молоко'],
    ['constructor __proto__', 'constructor proto'],
    ['🥜🧀 no 🍦', 'peanut cheese no ice cream'],
    ['𝐌𝐢𝐥𝐤 🥛\u{FE0F}', 'milk milk'],
    ['milk_x000D_\nprotein', 'milk protein'],
    ['_organic_ milk', 'organic milk'],
  ])('%j is %j', (text, expected) => {
    expect(normalise(text)).toBe(expected);
  });

  it.each([
    ['cookies', 'cookie'],
    ['quiches', 'quiche'],
    ['cheeses', 'cheese'],
    ['leaves', 'leaf'],
    ['octopuses', 'octopus'],
    ['mousses', 'mousse'],
  ])('%s and %s are one', (plural, single) => {
    expect(normalise(plural)).toBe(normalise(single));
  });

  it('changes nothing the second time, and not with the case or the composition of letters', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
        const form = normalise(text);
        expect(normalise(form)).toBe(form);
        expect(normalise(text.normalize('NFD'))).toBe(normalise(text.normalize('NFC')));
      }),
      runsOf(10_000, 2000),
    );
  });

  it('gives each letter of Unicode one form, whatever its case', () => {
    const odd: string[] = [];
    for (let point = 0; point <= 0x10ffff; point += 1) {
      if (point >= 0xd800 && point < 0xe000) continue;
      const letter = String.fromCodePoint(point);
      const form = normalise(letter);
      // Most letters have no case and are their own form, and their form is known already.
      const others = [form, letter.toUpperCase(), letter.toLowerCase()].filter((other) => other !== letter);
      if (!others.every((other) => normalise(other) === form)) odd.push(letter);
    }
    expect(odd).toEqual([]);
  });

  it('needs time in proportion to a hostile text', () => {
    const length = proves ? 1_000_000 : 300_000;
    for (const text of ['a', 's', '\u0301', 'ies', ' es', '’', 'ﷺ', 'w/', '- - ']) {
      const started = process.cpuUsage().user;
      normalise(text.repeat(length / text.length));
      expect((process.cpuUsage().user - started) / 1000).toBeLessThan(length * 0.003);
    }
  });
});

describe('hasPhrase', () => {
  it('matches whole tokens', () => {
    expect(hasPhrase('peanut butter cup', 'butter cup')).toBe(true);
    expect(hasPhrase('butternut', 'butter')).toBe(false);
    expect(hasPhrase('anything', '')).toBe(false);
  });
});
