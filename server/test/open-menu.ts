import type { MenuDish, MenuDishEdit } from '@clearplate/contract/menu';
import type { ApiClient } from './api-client.ts';
import { buildRestaurant, unique } from './builders.ts';
import type { TestServer } from './test-server.ts';

/** An owner with a restaurant, and what they do with its menu. */
export async function openMenuOf(server: TestServer) {
  const owner = await server.signUp({ role: 'r_admin' });
  const { id } = await buildRestaurant(server.db, { ownerId: owner.id });
  const params = { id: String(id) };
  const read = (client: ApiClient = owner.client) => client.getMenuForEditing({ params });
  async function save(dishes: MenuDishEdit[], client: ApiClient = owner.client) {
    const { version, components_version } = await read();
    return client.saveMenu({ params, ifMatch: version, body: { dishes, components_version } });
  }
  const create = async (edit: Partial<MenuDishEdit> = {}): Promise<MenuDish> =>
    (await save([{ key: unique(), name: unique('Dish '), ...edit }])).dishes.at(-1)!;
  return { owner, restaurantId: id, params, read, save, create };
}
