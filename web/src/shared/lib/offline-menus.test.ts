import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '../../../test/fake-caches.ts';
import { forgetOfflineMenus } from './forget-offline-menus.ts';
import { findOfflineMenu, findOfflineMenuOf, storeOfflineMenu, listOfflineMenus } from './offline-menus.ts';

let kept: Map<string, Map<string, Response>>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('caches', fakeCaches(kept));
});
afterEach(() => vi.unstubAllGlobals());

const menuOf = (id: number, padding = 0) => ({
  restaurantId: String(id),
  name: `Café ${id}`,
  restaurant: [{ id }],
  menu: { recipes: [{ id: 100 + id, description: 'x'.repeat(padding) }] },
  savedAt: `2026-11-0${(id % 9) + 1}T12:00:00.000Z`,
});
const listed = async () => (await listOfflineMenus()).map(({ restaurantId }) => restaurantId);

describe('menus on this device', () => {
  it('gives back what was kept, by the restaurant and by a dish', async () => {
    await storeOfflineMenu(menuOf(1));
    await storeOfflineMenu(menuOf(2));
    expect(await findOfflineMenu('1')).toEqual(menuOf(1));
    expect(await findOfflineMenuOf('102')).toEqual(menuOf(2));
    expect(await findOfflineMenuOf('999')).toBeUndefined();
    expect(await listOfflineMenus()).toEqual([
      { restaurantId: '2', name: 'Café 2', savedAt: menuOf(2).savedAt },
      { restaurantId: '1', name: 'Café 1', savedAt: menuOf(1).savedAt },
    ]);
  });

  it('keeps the last twelve that were opened', async () => {
    for (let id = 1; id <= 13; id += 1) await storeOfflineMenu(menuOf(id));
    await storeOfflineMenu(menuOf(3));
    await storeOfflineMenu(menuOf(14));
    expect(await listed()).toEqual(['14', '3', '13', '12', '11', '10', '9', '8', '7', '6', '5', '4']);
  });

  it('keeps no more than six million bytes, and nothing that is larger alone', async () => {
    for (let id = 1; id <= 4; id += 1) await storeOfflineMenu(menuOf(id, 2_000_000));
    expect(await listed()).toEqual(['4', '3']);
    await storeOfflineMenu(menuOf(4, 7_000_000));
    expect(await listed()).toEqual(['3']);
  });

  it('takes nothing for a menu that is not whole', async () => {
    await storeOfflineMenu(menuOf(1));
    const store = [...kept.values()][0]!;
    const [address] = store.keys();
    for (const damaged of ['{', 'null', '{"menu":{"recipes":[]}}', '{"menu":{},"savedAt":"2026-11-01T12:00:00Z"}']) {
      store.set(address!, new Response(damaged));
      expect(await findOfflineMenu('1')).toBeUndefined();
      expect(await findOfflineMenuOf('101')).toBeUndefined();
    }
  });

  it('is gone with the person, and no matter where nothing can be kept', async () => {
    await storeOfflineMenu(menuOf(1));
    await forgetOfflineMenus();
    expect(kept.size).toBe(0);
    vi.stubGlobal('caches', undefined);
    await storeOfflineMenu(menuOf(1));
    await forgetOfflineMenus();
    expect(await listOfflineMenus()).toEqual([]);
    expect(await findOfflineMenu('1')).toBeUndefined();
  });
});
