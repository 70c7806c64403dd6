import { forgetOfflineMenus } from './forget-offline-menus.ts';
import { localStore } from './storage.ts';

const personal = [
  'restaurantData',
  'address',
  'card',
  'cardLanguage',
  'fileColumns',
  'draftCorrections',
  'kitchenOrders',
  'told',
  'token',
  'sessionLost',
] as const;

/** Removes what belongs to the user, but not the zip code. From here on they are knowingly a guest. */
export function forgetPerson(): void {
  for (const key of personal) localStore.remove(key);
  void forgetOfflineMenus();
}
