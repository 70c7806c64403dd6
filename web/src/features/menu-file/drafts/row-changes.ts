import { findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import { ownStatement } from '@clearplate/domain/menu/chart-warnings';
import type { ConfirmationName } from '@clearplate/domain/menu/confirmations';
import type { ClaimLevel } from '../../../entities/menu-draft/corrections.ts';
import type { TextField } from '../../../entities/menu-draft/read-file.ts';
import { priceText } from './join-drafts.ts';
import type { PlannedRow } from './plan-rows.ts';

/** Lists what a row confirms beside its allergens, and other ways to make the dish. */
export type Confirmation = ConfirmationName | 'ways_as_written';

/** Says what is stated about an allergen: `traces` says that it is no ingredient, but may be there. */
export type SaidLevel = ClaimLevel | 'traces';

/** The menu currently says something else. */
export interface RowChange {
  readonly about: TextField | AllergenId | Confirmation | 'archived';
  /** Holds a text, a level, or "yes" and "no". */
  readonly before: string;
  readonly after: string;
}

export const isAllergen = (about: RowChange['about']): about is AllergenId => findAllergen(about) !== undefined;

interface Said {
  readonly level: ClaimLevel;
  readonly ingredient?: 'absent' | null | undefined;
}

export const saidLevel = ({ level, ingredient }: Said): SaidLevel =>
  level === 'may_contain' && ingredient === 'absent' ? 'traces' : level;

const spoken = (value: boolean | string | undefined): string =>
  value === true ? 'yes' : value === false ? 'no' : (value ?? '');

export function changesOf({
  fields,
  claims,
  target,
  confirms,
  dish,
}: Pick<PlannedRow, 'fields' | 'claims' | 'target' | 'confirms' | 'dish'>): RowChange[] {
  const { name, section, description, price_cents, ingredients } = fields;
  const texts: [TextField, string, string | undefined][] = [
    ['name', target?.name ?? '', name],
    ['section', target?.section ?? '', section],
    ['price', priceText(target?.price_cents), price_cents === undefined ? undefined : priceText(price_cents)],
    ['description', target?.description ?? '', description],
    ['ingredients', target?.ingredients.join(', ') ?? '', ingredients?.join(', ')],
  ];
  const stated = claims.flatMap((claim): RowChange[] => {
    const { allergen, level, isHeld, isWithdrawn } = claim;
    const before = saidLevel((target && ownStatement(target.statements, allergen)) ?? { level: 'not_stated' });
    const after = saidLevel(claim);
    if (isHeld || after === before || (level === 'not_stated' && !isWithdrawn)) return [];
    return [{ about: allergen, before, after }];
  });
  const before: Readonly<Record<Confirmation, string>> = {
    ingredients_complete: target?.ingredients_complete_at == null ? '' : 'yes',
    cross_contact_stated: target?.cross_contact_stated_at == null ? '' : 'yes',
    ways_as_written: dish.table?.ways?.before ?? '',
  };
  const confirmed = Object.entries(confirms).map(([about, value]) => ({
    about: about as Confirmation,
    before: before[about as Confirmation],
    after: spoken(value),
  }));
  return [
    ...(fields.archived === false ? [{ about: 'archived' as const, before: 'no', after: 'yes' }] : []),
    ...texts.flatMap(([about, was, after]) => (after === undefined ? [] : [{ about, before: was, after }])),
    ...stated,
    ...confirmed,
  ];
}
