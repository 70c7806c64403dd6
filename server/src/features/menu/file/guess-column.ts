import type { MenuFileField } from '@clearplate/contract/menu-file-fields';
import { allergensIn, columnOf } from './columns.ts';

/** Headings that menus of other programs have, in English and Spanish. */
const usual: Readonly<Partial<Record<MenuFileField, RegExp>>> = {
  name: /^((menu )?items?( name)?|products?( name)?|dishes|food|title|menu|platos?|nombre( del plato)?|platillos?)$/,
  section: /^(category|categories|course|group|menu section|type|categoria|seccion|tipo)$/,
  description: /^(desc|details?|about|descripcion|detalles?)$/,
  price: /^((unit |menu )?(price|cost)( usd| us)?|usd|precio|costo)$/,
  ingredients: /^(ingredient( list)?|made (with|of|from)|composition|recipe|ingredientes|contents)$/,
};

/** Spanish for allergens, which a heading rarely has otherwise. */
const spanish = new Map(
  Object.entries({
    lacteos: 'milk',
    leche: 'milk',
    huevo: 'eggs',
    huevos: 'eggs',
    pescado: 'fish',
    crustaceos: 'crustacean-shellfish',
    mariscos: 'crustacean-shellfish+molluscs',
    moluscos: 'molluscs',
    'frutos secos': 'tree-nuts+peanuts',
    nueces: 'tree-nuts+peanuts',
    trigo: 'wheat',
    mani: 'peanuts',
    cacahuate: 'peanuts',
    cacahuates: 'peanuts',
    cacahuete: 'peanuts',
    soja: 'soybeans',
    soya: 'soybeans',
    ajonjoli: 'sesame',
    sesamo: 'sesame',
    mostaza: 'mustard',
    apio: 'celery',
    altramuces: 'lupin',
    sulfitos: 'sulphites',
  }),
);

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words around an allergen's name in a heading. */
const around = /\b(contains?|has|allergens?|with|present|contiene|alergenos?|con)\b/g;

/** "Gluten-free: yes" says the contrary of "Gluten: yes", so its cells are left out unless somebody says otherwise. */
const turnsAround = /\b(free|without|non|no|sin|libre)\b/;

interface Guess {
  /** In the words of the contract; `null` if there is none. */
  readonly meaning: string | null;
  readonly sure: boolean;
}

function guessAllergens(heading: string): string | null {
  const bare = heading.split(/[()[\]:?*]/).map((part) => plain(part).replaceAll(around, ' ').trim());
  const written = bare.find((part) => part !== '') ?? '';
  const known = spanish.get(written);
  if (known !== undefined) return known.includes('+') ? `warn:${known}` : known;
  const found = allergensIn(heading).length > 0 ? allergensIn(heading) : bare.flatMap(allergensIn);
  const ids = [...new Set(found)];
  if (ids.length === 0) return null;
  return ids.length > 1 ? `warn:${ids.join('+')}` : ids.join('');
}

/** What a heading means, or probably means. */
export function guessColumn(heading: string): Guess {
  const named = columnOf(heading);
  if ('columns' in named) return { meaning: named.columns.join('+'), sure: true };
  const text = plain(heading);
  if (turnsAround.test(text)) return { meaning: 'ignore', sure: false };
  const field = (Object.keys(usual) as MenuFileField[]).find((each) => usual[each]?.test(text));
  return { meaning: field ?? guessAllergens(heading), sure: false };
}
