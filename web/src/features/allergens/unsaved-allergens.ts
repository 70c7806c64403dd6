import { noChanges, type AllergenChanges } from './allergen-changes.ts';

/** Kept in memory only, so that an involuntary sign-out loses nothing. It is keyed by eater, so nobody else gets it. */
const kept = new Map<number, AllergenChanges>();

export const readUnsaved = (eaterId: number): AllergenChanges => kept.get(eaterId) ?? noChanges;

export function storeUnsaved(eaterId: number, changes: AllergenChanges): void {
  if (changes.size > 0) kept.set(eaterId, changes);
  else kept.delete(eaterId);
}
