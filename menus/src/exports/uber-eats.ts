import type { DraftDish } from '../draft.ts';
import { asDraftDish, dietLabel, type Label } from './export-dish.ts';
import { isObject, listAt, numberAt, objectAt, objectsAt, textAt, translatedAt, type Json } from './json-values.ts';

export const isUberEats = (file: Json): boolean =>
  objectsAt(file, 'items').some(
    (item) => isObject(item['title']) || 'price_info' in item || 'nutritional_info' in item,
  ) && !('products' in file);

const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value : textAt(value, 'name', 'type', 'label', 'value');

/** The items that stand in groups of modifiers. */
const optionsOf = (file: Json): ReadonlySet<string> =>
  new Set(
    objectsAt(file, 'modifier_groups').flatMap((group) => [
      ...objectsAt(group, 'modifier_options').map((option) => textAt(option, 'id')),
    ]),
  );

/** Uber Eats' menu lists allergens as free words. It can't tell what is in a dish from traces. */
export function readUberEats(file: Json): DraftDish[] {
  const sections = new Map<string, string>();
  for (const category of objectsAt(file, 'categories'))
    for (const entity of objectsAt(category, 'entities'))
      sections.set(textAt(entity, 'id'), translatedAt(category, 'title'));
  const options = optionsOf(file);
  return objectsAt(file, 'items').flatMap((item, at) => {
    const id = textAt(item, 'id');
    // What can only be chosen with a dish is no dish.
    if (options.has(id) && !sections.has(id)) return [];
    const classes = objectAt(objectAt(item, 'dish_info'), 'classifications');
    const contains = listAt(objectAt(item, 'nutritional_info'), 'allergens').map((each, index): Label => ({
      words: wordsOf(each),
      level: 'contains',
      at: `nutritional_info.allergens[${index}]`,
    }));
    const free = listAt(objectAt(classes, 'dietary_label_info'), 'labels').flatMap(
      (each, index) => dietLabel(wordsOf(each), `dish_info.classifications.dietary_label_info.labels[${index}]`) ?? [],
    );
    return (
      asDraftDish({
        key: textAt(item, 'id'),
        name: translatedAt(item, 'title'),
        section: sections.get(textAt(item, 'id')) ?? '',
        description: translatedAt(item, 'description'),
        cents: numberAt(objectAt(item, 'price_info'), 'price'),
        ingredients: [...listAt(classes, 'ingredients'), ...listAt(classes, 'additives')].map(wordsOf),
        labels: [...contains, ...free],
        path: `items[${at}]`,
      }) ?? []
    );
  });
}
