import { forgetOfflineMenus } from './forget-offline-menus.ts';
import { localStore } from './storage.ts';

/** Takes away what belongs to the person; the zip code stays. From here on somebody is a guest, and knows it. */
export function forgetPerson(): void {
  localStore.remove('restaurantData');
  localStore.remove('address');
  localStore.remove('card');
  localStore.remove('cardLanguage');
  localStore.remove('token');
  localStore.remove('sessionLost');
  void forgetOfflineMenus();
}
