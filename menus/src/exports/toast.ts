import type { DraftDish } from '../draft.ts';
import { asDraftDish, dietLabel, type Label } from './export-dish.ts';
import { listAt, numberAt, objectsAt, textAt, type Json } from './json-values.ts';

export const isToast = (file: Json): boolean => objectsAt(file, 'menus').some((menu) => 'menuGroups' in menu);

function labelsOf(item: Json): Label[] {
  const tags = objectsAt(item, 'itemTags').flatMap((tag, at): Label[] => {
    const words = textAt(tag, 'name');
    const place = `itemTags[${at}]`;
    const free = /free|^no /i.test(words) ? dietLabel(words, place) : undefined;
    if (free) return [free];
    const contains = /^(contains|may contain)\s+(.+)$/i.exec(words);
    if (!contains) return [];
    return [{ words: contains[2] ?? '', level: /^may/i.test(words) ? 'may_contain' : 'contains', at: place }];
  });
  const allergens = [...listAt(item, 'allergens'), ...listAt(item, 'allergenItems')].map((each, at): Label => ({
    words: textAt(each, 'name', 'allergen', 'displayName') || String(each),
    level: textAt(each, 'presenceType') === 'TRACES' ? 'may_contain' : 'contains',
    at: `allergens[${at}]`,
  }));
  return [...tags, ...allergens];
}

function dishesOf(group: Json, path: string, depth: number): DraftDish[] {
  const own = objectsAt(group, 'menuItems').flatMap((item, at) => {
    const price = numberAt(item, 'price');
    return (
      asDraftDish({
        key: textAt(item, 'guid', 'masterId'),
        name: textAt(item, 'name'),
        section: textAt(group, 'name'),
        description: textAt(item, 'description'),
        cents: price === undefined ? undefined : price * 100,
        labels: labelsOf(item),
        path: `${path}.menuItems[${at}]`,
      }) ?? []
    );
  });
  const inner =
    depth > 8
      ? []
      : objectsAt(group, 'menuGroups').flatMap((each, at) => dishesOf(each, `${path}.menuGroups[${at}]`, depth + 1));
  return [...own, ...inner];
}

/** Reads Toast's menus, which name few allergens: by tags, and by a list that is reserved for later. */
export function readToast(file: Json): DraftDish[] {
  return objectsAt(file, 'menus').flatMap((menu, at) =>
    objectsAt(menu, 'menuGroups').flatMap((group, index) => dishesOf(group, `menus[${at}].menuGroups[${index}]`, 0)),
  );
}
