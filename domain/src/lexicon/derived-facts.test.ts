import { describe, expect, it } from 'vitest';
import recorded from '../../fixtures/derived-facts.json' with { type: 'json' };
import { golden } from '../../fixtures/derive-golden.ts';

describe('facts derived from a fixed set of dishes', () => {
  it('change only with the version', () => {
    const kept = golden.version === recorded.version && golden.hash !== recorded.hash;
    expect(kept ? 'derived facts changed: raise `rules` in version.ts' : 'as the version says').toBe(
      'as the version says',
    );
  });

  it('are recorded beside it (node domain/fixtures/derive-golden.ts)', () => {
    expect(recorded).toEqual(golden);
  });
});
