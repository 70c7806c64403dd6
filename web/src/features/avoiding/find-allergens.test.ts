import { describe, expect, it } from 'vitest';
import { suggestAllergens } from './find-allergens.ts';

const named = (text: string) => suggestAllergens(text).map(({ name }) => name);

describe('finding an allergen', () => {
  it('contains, whatever the case, and never more than three', () => {
    expect(named('CELE')).toEqual(['Celery']);
    expect(named('nut')).toHaveLength(3);
    expect(named('')).toEqual([]);
    expect(named('   ')).toEqual([]);
    expect(named('zzz')).toEqual([]);
  });

  it('knows other names from the descriptions', () => {
    expect(named('prawns')).toEqual(['Shrimp']);
    expect(named('filbert')).toEqual(['Hazelnut']);
  });
});
