import type { MenuFileField } from '@clearplate/contract/menu-file-fields';
import { foldName } from '@clearplate/domain/menu/dish-names';
import { isTurnedAround, spanishNamed } from './allergen-headings.ts';
import { allergensIn, columnOf } from './columns.ts';

/** Headings that menus of other programs have, in English and Spanish. */
const usual: Readonly<Partial<Record<MenuFileField, RegExp>>> = {
  name: /^((menu )?items?( name)?|products?( name)?|dishes|food|title|menu|platos?|nombre( del plato)?|platillos?)$/,
  section: /^(category|categories|course|group|menu section|type|categoria|seccion|tipo)$/,
  description: /^(desc|details?|about|descripcion|detalles?)$/,
  price: /^((unit |menu )?(price|cost)( usd| us)?|usd|precio|costo)$/,
  ingredients: /^(ingredient( list)?|made (with|of|from)|composition|recipe|ingredientes|contents)$/,
};

/** Words around an allergen's name in a heading. */
const around = /\b(contains?|has|allergens?|with|present|contiene|alergenos?|con)\b/g;

interface Guess {
  /** In the words of the contract; `null` if there is none. */
  readonly meaning: string | null;
  readonly sure: boolean;
}

function guessAllergens(heading: string): string | null {
  const bare = heading.split(/[()[\]:?*]/).map((part) => foldName(part).replaceAll(around, ' ').trim());
  const written = bare.find((part) => part !== '') ?? '';
  const known = spanishNamed(written);
  if (known !== undefined) return known.includes('+') ? `warn:${known}` : known;
  const found = allergensIn(heading).length > 0 ? allergensIn(heading) : bare.flatMap(allergensIn);
  const ids = [...new Set(found)];
  if (ids.length === 0) return null;
  return ids.length > 1 ? `warn:${ids.join('+')}` : ids.join('');
}

/** What a heading means, or probably means. */
export function guessColumn(heading: string): Guess {
  const named = columnOf(heading);
  if ('columns' in named) return { meaning: named.columns.join('+'), sure: !named.isPart };
  const text = foldName(heading);
  // Its cells say the contrary of what stands in them: they are left out.
  if (isTurnedAround(heading)) return { meaning: 'ignore', sure: false };
  const field = (Object.keys(usual) as MenuFileField[]).find((each) => usual[each]?.test(text));
  return { meaning: field ?? guessAllergens(heading), sure: false };
}
