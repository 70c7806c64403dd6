import { allergensNamed } from '@clearplate/domain/reading/allergens-named';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { buildRecords } from '../../sample/build-records.ts';

/** A dish as a menu or a chart describes it, and thus as it should be read. */
export interface LayoutDish {
  readonly name: string;
  readonly section: string;
  readonly description: string;
  readonly cents: number;
  readonly levels: ReadonlyMap<AllergenId, 'contains' | 'may_contain'>;
}

/** Dishes of the sample restaurants, by restaurant and section, with names that occur once. */
export function layoutDishes(restaurants: number, skip = 0): LayoutDish[] {
  const records = buildRecords(new Date('2026-11-01')).filter((record) => record.type === 'dish');
  const groups = [...Map.groupBy(records, (record) => record.restaurant ?? record.menu).values()].slice(
    skip,
    skip + restaurants,
  );
  const seen = new Set<string>();
  return groups.flat().flatMap((record): LayoutDish[] => {
    if (seen.has(record.name) || record.price === undefined) return [];
    seen.add(record.name);
    const levels = new Map<AllergenId, 'contains' | 'may_contain'>();
    for (const { allergen, level } of record.statements ?? []) {
      const [named] = allergensNamed(allergen);
      if (named && level !== 'absent') levels.set(named.allergen, level);
    }
    return [
      {
        name: record.name,
        section: record.section ?? '',
        description: record.description ?? '',
        cents: Math.round(record.price * 100),
        levels,
      },
    ];
  });
}
