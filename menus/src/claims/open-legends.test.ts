import { describe, expect, it } from 'vitest';
import { readLegend } from './legend.ts';
import { readMark } from './marks.ts';
import { meaningOf } from './meaning.ts';

const legendOf = (...texts: string[]) => readLegend(texts.map((text) => ({ text, where: {} })));

describe('a phrase with a "not" in it denies only what it denies', () => {
  it.each([
    ['does not contain', 'absent'],
    ['not present', 'absent'],
    ['none', 'absent'],
    ['no', 'absent'],
    ['not an ingredient', 'absent'],
    ['free from', 'absent'],
    ['not assessed', 'unknown'],
    ['has not yet been reviewed', 'unknown'],
    ['our supplier hasn’t provided information', 'unknown'],
    ['not suitable for guests with this allergy', 'contains'],
    ['unsuitable', 'contains'],
    ['can be made without on request', 'contains'],
    ['can be removed', 'contains'],
    ['option available', 'contains'],
    ['suitable for vegetarians', 'unknown'],
    ['does not contain, except where the recipe changed', 'unknown'],
    ['none unless you add cheese', undefined],
    ['not in all locations', undefined],
    ['no substitutions', undefined],
  ])('%s → %s', (phrase, meaning) => expect(meaningOf(phrase)).toBe(meaning));
});

describe('what a legend leaves open', () => {
  it('denies nothing by a sign whose explanation is not understood', () => {
    expect(readMark('N', legendOf('N = new on our menu'))).toBeUndefined();
    expect(readMark('N', legendOf('N = none unless you add cheese'))).toBeUndefined();
  });

  it('takes the graver of two explanations, and an empty cell for nothing where one leaves it open', () => {
    expect(readMark('✓', legendOf('✓ = free from', '✓ = contains'))?.level).toBe('contains');
    const blank = 'A blank cell means that it does not contain it';
    expect(readMark('', legendOf(blank))?.level).toBe('absent');
    expect(readMark('', legendOf(blank, 'Blank = not tested'))).toBeUndefined();
  });

  it('takes back a denial whose footnote warns, also of another allergen', () => {
    const legend = legendOf('³ May contain traces of milk');
    expect(readMark('N³', legend)).toMatchObject({
      level: 'may_contain',
      also: { named: { warns: [{ allergen: 'milk' }] } },
    });
  });

  it('takes a sign that only its font can show for no empty cell', () => {
    const legend = legendOf('A blank cell means that it does not contain it');
    expect(readMark('\u0003', legend)).toBeUndefined();
    expect(readMark('\uE001', legend)?.level).not.toBe('absent');
    expect(readMark('\u200B', legend)?.level).toBe('absent');
  });

  it('reads half circles and emoji as signs', () => {
    expect([...legendOf('● Contains  ◐ May contain  ○ Free from').marks]).toEqual([
      ['●', 'contains'],
      ['◐', 'may_contain'],
      ['○', 'absent'],
    ]);
    expect(readMark('⚠️', legendOf('⚠️ = may contain, ✅ = free from'))?.level).toBe('may_contain');
  });
});
