import type { Verdict } from '@clearplate/domain/verdict/verdict';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { assessList } from './assess-list.ts';

const items = ['avoid', 'none_declared', 'not_verified', 'cross_contact'].map((verdict) => ({
  verdict: verdict as Verdict,
  facts: buildFacts({}, { texts: [verdict] }),
}));

describe('assessing a list', () => {
  it('keeps out only what conflicts, and in order', () => {
    const list = assessList(items, ({ texts }) => ({
      verdict: texts[0] as Verdict,
      causes: [],
      lexiconVersion: 'test',
    }));
    expect(list?.hidden.map(({ item }) => item.verdict)).toEqual(['avoid']);
    expect(list?.shown.map(({ item }) => item.verdict)).toEqual(['none_declared', 'not_verified', 'cross_contact']);
  });

  it('shows nothing at all while one of them can not be assessed', () => {
    expect(assessList(items, () => undefined)).toBeUndefined();
  });
});
