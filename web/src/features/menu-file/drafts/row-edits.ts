import { findAllergen } from '@clearplate/domain/facts/allergens';
import { oneLine } from '../../../entities/menu-draft/read-file.ts';
import type { PlannedRow, RowClaim } from './plan-rows.ts';

const reasonOf = ({ level, source }: RowClaim): { readonly reason?: string } => {
  if (level !== 'may_contain' || source?.level !== level) return {};
  const reason = oneLine(source.reason ?? '').slice(0, 200);
  return reason === '' ? {} : { reason };
};

/** That it is no ingredient is stated only as the file says it. */
const ingredientOf = ({ level, source }: RowClaim): { readonly ingredient?: 'absent' } =>
  level === 'may_contain' && source?.level === level && source.ingredient ? { ingredient: source.ingredient } : {};

/** What is said of a member takes back what was said of its group, which is therefore stated after it. */
const membersFirst = (claims: readonly RowClaim[]): readonly RowClaim[] => {
  const isMember = ({ allergen }: RowClaim) => findAllergen(allergen)?.group === 'finer';
  return [...claims.filter(isMember), ...claims.filter((claim) => !isMember(claim))];
};

/** What the owner states of a dish: all that its row shows, and nothing else. */
export function confirmedEdit({ fields, claims, confirms }: PlannedRow): PlannedRow['fields'] {
  const statements = membersFirst(claims).flatMap((claim) => {
    const { allergen, level, isHeld, isWithdrawn } = claim;
    if (isHeld || (level === 'not_stated' && !isWithdrawn)) return [];
    return [{ allergen, level, ...reasonOf(claim), ...ingredientOf(claim) }];
  });
  return { ...fields, ...confirms, ...(statements.length > 0 && { statements }) };
}

/** What is saved of a dish that nobody has confirmed: what warns. What it denies, and a list that it empties, are dropped. */
export function unconfirmedEdit({ fields, claims }: PlannedRow): PlannedRow['fields'] {
  const warnings = claims.flatMap((claim) => {
    const { allergen, level, source, isHeld } = claim;
    if (isHeld || (level !== 'contains' && level !== 'may_contain')) return [];
    const day = source?.file.draft.date;
    return [{ allergen, level, ...reasonOf(claim), ...(day !== undefined && { stated_on: day }) }];
  });
  const { ingredients = [], ...others } = fields;
  return {
    ...others,
    ...(ingredients.length > 0 && { ingredients }),
    ...(warnings.length > 0 && { claims: warnings }),
  };
}

/** Whether a row changes anything, or states anything anew. */
export const saysSomething = ({ target, changes, claims }: PlannedRow): boolean =>
  target === undefined || changes.length > 0 || claims.some(({ level, isHeld }) => level !== 'not_stated' && !isHeld);
