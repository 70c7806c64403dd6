import { hasChanges, type MenuState } from './menu-state.ts';

/** In memory only: outlives an involuntary sign-out, so that nothing typed is lost. By person, so never another's. */
const kept = new Map<string, MenuState>();

const nameOf = (userId: number, restaurantId: string) => `${userId} ${restaurantId}`;

export const readDraft = (userId: number, restaurantId: string): MenuState | undefined =>
  kept.get(nameOf(userId, restaurantId));

export function storeDraft(userId: number, restaurantId: string, state: MenuState | undefined): void {
  if (state && hasChanges(state)) kept.set(nameOf(userId, restaurantId), state);
  else kept.delete(nameOf(userId, restaurantId));
}
