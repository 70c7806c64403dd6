import { hasChanges, type MenuState } from './menu-state.ts';

/** Kept in memory only, so that an involuntary sign-out loses nothing. It is keyed by user, so nobody else gets it. */
const kept = new Map<string, MenuState>();

const nameOf = (userId: number, restaurantId: string) => `${userId} ${restaurantId}`;

export const readDraft = (userId: number, restaurantId: string): MenuState | undefined =>
  kept.get(nameOf(userId, restaurantId));

export function storeDraft(userId: number, restaurantId: string, state: MenuState | undefined): void {
  if (state && hasChanges(state)) kept.set(nameOf(userId, restaurantId), state);
  else kept.delete(nameOf(userId, restaurantId));
}
