import type { SheetState } from './sheet-state.ts';

/** Kept in memory only, so that an involuntary sign-out loses nothing. It is keyed by user, so nobody else gets it. */
const kept = new Map<string, SheetState>();

const nameOf = (userId: number, restaurantId: string) => `${userId} ${restaurantId}`;

export const readSheetDraft = (userId: number, restaurantId: string): SheetState | undefined =>
  kept.get(nameOf(userId, restaurantId));

export function storeSheetDraft(userId: number, restaurantId: string, state: SheetState | undefined): void {
  if (state && state.edits.size > 0) kept.set(nameOf(userId, restaurantId), state);
  else kept.delete(nameOf(userId, restaurantId));
}
