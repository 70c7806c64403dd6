import type { AllergenId } from '../../domain/src/facts/allergens.ts';

/** These answers differ from a label because it is wrong or doesn't match its text. People found them by hand. */
type LabelError = { ids: string; allergens: string; why: string };

const errors: readonly LabelError[] = [
  {
    ids: 'jamba-135 jamba-136 jamba-137',
    allergens: 'milk',
    why: 'the label omits milk, the text lists sherbet with milk',
  },
  { ids: 'jamba-210', allergens: 'milk', why: 'the text is that of another product' },
  { ids: 'jamba-278', allergens: 'milk eggs wheat soybeans', why: 'the text is that of another product' },
  { ids: 'jamba-316 jamba-317', allergens: 'wheat', why: 'wheatgrass juice, declared as wheat: grass without grain' },
  { ids: '347640', allergens: 'milk', why: 'popcorn declared with milk, of which the text names nothing' },
  { ids: '1759161', allergens: 'soybeans', why: 'soybean oil declared as soy, which the law exempts' },
  { ids: '0009800200511', allergens: 'tree-nuts', why: 'the text is cut off before the nuts' },
  { ids: '347105 2219819', allergens: 'sesame', why: 'sesame oil in the text; the label is from before 2023' },
];

const reasons = new Map(
  errors.flatMap(({ ids, allergens, why }) =>
    ids.split(' ').flatMap((id) => allergens.split(' ').map((allergen) => [`${id} ${allergen}`, why] as const)),
  ),
);

/** Returns why a label for an allergen is wrong; `undefined` if it isn't. */
export function labelErrorAt(id: string, allergen: AllergenId): string | undefined {
  return reasons.get(`${id} ${allergen}`);
}
