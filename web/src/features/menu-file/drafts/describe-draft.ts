import type { MenuDish } from '@clearplate/contract/menu';
import { nameOfField } from '../../../entities/dish/field-names.ts';
import { wordOfAllergen } from '../../../shared/lib/allergen-words.ts';
import { describeLevels } from '../../../shared/lib/describe-levels.ts';
import { formatList, t } from '../../../translations/t.ts';
import { denies } from '@clearplate/domain/facts/dish';
import { nameOfLevel } from '../../../entities/menu-draft/read-claims.tsx';
import type { PlannedRow, RowClaim, RowProblem, Untaken } from './plan-rows.ts';
import { isAllergen, saidLevel, type Confirmation, type RowChange, type SaidLevel } from './row-changes.ts';

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

/** Doubts about what stands beside another file are shown with what was read there. */
export const describeUntaken: Readonly<Record<Exclude<Untaken, 'beside'>, () => string>> = {
  other_dish: () =>
    t(
      'The table was compared with another dish: its “yes” and its ways to make it are not taken. Give it the dish’s name or id in the file.',
    ),
  other_list: () => t('The list isn’t the table’s, so that its “yes” to a complete list is not taken.'),
};

const nameOfSaid = (level: SaidLevel): string =>
  level === 'traces' ? t('No ingredient, but may contain') : nameOfLevel[level]();

function valueOf(about: RowChange['about'], value: string): string {
  if (isAllergen(about)) return nameOfSaid(value as SaidLevel);
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
export const describeClaims = (claims: readonly Pick<RowClaim, 'allergen' | 'level' | 'ingredient'>[]): string => {
  const named = (level: SaidLevel) => (words: readonly string[]) => `${nameOfSaid(level)}: ${words.join(', ')}`;
  const said = claims.map((claim) => ({ allergen: claim.allergen, level: saidLevel(claim) }));
  return describeLevels(said, {
    contains: named('contains'),
    may_contain: named('may_contain'),
    traces: named('traces'),
    absent: named('absent'),
    not_stated: named('not_stated'),
  }).join('. ');
};

/** Says whose denials a row makes the restaurant's own: "The chain’s chart says: no milk, no egg". */
export function describeTakenOver({ claims, target }: Pick<PlannedRow, 'claims' | 'target'>): readonly string[] {
  const sources = { published: t('the chain’s chart'), import: t('imported menu data') } as const;
  return (['published', 'import'] as const).flatMap((source) => {
    const taken = claims.filter(
      (claim) =>
        !claim.isHeld &&
        denies({ level: claim.level === 'not_stated' ? 'contains' : claim.level, ingredient: claim.ingredient }) &&
        target?.statements.some((one) => one.allergen === claim.allergen && one.source === source && denies(one)),
    );
    if (taken.length === 0) return [];
    const what = formatList(taken.map(({ allergen }) => t('no {what}', { what: wordOfAllergen(allergen) })));
    return [
      t('So far only {who} says: {what}. Once you confirm it, you say it yourself.', { who: sources[source], what }),
    ];
  });
}

export const statusOf = ({ target, changes }: PlannedRow): 'new' | 'changed' | 'unchanged' =>
  target === undefined ? 'new' : changes.length > 0 ? 'changed' : 'unchanged';

/** Returns the dishes that a row may be about, as choices. */
export const targetChoices = (menu: readonly MenuDish[], target: MenuDish | undefined) => [
  { value: 'new', label: t('A new dish') },
  ...menu
    .filter(({ id, archived }) => !archived || id === target?.id)
    .map(({ id, name, section }) => ({ value: String(id), label: section ? `${name} (${section})` : name })),
];
