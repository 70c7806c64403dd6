import { findAllergen } from '@clearplate/domain/facts/allergens';
import { oneLine } from '../../../entities/menu-draft/read-file.ts';
import type { DishLook, TellingText } from '@clearplate/domain/menu/look-at-dish';
import type { PlannedRow, RowClaim } from './plan-rows.ts';

/** Holds a row with what follows from it, once that is known. */
export type LookedRow = PlannedRow & { readonly look?: DishLook | undefined };

const tellingTexts: readonly TellingText[] = ['name', 'description', 'ingredients'];

const reasonOf = ({ level, source }: RowClaim): { readonly reason?: string } => {
  if (level !== 'may_contain' || source?.level !== level) return {};
  const reason = oneLine(source.reason ?? '').slice(0, 200);
  return reason === '' ? {} : { reason };
};

/** A statement about a member withdraws what was said of its group, so the group is stated after it. */
const membersFirst = (claims: readonly RowClaim[]): readonly RowClaim[] => {
  const isMember = ({ allergen }: RowClaim) => findAllergen(allergen)?.group === 'finer';
  return [...claims.filter(isMember), ...claims.filter((claim) => !isMember(claim))];
};

/** Returns what the owner states about a dish: everything that its row shows, and nothing else. */
export function confirmedEdit({ fields, claims, confirms }: PlannedRow): PlannedRow['fields'] {
  const statements = membersFirst(claims).flatMap((claim) => {
    const { allergen, level, isHeld, isWithdrawn } = claim;
    if (isHeld || (level === 'not_stated' && !isWithdrawn)) return [];
    return [{ allergen, level, ...reasonOf(claim), ...(claim.ingredient && { ingredient: claim.ingredient }) }];
  });
  return { ...fields, ...confirms, ...(statements.length > 0 && { statements }) };
}

/**
 * Returns what is saved of a dish that nobody has confirmed: what warns. Dropped are its denials, a list that it
 * empties, and texts that warn of less than those of the menu; until that is known, all texts that may.
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

/** Says how a row is saved. */
export const editBy = { stated: confirmedEdit, claimed: unconfirmedEdit } as const;

/** Returns the rows that a save says anything about, in its order. */
export const sentRows = <Row extends LookedRow>(rows: readonly Row[], how: keyof typeof editBy): readonly Row[] =>
  rows.filter((row) => Object.keys(editBy[how](row)).length > 0);

/** Returns whether a row changes anything, or states anything again. */
export const saysSomething = ({ target, changes, claims }: PlannedRow): boolean =>
  target === undefined || changes.length > 0 || claims.some(({ level, isHeld }) => level !== 'not_stated' && !isHeld);
