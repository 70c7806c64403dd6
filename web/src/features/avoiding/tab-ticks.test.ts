import { describe, expect, it } from 'vitest';
import { tabStore, ticksKey } from '../../shared/lib/storage.ts';
import { readTicks, toggleTick } from './tab-ticks.ts';
import { forgetTicks } from './ticks-store.ts';

describe('the ticks of a tab', () => {
  it('come and go one by one, and all at once', () => {
    toggleTick('milk');
    toggleTick('sesame');
    toggleTick('milk');
    expect(readTicks(tabStore.read(ticksKey))).toEqual(['sesame']);
    expect(sessionStorage.getItem(ticksKey)).toBe('["sesame"]');
    forgetTicks();
    expect(readTicks(tabStore.read(ticksKey))).toEqual([]);
  });

  it.each([[undefined], [''], ['{'], ['{"milk":true}'], ['null'], ['[1,null,"nothing"]']])(
    'reads %j as none',
    (text) => {
      expect(readTicks(text)).toEqual([]);
    },
  );

  it('passes over what is no allergen and keeps the rest', () => {
    expect(readTicks('["milk","nothing","milk","eggs"]')).toEqual(['milk', 'eggs']);
  });
});
