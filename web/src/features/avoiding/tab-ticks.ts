import { findAllergen, type AllergenId } from '@clearplate/domain/allergens';
import { tabStore, ticksKey } from '../../shared/lib/storage.ts';

/** The ticked allergens in the text that the tab keeps; what is no allergen is passed over. */
export function readTicks(stored: string | undefined): readonly AllergenId[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(ids)) return [];
    const known = ids.flatMap((id) => (typeof id === 'string' ? (findAllergen(id)?.id ?? []) : []));
    return [...new Set(known)];
  } catch {
    return [];
  }
}

export function toggleTick(id: AllergenId): void {
  const ticks = readTicks(tabStore.read(ticksKey));
  const next = ticks.includes(id) ? ticks.filter((tick) => tick !== id) : [...ticks, id];
  tabStore.write(ticksKey, JSON.stringify(next));
}
