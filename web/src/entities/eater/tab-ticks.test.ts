import { describe, expect, it } from 'vitest';
import { tabStore, ticksKey } from '../../shared/lib/storage.ts';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import { readAnswers, readTicks, setStrictness, toggleTick } from './tab-ticks.ts';
import { forgetTicks } from './ticks-store.ts';

describe('the ticks of a tab', () => {
  it('come and go one by one, and all at once', () => {
    toggleTick('milk');
    toggleTick('sesame');
    toggleTick('milk');
    expect(readTicks(tabStore.read(ticksKey))).toEqual([allergenAvoidance('sesame')]);
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
    const milkAndEggs = [allergenAvoidance('milk'), allergenAvoidance('eggs')];
    expect(readTicks('["milk","nothing","milk","eggs"]')).toEqual(milkAndEggs);
  });

  it('have a strictness of their own, which stays when others are ticked, and is the strictest where it can not be read', () => {
    const tick = (strictness: unknown) => ({ allergen: 'milk', strictness });
    for (const strictness of ['dangerous', 'ask', 'fine'])
      expect(readTicks(JSON.stringify([tick(strictness)]))).toEqual([{ kind: 'allergen', ...tick(strictness) }]);
    for (const strictness of ['careless', 1, undefined])
      expect(readTicks(JSON.stringify([tick(strictness)]))).toEqual([{ kind: 'allergen', ...tick('dangerous') }]);
    tabStore.write(ticksKey, JSON.stringify([tick('dangerous')]));
    toggleTick('eggs');
    expect(JSON.parse(tabStore.read(ticksKey) ?? '')).toEqual([
      tick('dangerous'),
      { allergen: 'eggs', strictness: 'dangerous' },
    ]);
    setStrictness(['milk', 'sesame'], 'fine');
    toggleTick('sesame');
    expect(JSON.parse(tabStore.read(ticksKey) ?? '')).toEqual([
      tick('fine'),
      { allergen: 'eggs', strictness: 'dangerous' },
      'sesame',
    ]);
    toggleTick('milk');
    expect(readTicks(tabStore.read(ticksKey)).map(({ allergen }) => allergen)).toEqual(['eggs', 'sesame']);
  });

  it('ask about traces until somebody says how strict to be, and know whether they did', () => {
    toggleTick('milk');
    toggleTick('eggs');
    const answers = () => Object.fromEntries(readAnswers(tabStore.read(ticksKey)));
    expect([answers(), readTicks(tabStore.read(ticksKey))[0]?.strictness]).toEqual([{}, 'ask']);
    setStrictness(['milk'], 'ask');
    expect([answers(), readTicks(tabStore.read(ticksKey))[0]?.strictness]).toEqual([{ milk: 'ask' }, 'ask']);
    toggleTick('sesame');
    expect(answers()).toEqual({ milk: 'ask' });
  });
});
