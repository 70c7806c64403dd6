import { describe, expect, it } from 'vitest';
import { reasonsInSpanish } from '../wording/spanish.ts';
import { asStored, describeReason, stockReasons } from './stock-reasons.ts';

const inSpanish = (sentence: string): string => (reasonsInSpanish as Record<string, string>)[sentence] ?? sentence;

describe('the usual reasons', () => {
  it('are ten, each with a text of its own in both languages', () => {
    expect(stockReasons).toHaveLength(10);
    for (const t of [undefined, inSpanish])
      expect(new Set(stockReasons.map((code) => describeReason(code, t))).size).toBe(10);
  });

  it('are stored as codes, however their text is written', () => {
    expect(['Shared fryer', ' shared  FRYER', 'shared_fryer'].map((text) => asStored(text))).toEqual(
      Array(3).fill('shared_fryer'),
    );
    expect([asStored(null), asStored(undefined)]).toEqual([null, undefined]);
  });

  it('are said in the language of the reader', () => {
    expect(describeReason('shared_prep_surface')).toBe('Shared prep surface');
    expect(describeReason('shared_prep_surface', inSpanish)).toBe('Superficie de trabajo compartida');
    expect(describeReason('shared fryer', inSpanish)).toBe('freidora compartida');
    expect(describeReason('shared fryer')).toBe('shared fryer');
  });

  it('are said of what follows from a kitchen, whose dishes keep their names', () => {
    const reason = 'shared fryer: Calamari; shared grill: Shared oven';
    expect(describeReason(reason)).toBe(reason);
    expect(describeReason(reason, inSpanish)).toBe('freidora compartida: Calamari; parrilla compartida: Shared oven');
    const itself = 'shared fryer: the same dish made differently, Calamari';
    expect(describeReason(itself)).toBe(itself);
    expect(describeReason(itself, inSpanish)).toBe(
      'freidora compartida: el mismo plato hecho de otra manera, Calamari',
    );
  });
});

it.each(['Shared fryer on Fridays', 'same wok', 'Cook: shared hands', 'toString', ''])(
  'leaves a free text as it is: %s',
  (text) => {
    expect(asStored(text)).toBe(text);
    expect(describeReason(text, inSpanish)).toBe(text);
  },
);
