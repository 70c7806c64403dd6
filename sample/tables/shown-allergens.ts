import type { AllergenId } from '@clearplate/domain/facts/allergens';

const shown: Readonly<Record<string, readonly AllergenId[]>> = {
  '🥛': ['milk'],
  '🧀': ['milk'],
  '🧈': ['milk'],
  '🫕': ['milk'],
  '🧋': ['milk'],
  '🍦': ['milk', 'wheat'],
  // Two rolled wafers stick in it.
  '🍨': ['milk', 'wheat'],
  '🍮': ['milk', 'eggs'],
  '🥚': ['eggs'],
  '🍳': ['eggs'],
  '🐟': ['fish'],
  '🍣': ['fish'],
  '🍥': ['fish'],
  '🦐': ['crustacean-shellfish'],
  '🦀': ['crustacean-shellfish'],
  '🦞': ['crustacean-shellfish'],
  '🍤': ['crustacean-shellfish', 'wheat'],
  // A prawn lies in one corner.
  '🍱': ['crustacean-shellfish'],
  '🐚': ['molluscs'],
  '🦪': ['molluscs'],
  '🦑': ['molluscs'],
  '🐙': ['molluscs'],
  '🥜': ['peanuts'],
  '🌰': ['tree-nuts'],
  '🌾': ['wheat'],
  '🍞': ['wheat'],
  '🥖': ['wheat'],
  '🫓': ['wheat'],
  '🥨': ['wheat'],
  '🥯': ['wheat', 'sesame'],
  '🍝': ['wheat'],
  '🥟': ['wheat'],
  '🥠': ['wheat'],
  '🥮': ['wheat'],
  '🥧': ['wheat'],
  '🌭': ['wheat', 'mustard'],
  // The seeds on its bun are taken off in make-pictures.ts.
  '🍔': ['wheat', 'milk'],
  '🥪': ['wheat', 'milk'],
  '🥙': ['wheat', 'milk'],
  '🌯': ['wheat', 'milk'],
  '🍕': ['wheat', 'milk'],
  '🥐': ['wheat', 'milk'],
  '🥞': ['wheat', 'milk', 'eggs'],
  '🧇': ['wheat', 'milk', 'eggs'],
  '🍩': ['wheat', 'milk', 'eggs'],
  '🍪': ['wheat', 'milk', 'eggs'],
  '🎂': ['wheat', 'milk', 'eggs'],
  '🍰': ['wheat', 'milk', 'eggs'],
  '🧁': ['wheat', 'milk', 'eggs'],
  '🍺': ['gluten'],
  '🍷': ['sulphites'],
};

/** What somebody who looks at the emoji believes to be in the dish. */
export function shownAllergens(emoji: readonly string[]): AllergenId[] {
  return emoji.flatMap((each) => shown[each] ?? []);
}
