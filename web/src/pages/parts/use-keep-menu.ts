import { useEffect } from 'react';
import { keepAppOffline } from '../../offline/keep-app-offline.ts';
import { keepMenu } from '../../shared/lib/kept-menus.ts';
import type { useOpenedMenu } from './use-opened-menu.ts';

/** So long somebody has looked at a menu before the app itself is kept: it takes some 300 kB of their network. */
const settledMs = 5000;

/** Keeps a menu that was opened on this device, and the app to open it with. */
export function useKeepMenu(id: string, { restaurant, menu }: ReturnType<typeof useOpenedMenu>): void {
  const [details] = restaurant.data ?? [];
  const dishes = menu.data;
  const isCurrent = restaurant.asOf === undefined && menu.asOf === undefined;

  useEffect(() => {
    if (!details || !dishes || !isCurrent) return;
    const savedAt = new Date().toISOString();
    const save = async () => {
      await keepMenu({ restaurantId: id, name: details.name, restaurant: [details], menu: dishes, savedAt });
    };
    // What can't be kept is seen all the same.
    const soon = setTimeout(() => void save().catch(() => undefined), 500);
    const afterwards = setTimeout(() => void keepAppOffline(), settledMs);
    return () => {
      clearTimeout(soon);
      clearTimeout(afterwards);
    };
  }, [id, details, dishes, isCurrent]);
}
