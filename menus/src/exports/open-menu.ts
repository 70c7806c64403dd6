import type { DraftDish } from '../draft.ts';
import { asDraftDish, type Label } from './export-dish.ts';
import { isObject, objectsAt, textAt, type Json } from './json-values.ts';

const menusOf = (file: Json): readonly Json[] => {
  const omf = isObject(file['omf'])
    ? file['omf']
    : isObject(file['response']) && isObject(file['response']['result'])
      ? file['response']['result']
      : file;
  return objectsAt(omf, 'menus');
};
const groupsOf = (menu: Json): readonly Json[] => [...objectsAt(menu, 'menu_groups'), ...objectsAt(menu, 'menu_group')];

export const isOpenMenu = (file: Json): boolean => menusOf(file).some((menu) => groupsOf(menu).length > 0);

/** OpenMenu's `allergens` is free text. */
function labelsOf(item: Json): Label[] {
  const information = item['menu_item_allergy_information'] ?? item['menu_item_allergy_info'];
  const texts = isObject(information)
    ? [textAt(information, 'allergens', 'menu_item_allergens')]
    : typeof information === 'string'
      ? [information]
      : [];
  return texts
    .flatMap((text) => text.replace(/^\s*contains:?\s*/i, '').split(/[,;|\n]+/))
    .filter((words) => words.trim() !== '' && !/^\s*(?:none|n\/a|no)\s*$/i.test(words))
    .map((words) => {
      const trace = /^\s*(?:may contain|traces? of)\s+(.+)$/i.exec(words)?.[1];
      return {
        words: trace ?? words,
        level: trace === undefined ? 'contains' : 'may_contain',
        at: 'menu_item_allergy_information',
      } as const;
    });
}

/** Reads an OpenMenu file. */
export function readOpenMenu(file: Json): DraftDish[] {
  return menusOf(file).flatMap((menu, menuAt) =>
    groupsOf(menu).flatMap((group, groupAt) =>
      objectsAt(group, 'menu_items').flatMap((item, at) => {
        const price = Number(textAt(item, 'menu_item_price'));
        return (
          asDraftDish({
            key: textAt(item, 'menu_item_uid', 'uid'),
            name: textAt(item, 'menu_item_name'),
            section: textAt(group, 'group_name', 'menu_group_name'),
            description: textAt(item, 'menu_item_description'),
            cents: Number.isFinite(price) && price > 0 ? price * 100 : undefined,
            labels: labelsOf(item),
            path: `menus[${menuAt}].menu_groups[${groupAt}].menu_items[${at}]`,
          }) ?? []
        );
      }),
    ),
  );
}
