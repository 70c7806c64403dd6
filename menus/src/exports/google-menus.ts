import type { DraftDish } from '../draft.ts';
import { asDraftDish, dietLabel, type Label } from './export-dish.ts';
import { listAt, numberAt, objectAt, objectsAt, textAt, type Json } from './json-values.ts';

export const isGoogleMenus = (file: Json): boolean =>
  objectsAt(file, 'menus').some((menu) =>
    objectsAt(menu, 'sections').some((section) => 'labels' in section && 'items' in section),
  );

const labelOf = (value: Json | undefined, key: 'displayName' | 'description'): string => {
  const labels = objectsAt(value, 'labels');
  return textAt(labels.find((label) => textAt(label, 'languageCode').startsWith('en')) ?? labels[0], key);
};

function labelsOf(attributes: Json, at: string, option?: string): Label[] {
  const contains = [...listAt(attributes, 'allergen'), ...listAt(attributes, 'allergens')];
  const warned = contains.map((each, index): Label => ({
    words: String(each),
    // An option's allergens are in the dish for those who choose it.
    level: option === undefined ? 'contains' : 'may_contain',
    at: `${at}.allergen[${index}]`,
    ...(option !== undefined && { reason: `option: ${option}`.slice(0, 200) }),
  }));
  if (option !== undefined) return warned;
  const free = listAt(attributes, 'dietaryRestriction').flatMap(
    (each, index) => dietLabel(String(each), `${at}.dietaryRestriction[${index}]`) ?? [],
  );
  return [...warned, ...free];
}

/** Reads Google's FoodMenus, which name what is in a dish. They have no sesame, and one word for all shellfish. */
export function readGoogleMenus(file: Json): DraftDish[] {
  return objectsAt(file, 'menus').flatMap((menu, menuAt) =>
    objectsAt(menu, 'sections').flatMap((section, sectionAt) =>
      objectsAt(section, 'items').flatMap((item, at) => {
        const attributes = objectAt(item, 'attributes');
        const price = objectAt(attributes, 'price');
        const units = numberAt(price, 'units');
        const options = objectsAt(item, 'options').flatMap((option, index) =>
          labelsOf(objectAt(option, 'attributes'), `options[${index}].attributes`, labelOf(option, 'displayName')),
        );
        return (
          asDraftDish({
            name: labelOf(item, 'displayName'),
            section: labelOf(section, 'displayName'),
            description: labelOf(item, 'description'),
            cents: units === undefined ? undefined : units * 100 + (numberAt(price, 'nanos') ?? 0) / 1e7,
            ingredients: objectsAt(attributes, 'ingredients').map((each) => labelOf(each, 'displayName')),
            labels: [...labelsOf(attributes, 'attributes'), ...options],
            path: `menus[${menuAt}].sections[${sectionAt}].items[${at}]`,
          }) ?? []
        );
      }),
    ),
  );
}
