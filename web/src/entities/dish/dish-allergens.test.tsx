import { us9 } from '@clearplate/domain/facts/allergens';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { DishAllergens } from './dish-allergens.tsx';
import type { IsCurrent } from './describe-not-stated.ts';

type Said = Parameters<typeof buildFacts>[0];

function linesOf(said: Said, isCurrent: IsCurrent = (at) => at !== null) {
  const { container } = render(<DishAllergens facts={buildFacts(said) as never} isCurrent={isCurrent} />);
  return [...container.querySelectorAll('p')].map((line) => line.textContent);
}

const without = (...ids: readonly string[]) => us9.filter((id) => !ids.includes(id));

describe('the allergens on a card', () => {
  it('say that nothing is known only where nothing is', () => {
    expect(linesOf({})).toEqual(['No allergen information']);
    expect(linesOf({ mayContain: ['milk'] })).toEqual([
      'Restaurant says it may contain milk. Nothing said of the others.',
    ]);
  });

  it('say that the others were not stated', () => {
    expect(linesOf({ contains: ['eggs'] })).toEqual(['Restaurant says it contains egg. Nothing said of the others.']);
    expect(linesOf({ contains: ['eggs'], mayContain: ['fish'] })).toEqual([
      'Restaurant says it contains egg · may contain fish. Nothing said of the others.',
    ]);
  });

  it('name those that were not stated where they are few', () => {
    const said = (...open: string[]) =>
      linesOf({ contains: ['eggs'], absent: without('eggs', ...open) })[0]?.replace(
        'Restaurant says it contains egg',
        '',
      );
    expect(said('milk')).toBe('. Nothing said of milk.');
    expect(said('milk', 'wheat')).toBe('. Nothing said of milk and wheat.');
    expect(said('milk', 'wheat', 'sesame')).toBe('. Nothing said of milk, wheat and sesame.');
    expect(said('milk', 'fish', 'wheat', 'sesame')).toBe('. Nothing said of milk, fish and others.');
    expect(said()).toBe('');
  });

  it('count what was stated too long ago as not stated', () => {
    const said = { contains: ['eggs'], absent: without('eggs') } as const;
    expect(linesOf(said)).toEqual(['Restaurant says it contains egg']);
    expect(linesOf(said, () => false)).toEqual(['Restaurant says it contains egg. Nothing said of the others.']);
  });
});
