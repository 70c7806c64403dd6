import type { DishWithVariants, MenuVariants } from '@clearplate/contract/variants';
import { us9 } from '@clearplate/domain/facts/allergens';
import { menuNow } from './menu-builders.ts';

/** This is a way to make Pad Thai, about which nothing is stated. */
export const noNuts: DishWithVariants['variants'][number] = {
  id: 'nuts',
  name: 'No nuts',
  leaves_out: ['Crushed peanuts'],
  adds: [],
  uses: [],
  price_cents: null,
  changed_at: null,
  ingredients_complete_at: null,
  cross_contact_stated_at: null,
  statements: [],
};

const padThai: DishWithVariants = {
  id: 4,
  name: 'Pad Thai',
  description: '',
  ingredients: ['Rice noodles', 'Crushed peanuts'],
  components: ['House dressing'],
  ingredients_changed_at: null,
  variants: [],
  warnings: [],
  brought_by_one: [{ ingredient: 'Crushed peanuts', allergens: ['peanuts'] }],
};

/** Builds a menu of one dish and its ways. */
export const menuOfWays = (dish: Partial<DishWithVariants> = {}, version = 'v1'): MenuVariants => ({
  version,
  now: menuNow,
  statement_days: 180,
  answers_for: [...us9, 'gluten'],
  components: [],
  components_version: 'c1',
  dishes: [{ ...padThai, ...dish }],
});
