import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { DraftDish } from '../draft.ts';
import { asDraftDish, type Label } from './export-dish.ts';
import { isObject, listAt, numberAt, objectsAt, textAt, type Json } from './json-values.ts';

/**
 * Lists Deliverect's product tags, as its documentation numbers them. `undefined`: a diet, or a cereal that we don't
 * list.
 */
const tags = new Map<number, readonly AllergenId[]>([
  ...[1, 2, 3, 4, 5].map((diet) => [diet, []] as const),
  [100, ['celery']],
  [101, ['gluten']],
  [102, ['crustacean-shellfish']],
  [103, ['fish']],
  [104, ['eggs']],
  [105, ['lupin']],
  [106, ['milk']],
  [107, ['molluscs']],
  [108, ['mustard']],
  [109, ['tree-nuts']],
  [110, ['peanuts']],
  [111, ['sesame']],
  [112, ['soybeans']],
  [113, ['sulphites']],
  [114, ['almond']],
  [115, ['barley']],
  [116, ['brazil-nut']],
  [117, ['cashew']],
  [118, ['hazelnut']],
  // Kamut is a wheat.
  [119, ['wheat']],
  [120, ['macadamia']],
  [121, ['oats']],
  [122, ['pecan']],
  [123, ['pistachio']],
  [124, ['rye']],
  [125, ['spelt']],
  [126, ['walnut']],
  [127, ['wheat']],
]);

const productsOf = (file: Json): readonly Json[] => {
  const { products } = file;
  return isObject(products) ? Object.values(products).filter(isObject) : objectsAt(file, 'products');
};

export const isDeliverect = (file: Json): boolean =>
  productsOf(file).some((product) => 'productTags' in product || ('plu' in product && 'productType' in product));

/** Reads Deliverect's products. Its tags name what is in a dish; they can't say traces. */
export function readDeliverect(file: Json): DraftDish[] {
  const sections = new Map<string, string>();
  for (const category of objectsAt(file, 'categories'))
    for (const id of listAt(category, 'products'))
      sections.set(String(isObject(id) ? textAt(id, '_id', 'plu') : id), textAt(category, 'name'));
  return productsOf(file).flatMap((product, at) => {
    // 2 to 4 are modifiers, groups and bundles.
    if ((numberAt(product, 'productType') ?? 1) !== 1) return [];
    const [id, plu] = [textAt(product, '_id'), textAt(product, 'plu')];
    const labels = listAt(product, 'productTags').flatMap((tag, index): Label[] => {
      const place = `productTags[${index}]`;
      const known = tags.get(Number(tag));
      if (known?.length === 0) return [];
      return [{ words: `tag ${String(tag)}`, level: 'contains', at: place, ...(known && { allergens: known }) }];
    });
    return (
      asDraftDish({
        key: plu === '' ? id : plu,
        name: textAt(product, 'name'),
        section: sections.get(id) ?? sections.get(plu) ?? '',
        description: textAt(product, 'description'),
        cents: numberAt(product, 'price'),
        labels,
        path: `products[${at}]`,
      }) ?? []
    );
  });
}
