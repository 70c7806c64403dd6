import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { MenuTask } from '@clearplate/domain/facts/contradictions';
import { nameOfAllergen, wordOfAllergen } from '../../../shared/lib/allergen-words.ts';
import { describeWords } from '../../../shared/lib/describe-contradiction.ts';
import { t, tCount, formatList } from '../../../translations/t.ts';

export const wordFor = (id: AllergenId): string => wordOfAllergen(id);
export const nameFor = (id: AllergenId): string => nameOfAllergen(id);

/** Returns text such as "“naan” usually has milk. Is there really none in this dish?". */
export const describeDoubt = (task: MenuTask): string =>
  t('{words}. Is there really none in this dish?', { words: describeWords(task) });

/** Describes what nobody has stated yet: "“ghee” means milk. Nothing is stated about milk." */
export function describeUnstated(task: MenuTask): string {
  const told =
    task.words.length > 0
      ? describeWords(task)
      : t('It is stated to contain {what}', { what: formatList(task.declared.map(wordFor)) });
  return t('{told}. Nothing is stated about {what}.', { told, what: wordFor(task.allergen) });
}

/** Returns text such as "milk, egg and fish". */
export const describeAllergens = (ids: readonly AllergenId[]): string => formatList(ids.map(wordFor));

/** Returns text such as "3 dishes". */
export const describeDishes = (count: number): string => tCount(count, '{count} dish', '{count} dishes');
