import type { MenuFileField } from '@clearplate/contract/menu-file-fields';
import { gs1Codes } from '@clearplate/domain/facts/gs1-codes';
import { allergensIn, columnOf } from './columns.ts';
import { isBare, spanishNamed, turnsCells, wholeNameIn, wordsOf } from './heading-names.ts';

/** Headings in menus of other programs, in English and Spanish. */
const usual: Readonly<Partial<Record<MenuFileField, RegExp>>> = {
  name: /^((menu )?items?( name)?|products?( name)?|dishes|food|title|menu|platos?|nombre( del plato)?|platillos?)$/,
  section: /^(category|categories|course|group|menu section|type|categoria|seccion|tipo)$/,
  description: /^(desc|details?|about|descripcion|detalles?)$/,
  price: /^((unit |menu )?(price|cost)( usd| us)?|usd|precio|costo)$/,
  ingredients: /^(ingredient( list)?|made (with|of|from)|composition|recipe|ingredientes|contents)$/,
};

/** Words around an allergen's name in a heading. */
const around = /\b(contains?|has|allergens?|with|present|contiene|alergenos?|con)\b/g;

/** "Gluten-free: yes" means the opposite of "Gluten: yes", so its cells are left out unless a person says otherwise. */
const turnsAround = /\b(free|without|non|no|sin|libre)\b/;

interface Guess {
  /** The meaning in the contract's words; `null` if there is none. */
  readonly meaning: string | null;
  readonly sure: boolean;
}

function guessAllergens(heading: string): string | null {
  const bare = heading.split(/[()[\]:?*]/).map((part) => wordsOf(part).replaceAll(around, ' ').trim());
  const written = bare.find((part) => part !== '') ?? '';
  const spoken = spanishNamed(written);
  const found = allergensIn(heading).length > 0 ? allergensIn(heading) : bare.flatMap(allergensIn);
  const ids = [...new Set(spoken.length > 0 ? spoken : found)];
  const [only] = ids;
  if (only === undefined) return null;
  return ids.length === 1 && only === wholeNameIn(heading) ? only : `warn:${ids.join('+')}`;
}

const codes: ReadonlySet<string> = new Set(Object.values(gs1Codes));

/** Returns what a heading means or probably means. A heading with more than a name is never certain. */
export function guessColumn(heading: string): Guess {
  const named = columnOf(heading);
  if ('columns' in named) {
    const [column] = named.columns;
    // "AM" is milk to GS1, and a time of day to others.
    const sure = isBare(heading) && !named.isPart && !codes.has(heading.trim());
    return { meaning: named.isPart ? `warn:${column}` : (column ?? null), sure };
  }
  const text = wordsOf(heading);
  if (turnsAround.test(text)) return { meaning: 'ignore', sure: false };
  const field = (Object.keys(usual) as MenuFileField[]).find((each) => usual[each]?.test(text));
  const allergens = guessAllergens(heading);
  const isTurned = field === undefined && allergens !== null && turnsCells(heading);
  return { meaning: isTurned ? 'ignore' : (field ?? allergens), sure: false };
}
