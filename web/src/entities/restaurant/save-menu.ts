import type { EditableMenu, MenuDishEdit } from '@clearplate/contract/menu';
import type { QueryClient } from '@tanstack/react-query';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';

/** The calls whose responses change when a menu is saved. */
const shown: readonly unknown[] = [
  'getRestaurant',
  'getRestaurantMenu',
  'getDish',
  'getDishHistory',
  'judgeDishes',
  'listGuestQuestions',
];

/** Refetches a saved menu wherever it is shown. */
export const refetchMenu = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => shown.includes(queryKey[0]) });

/** Somebody else saved first, and `onNewer` got what the menu is now. */
export class SavedByOthers extends Error {
  override name = 'SavedByOthers';
}

interface MenuSave {
  readonly id: string;
  readonly dishes: MenuDishEdit[];
  /** Of the menu that the dishes were edited in. */
  readonly version: string;
  readonly onNewer: (menu: EditableMenu) => void;
}

/** Saves edited dishes, all of them or nothing, on top of exactly the menu that they were edited in. */
export async function saveMenu({ id, dishes, version, onNewer }: MenuSave): Promise<EditableMenu> {
  const params = { id };
  try {
    return await client.saveMenu({ params, body: { dishes }, ifMatch: version });
  } catch (error) {
    if (!hasCode(error, 'precondition_failed')) throw error;
    onNewer(await client.getMenuForEditing({ params }));
    throw new SavedByOthers();
  }
}
