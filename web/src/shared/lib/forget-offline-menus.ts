/** The cache storage of menus that were opened in this browser. */
export const storeName = 'menus';

/** Deletes the menus on sign-out, because they tell which ones the user opened. */
export async function forgetOfflineMenus(): Promise<void> {
  try {
    await (globalThis as { caches?: CacheStorage }).caches?.delete(storeName);
  } catch {
    // If the browser can't store anything, there is nothing to delete.
  }
}
