import { describe, expect, it } from 'vitest';
import type { Statement } from './dish.ts';
import { areOneAct } from './one-act.ts';

const saved = '2026-11-03T14:05:09.123Z';
const warning: Statement = { allergen: 'tree-nuts', level: 'contains', source: 'restaurant', stated_at: saved };
const absence: Statement = { ...warning, allergen: 'almond', level: 'absent' };
const day = '2026-11-03T00:00:00.000Z';

describe('what is said in one act', () => {
  it.each<[string, Partial<Statement>, Partial<Statement>, boolean]>([
    ['one save of the restaurant', { act: 'one' }, { act: 'one' }, true],
    ['the same moment', {}, {}, false],
    ['the same day of a file', { stated_at: day }, { stated_at: day }, false],
    ['no date', { stated_at: null }, { stated_at: null }, false],
    ['no readable date', { stated_at: 'soon' }, { stated_at: 'soon' }, false],
    ['an import at the same moment', { source: 'import' }, { source: 'import' }, false],
    ['two sources', {}, { source: 'import' }, false],
    ['the kitchen', { source: 'kitchen', act: 'one' }, { source: 'kitchen', act: 'one' }, false],
    ['one record of a file', { source: 'import', stated_at: day, act: 'one' }, { source: 'import', act: 'one' }, true],
    ['two records', { source: 'import', act: 'one' }, { source: 'import', act: 'another' }, false],
    ['one act, said by two', { act: 'one' }, { source: 'import', act: 'one' }, false],
    ['two acts at one moment', { act: 'one' }, { act: 'another' }, false],
    ['an act and none', { act: 'one' }, {}, false],
  ])('%s', (_, one, other, isOne) => {
    expect(areOneAct({ ...warning, ...one }, { ...absence, ...other })).toBe(isOne);
    expect(areOneAct({ ...absence, ...other }, { ...warning, ...one })).toBe(isOne);
  });
});
