import type { VariantEdits } from '@clearplate/contract/variants';
import { reachedFrom } from '@clearplate/domain/facts/component';
import type { Dish } from '@clearplate/domain/facts/dish';
import { knownAmong, type VariantEdit } from '@clearplate/domain/menu/variant-edits';
import type { z } from 'zod';
import { findComponents, versionOfComponents } from '../../db/components.ts';
import type { Db } from '../../db/db.ts';
import { badField } from '../../http/app-error.ts';
import { demandVersion, expectComponentsVersion } from '../../http/preconditions.ts';

type SentEdit = z.infer<typeof VariantEdits>[number];

/**
 * Finds the components that edits of a dish's ways name, under the restaurant's lock. Throws where one isn't the restaurant's: one
 * of a chain that the place has left may stay in the way that adds it, and goes into no other. Throws as well where the components
 * are of another version by now, or where a way adds other ones than before and the version that they were chosen from is missing.
 */
export async function findUsedInWays(
  db: Db,
  restaurantId: number,
  { edits, componentsVersion }: { readonly edits: readonly SentEdit[]; readonly componentsVersion: string | undefined },
): Promise<(dish: Dish) => VariantEdit[]> {
  const here = await findComponents(db, restaurantId);
  if (componentsVersion !== undefined) demandVersion(versionOfComponents(here), [componentsVersion]);
  const ids = new Set(here.map(({ id }) => id));
  const components = here.map(({ component }) => component);
  return (dish) => {
    const knownOf = knownAmong(dish.variants, edits);
    return edits.map(({ uses, ...edit }, index) => {
      if (uses === undefined) return edit;
      const known = knownOf(edit);
      const before = known?.uses ?? [];
      if (!uses.every((id) => ids.has(id) || before.includes(id)))
        throw badField(`variants.${index}.uses`, 'is not a component of this restaurant');
      expectComponentsVersion(componentsVersion, before, uses);
      const all = [...(known?.components ?? []), ...components];
      const chosen = [...new Set(uses)].toSorted((one, other) => one - other);
      return { ...edit, used: { uses: chosen, components: reachedFrom(chosen, all) } };
    });
  };
}
