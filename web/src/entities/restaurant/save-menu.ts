import type { EditableMenu, MenuDishEdit } from '@clearplate/contract/menu';
import type { QueryClient } from '@tanstack/react-query';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';

/** Saving a menu changes the responses of these calls. */
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

/** Somebody else saved first, and `onNewer` got the current menu. */
export class SavedByOthers extends Error {
  override name = 'SavedByOthers';
}

interface MenuSave {
  readonly id: string;
  readonly dishes: MenuDishEdit[];
  /** The dishes were edited in this version of the menu. */
  readonly version: string;
  readonly onNewer: (menu: EditableMenu) => void;
}

/** Saves edited dishes, all of them or none, provided that the menu is still the version that they were edited in. */
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
