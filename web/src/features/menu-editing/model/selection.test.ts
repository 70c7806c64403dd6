import { describe, expect, it } from 'vitest';
import { nothingSelected, selectMany, shareOf, toggle } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const chosen = ({ keys }: { keys: ReadonlySet<string> }) => [...keys].toSorted();

describe('selecting dishes', () => {
  it('takes one, and with Shift all from the last one on, up or down', () => {
    const one = toggle(nothingSelected, 'b', false, order);
    expect(chosen(one)).toEqual(['b']);
    expect(chosen(toggle(one, 'd', true, order))).toEqual(['b', 'c', 'd']);
    expect(chosen(toggle(one, 'a', true, order))).toEqual(['a', 'b']);
  });

  it('lets a range go as it takes it', () => {
    const all = selectMany(nothingSelected, order, true);
    const without = toggle(all, 'b', false, order);
    expect(chosen(toggle(without, 'd', true, order))).toEqual(['a', 'e']);
  });

  it('takes one where the range began at a dish that is filtered out', () => {
    const one = toggle(nothingSelected, 'b', false, order);
    expect(chosen(toggle(one, 'd', true, ['c', 'd']))).toEqual(['b', 'd']);
  });

  it('says whether none, some or all of a section are taken', () => {
    const { keys } = selectMany(nothingSelected, ['a', 'b'], true);
    expect([shareOf(keys, ['a', 'b']), shareOf(keys, ['b', 'c']), shareOf(keys, ['d']), shareOf(keys, [])]).toEqual([
      'all',
      'some',
      'none',
      'none',
    ]);
  });
});
