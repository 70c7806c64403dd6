import { asDraftDish, dietLabel, type ExportedDish, type Label } from './export-dish.ts';
import { listAt, numberAt, objectAt, objectsAt, textAt, type Json } from './json-values.ts';
import type { DraftDish } from '../draft.ts';

const isItem = (one: Json): boolean => textAt(one, 'type') === 'ITEM' && 'item_data' in one;

/** Returns the catalogue's objects, as it is listed or in the batches in which it is sent. */
const objectsOf = (file: Json): readonly Json[] => [
  ...objectsAt(file, 'objects'),
  ...objectsAt(file, 'batches').flatMap((batch) => objectsAt(batch, 'objects')),
];

export const isSquare = (file: Json): boolean => objectsOf(file).some(isItem);

/**
 * Reads Square's catalogue, which names what is in a dish. It can't express traces or absence; a free label is a claim.
 */
export function readSquare(file: Json): DraftDish[] {
  const objects = objectsOf(file);
  const categories = new Map(
    objects
      .filter((one) => textAt(one, 'type') === 'CATEGORY')
      .map((one) => [textAt(one, 'id'), textAt(objectAt(one, 'category_data'), 'name')]),
  );
  return objects.flatMap((one, at) => {
    if (!isItem(one)) return [];
    const data = objectAt(one, 'item_data');
    const details = objectAt(data, 'food_and_beverage_details');
    const wordsOf = (each: unknown): string => textAt(each, 'standard_name', 'custom_name');
    const where = 'item_data.food_and_beverage_details';
    const custom: string[] = [];
    const contains = listAt(details, 'ingredients').flatMap((each, index): Label[] => {
      if (textAt(each, 'type') === 'CUSTOM') {
        // A custom entry is an ingredient in free words.
        custom.push(textAt(each, 'custom_name'));
        return [];
      }
      return [{ words: wordsOf(each), level: 'contains', at: `${where}.ingredients[${index}]` }];
    });
    const free = listAt(details, 'dietary_preferences').flatMap(
      (each, index) => dietLabel(wordsOf(each), `${where}.dietary_preferences[${index}]`) ?? [],
    );
    const [variation] = objectsAt(data, 'variations');
    const category = [
      textAt(data, 'category_id'),
      ...objectsAt(data, 'categories').map((each) => textAt(each, 'id')),
    ].find((id) => categories.has(id));
    const dish: ExportedDish = {
      key: textAt(one, 'id'),
      name: textAt(data, 'name'),
      section: category === undefined ? '' : (categories.get(category) ?? ''),
      description: textAt(data, 'description_plaintext', 'description', 'description_html'),
      cents: numberAt(objectAt(objectAt(variation, 'item_variation_data'), 'price_money'), 'amount'),
      ingredients: custom,
      labels: [...contains, ...free],
      path: `objects[${at}]`,
    };
    return asDraftDish(dish) ?? [];
  });
}
