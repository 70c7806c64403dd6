import { american } from './american.ts';
import { breakfast } from './breakfast.ts';
import type { DishGroup } from './dish-entry.ts';
import { eastAsian } from './east-asian.ts';
import { families } from './families.ts';
import { italianAndFrench } from './italian-and-french.ts';
import { mexicanAndLatin } from './mexican-and-latin.ts';
import { southernAsianAndEastern } from './southern-asian-and-eastern.ts';
import { sweets } from './sweets.ts';

/** Lists every table of dishes. A new table is added here and nowhere else. */
export const dishGroups: readonly DishGroup[] = [
  families,
  american,
  breakfast,
  italianAndFrench,
  mexicanAndLatin,
  eastAsian,
  southernAsianAndEastern,
  sweets,
];
