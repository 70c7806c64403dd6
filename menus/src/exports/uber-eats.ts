import type { DraftDish } from '../draft.ts';
import { asDraftDish, dietLabel, type Label } from './export-dish.ts';
import { isObject, listAt, numberAt, objectAt, objectsAt, textAt, translatedAt, type Json } from './json-values.ts';

export const isUberEats = (file: Json): boolean =>
  objectsAt(file, 'items').some(
    (item) => isObject(item['title']) || 'price_info' in item || 'nutritional_info' in item,
  ) && !('products' in file);

const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value : textAt(value, 'name', 'type', 'label', 'value');

/** Returns the ids of the items in each group of modifiers. */
const groupsOf = (file: Json): ReadonlyMap<string, readonly string[]> =>
  new Map(
    objectsAt(file, 'modifier_groups').map((group) => [
      textAt(group, 'id'),
      objectsAt(group, 'modifier_options').map((option) => textAt(option, 'id')),
    ]),
  );

const allergensOf = (item: Json | undefined): readonly unknown[] =>
  item === undefined ? [] : listAt(objectAt(item, 'nutritional_info'), 'allergens');

/** Reads Uber Eats' menu, which lists allergens as free words. It can't tell what is in a dish from traces. */
export function readUberEats(file: Json): DraftDish[] {
  const sections = new Map<string, string>();
  for (const category of objectsAt(file, 'categories'))
    for (const entity of objectsAt(category, 'entities'))
      sections.set(textAt(entity, 'id'), translatedAt(category, 'title'));
  const groups = groupsOf(file);
  const options = new Set([...groups.values()].flat());
  const items = objectsAt(file, 'items');
  const byId = new Map(items.map((item) => [textAt(item, 'id'), item]));
  return items.flatMap((item, at) => {
    const id = textAt(item, 'id');
    // What can only be chosen with a dish is no dish itself.
    if (options.has(id) && !sections.has(id)) return [];
    const classes = objectAt(objectAt(item, 'dish_info'), 'classifications');
    // An option's allergens are in the dish for those who choose it.
    const possible = listAt(objectAt(item, 'modifier_group_ids'), 'ids')
      .flatMap((group) => groups.get(String(group)) ?? [])
      .flatMap((option) =>
        allergensOf(byId.get(option)).map((each, index): Label => ({
          words: wordsOf(each),
          level: 'may_contain',
          at: `options[${option}].nutritional_info.allergens[${index}]`,
          reason: `option: ${translatedAt(byId.get(option) ?? {}, 'title')}`.slice(0, 200),
        })),
      );
    const contains = allergensOf(item).map((each, index): Label => ({
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
        labels: [...contains, ...possible, ...free],
        path: `items[${at}]`,
      }) ?? []
    );
  });
}
