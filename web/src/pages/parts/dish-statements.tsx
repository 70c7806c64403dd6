import type { DishFacts } from '@clearplate/domain/dish-facts';
import { useMemo } from 'react';
import { judgeAllergen, type StatementView } from '../../features/avoiding/judge.ts';
import { AllergenInformation } from '../../features/dishes/allergen-information.tsx';

/** Everything that was said about a dish's allergens, as far as it still holds. */
export function DishStatements({ facts, statements }: { facts: DishFacts; statements: StatementView }) {
  const assess = useMemo(() => judgeAllergen(statements), [statements]);
  return <AllergenInformation facts={facts} assessAllergen={assess} />;
}
