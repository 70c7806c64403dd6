import { describe, expect, it } from 'vitest';
import { suggestAllergens } from '../../shared/lib/find-allergens.ts';
import { nestFiner, describeGroup } from './nest-finer.ts';

const nested = (text: string) => nestFiner(suggestAllergens(text)).map(({ label }) => label);

describe('allergens that were found', () => {
  it('have finer ones below their group', () => {
    expect(nested('oyster')).toEqual(['Molluscs', 'Oyster', 'Crustaceans']);
    expect(nested('prawns')).toEqual(['Crustaceans', 'Shrimp']);
    expect(nested('filbert')).toEqual(['Hazelnut']);
  });

  it('say to which group each belongs', () => {
    expect(suggestAllergens('oyster').map(describeGroup)).toEqual(['Belongs to molluscs', undefined, undefined]);
  });
});
