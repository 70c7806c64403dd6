import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { DraftDish } from '../draft.ts';
import { asDraftDish, dietLabel, type Label } from './export-dish.ts';
import { listAt, objectAt, objectsAt, textAt, type Json } from './json-values.ts';

/** Lists the allergens that "no allergens" covers: those of HubRise's tags. */
const all: readonly AllergenId[] = [
  'celery',
  'gluten',
  'crustacean-shellfish',
  'eggs',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'tree-nuts',
  'peanuts',
  'sesame',
  'soybeans',
  'sulphites',
];

const named: Readonly<Record<string, AllergenId>> = {
  allergen_sulphur_dioxide_sulphites: 'sulphites',
  allergen_sesame_seeds: 'sesame',
  allergen_nuts: 'tree-nuts',
};

const dataOf = (file: Json): Json => ('data' in file ? objectAt(file, 'data') : file);

export const isHubRise = (file: Json): boolean =>
  objectsAt(dataOf(file), 'products').some((product) => 'category_ref' in product || 'skus' in product);

function labelOf(tag: string, at: string): Label[] {
  if (tag === 'no_allergens') return [{ words: tag, level: 'absent', allergens: all, at }];
  if (tag.startsWith('allergen_')) {
    const known = named[tag];
    return [
      {
        words: tag.slice('allergen_'.length),
        level: 'contains',
        at,
        ...(known !== undefined && { allergens: [known] }),
      },
    ];
  }
  if (!/(?:_free$|^vegan$|^vegetarian$|^no_)/.test(tag)) return [];
  const label = dietLabel(tag, at);
  return label ? [label] : [];
}

/** Reads HubRise's catalogue. Its tags name what is in a dish; `no_allergens` is a claim about its fourteen. */
export function readHubRise(file: Json): DraftDish[] {
  const data = dataOf(file);
  const sections = new Map(
    objectsAt(data, 'categories').map((category) => [textAt(category, 'ref', 'id'), textAt(category, 'name')]),
  );
  return objectsAt(data, 'products').flatMap((product, at) => {
    const price = textAt(objectsAt(product, 'skus')[0], 'price');
    const amount = /^(\d+(?:\.\d+)?)/.exec(price)?.[1];
    return (
      asDraftDish({
        key: textAt(product, 'ref', 'id'),
        name: textAt(product, 'name'),
        section: sections.get(textAt(product, 'category_ref', 'category_id')) ?? '',
        description: textAt(product, 'description'),
        cents: amount === undefined ? undefined : Number(amount) * 100,
        labels: listAt(product, 'tags').flatMap((tag, index) =>
          typeof tag === 'string' ? labelOf(tag, `tags[${index}]`) : [],
        ),
        path: `products[${at}]`,
      }) ?? []
    );
  });
}
