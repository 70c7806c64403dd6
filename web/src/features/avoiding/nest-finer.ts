import { type Allergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { t } from '../../translations/t.ts';

/** Moves each finer allergen below its group where both were found; the first result stays on top. */
export function nestFiner(found: readonly Allergen[]): readonly Allergen[] {
  const ids = new Set<AllergenId>(found.map(({ id }) => id));
  const groupOf = ({ id, group, parents }: Allergen): AllergenId =>
    group === 'finer' ? (parents.find((parent) => ids.has(parent)) ?? id) : id;
  const isFiner = (allergen: Allergen) => Number(groupOf(allergen) !== allergen.id);
  const groups = [...new Set(found.map(groupOf))];
  return groups.flatMap((group) =>
    found.filter((one) => groupOf(one) === group).toSorted((one, other) => isFiner(one) - isFiner(other)),
  );
}

/** Returns "Belongs to tree nuts" for a finer allergen. */
export function describeGroup({ group, parents: [parent] }: Allergen): string | undefined {
  const name = group === 'finer' && parent !== undefined ? nameOfAllergen(parent) : undefined;
  return name && t('Belongs to {name}', { name: name.toLowerCase() });
}
