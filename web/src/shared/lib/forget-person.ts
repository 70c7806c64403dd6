import { forgetOfflineMenus } from './forget-offline-menus.ts';
import { localStore } from './storage.ts';

/** Removes what belongs to the user, but not the zip code. From here on they are knowingly a guest. */
export function forgetPerson(): void {
  localStore.remove('restaurantData');
  localStore.remove('address');
  localStore.remove('card');
  localStore.remove('cardLanguage');
  localStore.remove('fileColumns');
  localStore.remove('draftCorrections');
  localStore.remove('token');
  localStore.remove('sessionLost');
  void forgetOfflineMenus();
}
