import { localStore } from '../../shared/lib/storage.ts';

/** The person chose to look around without their profile: from here on they are a guest, and marked as one. */
export function goOnAsGuest(): void {
  localStore.remove('restaurantData');
  localStore.remove('address');
  localStore.remove('token');
  localStore.remove('sessionLost');
}
