import { plain, readAllergenName, type NamedAllergens } from '../claims/allergen-words.ts';

/** What a column holds. `free`: its marks deny. `list`: its texts name allergens. `other`: nutrition and the like. */
export type Heading =
  | {
      readonly kind: 'allergen';
      readonly named: NamedAllergens;
      readonly level: 'contains' | 'may_contain';
      readonly free: boolean;
    }
  | { readonly kind: 'list'; readonly level: 'contains' | 'may_contain' }
  | { readonly kind: 'name' | 'section' | 'description' | 'ingredients' | 'price' | 'other' };

type SimpleKind = 'name' | 'section' | 'description' | 'ingredients' | 'price' | 'other';

const simple: readonly (readonly [SimpleKind, RegExp])[] = [
  ['ingredients', /^(?:\w+ )?ingredients?(?: (?:list|statement|declaration)s?)?$/],
  ['description', /^(?:item |product |menu )?descriptions?$|^details$/],
  ['section', /^(?:menu )?(?:category|section|group|course|product (?:type|group)|item (?:type|group))$/],
  ['price', /^(?:unit |item )?(?:price|cost)(?: ?\(?(?:\$|usd|£|€)\)?)?$/],
  [
    'name',
    /^(?:menu |food |product |recipe )?(?:items?|products?|dish(?:es)?|names?|menu|foods?|meals?|recipes?|selections?)(?: (?:names?|descriptions?|items?))?$/,
  ],
  [
    'other',
    /calorie|\bkcal\b|\bkj\b|energy|\bfat\b|carb|\bprotein\b|sodium|\bsalt \(|fib(?:er|re)|sugars?\b|cholesterol|serving|portion|weight|\bsize\b|vitamin|iron\b|calcium|potassium|caffeine|zinc\b|%|\((?:m?g|oz|ml|kj|mcg)\)|vegan|vegetarian|halal|kosher|organic|keto|paleo/,
  ],
];

const lists =
  /^(?:(?:all )?allergens?(?: (?:information|info|statement|declaration|list|contained|present|warnings?))?|contains(?: allergens?)?|allergy (?:information|advice))$/;
const mayLists =
  /^(?:may (?:also )?contain(?: allergens?)?|(?:possible )?traces?(?: of)?|cross[- ]contact(?: risk)?|shared (?:fryer|equipment)|precautionary allergens?)$/;
const mayWords = /\bmay (?:also )?contain\b|\btraces?(?: of)?\b|\bcross[- ]contact\b|\(m\)/gi;
const freeWords = /[\s-]*\bfree\b(?: from)?|^no\s+|^without\s+/gi;

/** Reads a column's heading; `undefined` where it says nothing that we know. */
export function readHeading(text: string): Heading | undefined {
  const words = plain(text).replaceAll(/[*†‡]/g, '').trim();
  if (words === '' || words.length > 120) return undefined;
  const low = words.toLowerCase().replace(/[:.]+$/, '');
  if (mayLists.test(low)) return { kind: 'list', level: 'may_contain' };
  if (lists.test(low)) return { kind: 'list', level: 'contains' };
  // "Gluten source": its cells name the cereals.
  const source = /^(.+?)\s+(?:sources?|types?)$/.exec(low)?.[1];
  if (source !== undefined && readAllergenName(source)) return { kind: 'list', level: 'contains' };
  const free = /\bfree\b|^(?:no|without)\s/.test(low);
  const level = mayWords.test(words) ? 'may_contain' : 'contains';
  mayWords.lastIndex = 0;
  const bare = words.replaceAll(mayWords, ' ').replaceAll(freeWords, ' ');
  const isNutrition = low.length <= 34 && (simple.find(([kind]) => kind === 'other')?.[1].test(low) ?? false);
  const named = isNutrition ? undefined : readAllergenName(bare);
  if (named) return { kind: 'allergen', named, level, free };
  const kind =
    low.length > 48
      ? undefined
      : simple.find(([each, pattern]) => (each !== 'other' || low.length <= 34) && pattern.test(low))?.[0];
  return kind === undefined ? undefined : { kind };
}
