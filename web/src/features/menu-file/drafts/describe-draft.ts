import type { MenuDish } from '@clearplate/contract/menu';
import { nameOfField } from '../../../entities/dish/field-names.ts';
import { wordOfAllergen } from '../../../shared/lib/allergen-words.ts';
import { describeLevels } from '../../../shared/lib/describe-levels.ts';
import { t } from '../../../translations/t.ts';
import type { ClaimLevel } from '../../../entities/menu-draft/corrections.ts';
import { nameOfLevel } from '../../../entities/menu-draft/read-claims.tsx';
import {
  isAllergen,
  type Confirmation,
  type PlannedRow,
  type RowChange,
  type RowClaim,
  type RowProblem,
} from './plan-rows.ts';

export const nameOfConfirmation: Readonly<Record<Confirmation, () => string>> = {
  ingredients_complete: () => t('Whether the list of ingredients is complete'),
  cross_contact_stated: () => t('Whether cross-contact is fully stated'),
  ways_as_written: () => t('Ways to make it'),
};

const isConfirmation = (about: RowChange['about']): about is Confirmation => about in nameOfConfirmation;

export const describeProblem: Readonly<Record<RowProblem, () => string>> = {
  no_name: () => t('It has no name. Type it, or leave the row out.'),
  no_price: () => t('The price can’t be read: write it like 12.50.'),
  which_dish: () => t('The menu has several dishes of this name. Choose which it is.'),
  same_dish: () => t('Another row is about the same dish. Choose another, name one otherwise, or leave one out.'),
  faults: () => t('Part of it can’t be taken as it stands.'),
};

function valueOf(about: RowChange['about'], value: string): string {
  if (isAllergen(about)) return nameOfLevel[value as ClaimLevel]();
  if (about === 'archived' || isConfirmation(about)) {
    if (value === 'yes') return t('yes');
    if (value === 'no') return t('no');
  }
  return value || t('nothing');
}

function labelOf(about: RowChange['about']): string {
  if (isAllergen(about)) return wordOfAllergen(about);
  if (about === 'archived') return t('On the menu');
  return isConfirmation(about) ? nameOfConfirmation[about]() : nameOfField[about]();
}

/** Returns a change of the menu as "Price", "12.00", "12.50". */
export const describeChange = ({ about, before, after }: RowChange) => ({
  name: labelOf(about),
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
export const targetChoices = (menu: readonly MenuDish[], target: MenuDish | undefined) => [
  { value: 'new', label: t('A new dish') },
  ...menu
    .filter(({ id, archived }) => !archived || id === target?.id)
    .map(({ id, name, section }) => ({ value: String(id), label: section ? `${name} (${section})` : name })),
];
