import { noChanges, type AllergenChanges } from './allergen-changes.ts';

/** In memory only: outlives an involuntary sign-out, so that nothing is lost. By eater, so never another person's. */
const kept = new Map<number, AllergenChanges>();

export const readUnsaved = (eaterId: number): AllergenChanges => kept.get(eaterId) ?? noChanges;

export function storeUnsaved(eaterId: number, changes: AllergenChanges): void {
  if (changes.size > 0) kept.set(eaterId, changes);
  else kept.delete(eaterId);
}
