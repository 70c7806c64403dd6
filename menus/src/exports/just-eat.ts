import type { DraftDish } from '../draft.ts';
import { asDraftDish, dietLabel, type Label } from './export-dish.ts';
import { isObject, listAt, numberAt, objectAt, objectsAt, textAt, type Json } from './json-values.ts';

const itemsOf = (file: Json): { item: Json; section: string; path: string }[] => {
  const menu = isObject(file['menu']) ? file['menu'] : file;
  const sections = new Map<string, string>();
  const nested = objectsAt(menu, 'categories').flatMap((category, at) => {
    for (const id of [...listAt(category, 'item_ids'), ...listAt(category, 'itemIds')])
      sections.set(String(id), textAt(category, 'name'));
    return objectsAt(category, 'items').map((item, index) => ({
      item,
      section: textAt(category, 'name'),
      path: `categories[${at}].items[${index}]`,
    }));
  });
  const flat = objectsAt(menu, 'items').map((item, at) => ({
    item,
    section: sections.get(textAt(item, 'id')) ?? '',
    path: `items[${at}]`,
  }));
  return [...nested, ...flat];
};

export const isJustEat = (file: Json): boolean =>
  itemsOf(file).some(
    ({ item }) => ('allergens' in item || 'dietary_restrictions' in item) && typeof item['name'] === 'string',
  );

/** Returns the member's words of CEREAL_WHEAT or NUT_ALMOND, in which the family comes first. */
const wordsOf = (value: unknown): string =>
  (typeof value === 'string' ? value : textAt(value, 'name', 'type', 'id'))
    .replace(/^(?:CEREALS?|NUTS?|TREE_NUTS?|CRUSTACEANS?|MOLLUSCS?)_(?=[A-Z])/, '')
    .replaceAll('_', ' ')
    .toLowerCase();

/**
 * Reads Just Eat's items, which list allergens by member. An option's allergens are in the dish for those who choose
 * it.
 */
export function readJustEat(file: Json): DraftDish[] {
  return itemsOf(file).flatMap(({ item, section, path }) => {
    const contains = listAt(item, 'allergens').map((each, at): Label => ({
      words: wordsOf(each),
      level: 'contains',
      at: `allergens[${at}]`,
    }));
    const free = listAt(item, 'dietary_restrictions').flatMap(
      (each, at) => dietLabel(wordsOf(each), `dietary_restrictions[${at}]`) ?? [],
    );
    const optional = objectsAt(item, 'modifiers').flatMap((modifier, at) =>
      objectsAt(modifier, 'options').flatMap((option, index) =>
        listAt(option, 'allergens').map((each): Label => ({
          words: wordsOf(each),
          level: 'may_contain',
          reason: `option: ${textAt(option, 'name')}`.slice(0, 200),
          at: `modifiers[${at}].options[${index}].allergens`,
        })),
      ),
    );
    const price = objectAt(item, 'price');
    const amount = numberAt(price, 'amount') ?? numberAt(item, 'price');
    return (
      asDraftDish({
        key: textAt(item, 'id', 'reference'),
        name: textAt(item, 'name'),
        section,
        description: textAt(item, 'description'),
        // Minor units are whole numbers; prices as people write them have a fraction.
        cents: amount === undefined ? undefined : Number.isInteger(amount) ? amount : amount * 100,
        labels: [...contains, ...free, ...optional],
        path,
      }) ?? []
    );
  });
}
