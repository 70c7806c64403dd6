import { randomUUID } from 'node:crypto';
import type { Dish, DishVariant, Instant, StatementSource } from '@clearplate/domain/facts/dish';
import { asStored } from '@clearplate/domain/facts/stock-reasons';
import { idOfWay } from '@clearplate/domain/facts/variant';
import { findSameWays, isSamePreparation, isUnsettledByName } from '@clearplate/domain/menu/same-way';
import { faultInVariants } from '@clearplate/domain/menu/variant-edits';
import { newWayId } from '../../dish-changes/way-ids.ts';
import type { DishRecord } from './import-record.ts';
import { reuseActs } from './reuse-acts.ts';
import { withdrawsWarning } from './ingredients-changed-at.ts';
import { resolveStatements } from './resolve-statements.ts';

const instantOf = (day: string | undefined): Instant | null => (day === undefined ? null : new Date(day).toISOString());

/**
 * Returns the ways to make the dish that a record names, of `source`, without the components that they add; or why they
 * can't be stored.
 */
export function variantsOf(
  record: Pick<DishRecord, 'variants' | 'stated_on'>,
  dish: Pick<Dish, 'ingredients' | 'uses' | 'components'>,
  source: StatementSource,
): readonly DishVariant[] | { readonly problem: string } {
  // Only the restaurant determines which components the keys name.
  const edits = record.variants.map((one) => ({ ...one, used: { uses: one.uses.map((_, index) => index) } }));
  const found = faultInVariants(dish, edits);
  if (found) return { problem: `variants.${found.at}: ${found.fault}` };
  const variants: DishVariant[] = [];
  for (const [index, variant] of record.variants.entries()) {
    const day = variant.stated_on ?? record.stated_on;
    const resolved = resolveStatements({ ...variant, none_of_the_others: false, stated_on: day });
    if ('problem' in resolved) return { problem: `variants.${index}.${resolved.problem}` };
    const statedAt = source === 'claimed' ? null : instantOf(day);
    const act = randomUUID();
    variants.push({
      id: newWayId(),
      name: variant.name,
      leaves_out: variant.leaves_out,
      adds: variant.adds,
      price_cents: variant.price === undefined ? null : Math.round(variant.price * 100),
      changed_at: null,
      ingredients_complete_at: variant.ingredients_complete ? statedAt : null,
      cross_contact_stated_at: variant.cross_contact_stated && source !== 'published' ? statedAt : null,
      statements: resolved.statements.map(({ allergen, level, reason, ingredient, day: own }) => ({
        allergen,
        level,
        reason: asStored(reason ?? null),
        source,
        stated_at: instantOf(own),
        act: own === day ? act : randomUUID(),
        ingredient: ingredient ?? null,
        address: null,
      })),
    });
  }
  return variants;
}

/**
 * Combines what a record says of the ways to make a dish with what is stored of them. A repeated statement keeps its
 * act. A way that leaves out or adds something else now, or may be another one by its name, changed with this record.
 * Both must be in canonical form.
 */
export function retainVariants(said: readonly DishVariant[], before: readonly DishVariant[], now: Date): DishVariant[] {
  const same = findSameWays(before, said);
  return said.map((variant, index) => {
    const was = same[index];
    if (!was) return variant;
    const isSettled = isSamePreparation(was, variant) && !isUnsettledByName(was, was.name, variant.name);
    return {
      ...variant,
      id: idOfWay(was),
      changed_at: isSettled && !withdrawsWarning(was, variant) ? was.changed_at : changedAt(variant, was, now),
      statements: reuseActs(variant.statements, was.statements),
    };
  });
}

const datesOf = ({ changed_at, statements, ingredients_complete_at, cross_contact_stated_at }: DishVariant): number[] =>
  [
    changed_at,
    ingredients_complete_at,
    cross_contact_stated_at,
    ...statements.map(({ stated_at }) => stated_at),
  ].flatMap((at) => (at === null ? [] : Date.parse(at)));

/**
 * A change counts from the record's own statement about it, if that is newer than everything said before; otherwise
 * from now on.
 */
function changedAt(variant: DishVariant, was: DishVariant, now: Date): Instant {
  const said = variant.statements.flatMap(({ stated_at }) => (stated_at === null ? [] : Date.parse(stated_at)));
  const oldest = Math.min(...said);
  if (said.length > 0 && oldest > Math.max(...datesOf(was), Number.NEGATIVE_INFINITY))
    return new Date(oldest).toISOString();
  return new Date(Math.max(now.getTime(), ...said.map((date) => date + 1))).toISOString();
}
