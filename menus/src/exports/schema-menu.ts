import { limits } from '../limits.ts';
import type { DraftDish } from '../draft.ts';
import { asDraftDish, dietLabel, type Label } from './export-dish.ts';
import { isObject, numberAt, textAt, type Json } from './json-values.ts';

const typesOf = (value: Json): string[] =>
  [value['@type']].flat().flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/#]/, '')] : []));

const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

function priceOf(item: Json): number | undefined {
  for (const offer of asList(item['offers'])) {
    if (!isObject(offer)) continue;
    const price =
      numberAt(offer, 'price') ??
      numberAt(offer, 'lowPrice') ??
      numberAt(asList(offer['priceSpecification'])[0], 'price');
    if (price !== undefined) return Math.round(price * 100);
  }
  const own = Number(textAt(item, 'price').replaceAll(/[^\d.]/g, ''));
  return Number.isFinite(own) && own > 0 ? Math.round(own * 100) : undefined;
}

/** Reads the diets of an item. Only one that names an allergen claims its absence: GlutenFreeDiet. */
function labelsOf(item: Json): Label[] {
  return asList(item['suitableForDiet']).flatMap((diet, at): Label[] => {
    const name = (typeof diet === 'string' ? diet : textAt(diet, '@id', 'name')).replace(/^.*[/#]/, '');
    if (!/free/i.test(name)) return [];
    const label = dietLabel(name, `suitableForDiet[${at}]`);
    return label ? [label] : [];
  });
}

/** Finds the dishes in data of schema.org, as pages hold them: menus, sections, items, in any nesting. */
export function readSchemaMenu(roots: readonly unknown[]): DraftDish[] {
  const dishes: DraftDish[] = [];
  const seen = new Set<unknown>();
  const queue: { value: unknown; section: string; path: string; depth: number }[] = roots.map((value, at) => ({
    value,
    section: '',
    path: `data[${at}]`,
    depth: 0,
  }));
  for (let next = queue.shift(); next && dishes.length < limits.dishes; next = queue.shift()) {
    const { value, section, path, depth } = next;
    if (depth > limits.jsonDepth || typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (Array.isArray(value)) {
      queue.unshift(
        ...value.map((each: unknown, at) => ({ value: each, section, path: `${path}[${at}]`, depth: depth + 1 })),
      );
      continue;
    }
    const item = value as Json;
    const types = typesOf(item);
    if (types.includes('MenuItem')) {
      const dish = asDraftDish({
        key: textAt(item, '@id', 'identifier'),
        name: textAt(item, 'name'),
        section,
        description: textAt(item, 'description'),
        cents: priceOf(item),
        labels: labelsOf(item),
        path,
      });
      if (dish) dishes.push(dish);
      continue;
    }
    const inner = types.includes('MenuSection') ? textAt(item, 'name') : section;
    queue.unshift(
      ...Object.entries(item).map(([key, each]) => ({
        value: each,
        section: inner,
        path: `${path}.${key}`,
        depth: depth + 1,
      })),
    );
  }
  return dishes;
}
