import { us9 } from '@clearplate/domain/allergens';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { DishAllergens } from './dish-allergens.tsx';
import type { IsCurrent } from './say-not-stated.ts';

type Said = Parameters<typeof buildFacts>[0];

function linesOf(allergens: string[], said: Said, isCurrent: IsCurrent = (at) => at !== null) {
  const { container } = render(
    <DishAllergens dish={{ allergens, facts: buildFacts(said) as never }} isCurrent={isCurrent} />,
  );
  return [...container.querySelectorAll('p')].map((line) => line.textContent);
}

const without = (...ids: readonly string[]) => us9.filter((id) => !ids.includes(id));

describe('the allergens on a card', () => {
  it('say that nothing is known only where nothing is', () => {
    expect(linesOf([], {})).toEqual(['No allergen information']);
    expect(linesOf([], { mayContain: ['milk'] })).toEqual(['May contain: Milk. Not stated: the others.']);
  });

  it('say that the others were not stated', () => {
    expect(linesOf(['Eggs'], { contains: ['eggs'] })).toEqual(['Allergens: Eggs. Not stated: the others.']);
    expect(linesOf(['Eggs'], { contains: ['eggs'], mayContain: ['fish'] })).toEqual([
      'Allergens: Eggs',
      'May contain: Fish. Not stated: the others.',
    ]);
  });

  it('name those that were not stated where they are few', () => {
    const said = (...open: string[]) =>
      linesOf(['Eggs'], { contains: ['eggs'], absent: without('eggs', ...open) })[0]?.replace('Allergens: Eggs', '');
    expect(said('milk')).toBe('. Not stated: milk.');
    expect(said('milk', 'wheat')).toBe('. Not stated: milk and wheat.');
    expect(said('milk', 'wheat', 'sesame')).toBe('. Not stated: milk, wheat and sesame.');
    expect(said('milk', 'fish', 'wheat', 'sesame')).toBe('. Not stated: milk, fish and others.');
    expect(said()).toBe('');
  });

  it('count what was stated too long ago as not stated', () => {
    const said = { contains: ['eggs'], absent: without('eggs') } as const;
    expect(linesOf(['Eggs'], said)).toEqual(['Allergens: Eggs']);
    expect(linesOf(['Eggs'], said, () => false)).toEqual(['Allergens: Eggs. Not stated: the others.']);
  });
});
