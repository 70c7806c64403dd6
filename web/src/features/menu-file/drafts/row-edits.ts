import { findAllergen } from '@clearplate/domain/facts/allergens';
import { oneLine } from '../../../entities/menu-draft/read-file.ts';
import type { DishLook, TellingText } from '@clearplate/domain/menu/look-at-dish';
import type { PlannedRow, RowClaim } from './plan-rows.ts';

/** A row with what follows from it, once that is known. */
export type LookedRow = PlannedRow & { readonly look?: DishLook | undefined };

const tellingTexts: readonly TellingText[] = ['name', 'description', 'ingredients'];

const reasonOf = ({ level, source }: RowClaim): { readonly reason?: string } => {
  if (level !== 'may_contain' || source?.level !== level) return {};
  const reason = oneLine(source.reason ?? '').slice(0, 200);
  return reason === '' ? {} : { reason };
};

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
    return [{ allergen, level, ...reasonOf(claim), ...(claim.ingredient && { ingredient: claim.ingredient }) }];
  });
  return { ...fields, ...confirms, ...(statements.length > 0 && { statements }) };
}

/**
 * What is saved of a dish that nobody has confirmed: what warns. What it denies, a list that it empties, and texts that warn of
 * less than those of the menu are dropped; as long as that isn't known, all that may.
 */
export function unconfirmedEdit({ fields, claims, target, look }: LookedRow): PlannedRow['fields'] {
  const warnings = claims.flatMap((claim) => {
    const { allergen, level, source, isHeld } = claim;
    if (isHeld || (level !== 'contains' && level !== 'may_contain')) return [];
    const day = source?.file.draft.date;
    return [{ allergen, level, ...reasonOf(claim), ...(day !== undefined && { stated_on: day }) }];
  });
  const dropped = new Set<string>(target ? (look?.weaker ?? tellingTexts) : []);
  if (fields.ingredients?.length === 0) dropped.add('ingredients');
  return {
    ...(Object.fromEntries(Object.entries(fields).filter(([field]) => !dropped.has(field))) as PlannedRow['fields']),
    ...(warnings.length > 0 && { claims: warnings }),
  };
}

/** How a row is saved. */
export const editBy = { stated: confirmedEdit, claimed: unconfirmedEdit } as const;

/** The rows of which a save says anything, in its order. */
export const sentRows = <Row extends LookedRow>(rows: readonly Row[], how: keyof typeof editBy): readonly Row[] =>
  rows.filter((row) => Object.keys(editBy[how](row)).length > 0);

/** Whether a row changes anything, or states anything anew. */
export const saysSomething = ({ target, changes, claims }: PlannedRow): boolean =>
  target === undefined || changes.length > 0 || claims.some(({ level, isHeld }) => level !== 'not_stated' && !isHeld);
