/** Where this browser keeps the menus that were opened. */
export const storeName = 'menus';

/** Which ones were opened goes with the person. */
export async function forgetOfflineMenus(): Promise<void> {
  try {
    await (globalThis as { caches?: CacheStorage }).caches?.delete(storeName);
  } catch {
    // Where nothing can be kept, nothing is there to be forgotten.
  }
}
