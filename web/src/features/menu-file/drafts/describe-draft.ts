import type { MenuDish } from '@clearplate/contract/menu';
import { nameOfField } from '../../../entities/dish/field-names.ts';
import { wordOfAllergen } from '../../../shared/lib/allergen-words.ts';
import { describeLevels } from '../../../shared/lib/describe-levels.ts';
import { t } from '../../../translations/t.ts';
import type { ClaimLevel } from '../../../entities/menu-draft/corrections.ts';
import { nameOfLevel } from '../../../entities/menu-draft/read-claims.tsx';
import { isAllergen, type PlannedRow, type RowChange, type RowClaim, type RowProblem } from './plan-rows.ts';

export const describeProblem: Readonly<Record<RowProblem, () => string>> = {
  no_name: () => t('It has no name. Type it, or leave the row out.'),
  no_price: () => t('The price can’t be read: write it like 12.50.'),
  which_dish: () => t('The menu has several dishes of this name. Choose which it is.'),
  same_dish: () => t('Another row is about the same dish. Choose another, name one otherwise, or leave one out.'),
};

const valueOf = (about: RowChange['about'], value: string): string =>
  isAllergen(about) ? nameOfLevel[value as ClaimLevel]() : value || t('nothing');

/** Returns a change of the menu as "Price", "12.00", "12.50". */
export const describeChange = ({ about, before, after }: RowChange) => ({
  name: isAllergen(about) ? wordOfAllergen(about) : nameOfField[about](),
  before: valueOf(about, before),
  after: valueOf(about, after),
});

/** Returns "Contains: milk, wheat. Stated absent: egg". */
export const describeClaims = (claims: readonly Pick<RowClaim, 'allergen' | 'level'>[]): string => {
  const named = (level: ClaimLevel) => (words: readonly string[]) => `${nameOfLevel[level]()}: ${words.join(', ')}`;
  return describeLevels(claims, {
    contains: named('contains'),
    may_contain: named('may_contain'),
    absent: named('absent'),
    not_stated: named('not_stated'),
  }).join('. ');
};

export const statusOf = ({ target, changes }: PlannedRow): 'new' | 'changed' | 'unchanged' =>
  target === undefined ? 'new' : changes.length > 0 ? 'changed' : 'unchanged';

/** Returns the dishes that a row may be about, as choices. */
export const targetChoices = (menu: readonly MenuDish[]) => [
  { value: 'new', label: t('A new dish') },
  ...menu
    .filter(({ archived }) => !archived)
    .map(({ id, name, section }) => ({ value: String(id), label: section ? `${name} (${section})` : name })),
];
