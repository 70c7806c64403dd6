import { UnreadableFile, type Draft, type DraftDish, type FileKind } from '../draft.ts';
import { isDeliverect, readDeliverect } from './deliverect.ts';
import { isGoogleMenus, readGoogleMenus } from './google-menus.ts';
import { isHubRise, readHubRise } from './hubrise.ts';
import { isObject, type Json } from './json-values.ts';
import { isJustEat, readJustEat } from './just-eat.ts';
import { isOpenMenu, readOpenMenu } from './open-menu.ts';
import { readSchemaMenu } from './schema-menu.ts';
import { isSquare, readSquare } from './square.ts';
import { isToast, readToast } from './toast.ts';
import { isUberEats, readUberEats } from './uber-eats.ts';

interface Door {
  readonly kind: FileKind;
  readonly is: (file: Json) => boolean;
  readonly read: (file: Json) => DraftDish[];
}

/** Lists the formats in the order in which they are tried: the surest signs first. */
const doors: readonly Door[] = [
  { kind: 'Square catalogue', is: isSquare, read: readSquare },
  { kind: 'Toast menu', is: isToast, read: readToast },
  { kind: 'Google FoodMenus', is: isGoogleMenus, read: readGoogleMenus },
  { kind: 'OpenMenu', is: isOpenMenu, read: readOpenMenu },
  { kind: 'Deliverect products', is: isDeliverect, read: readDeliverect },
  { kind: 'HubRise catalogue', is: isHubRise, read: readHubRise },
  { kind: 'Uber Eats menu', is: isUberEats, read: readUberEats },
  { kind: 'Just Eat menu', is: isJustEat, read: readJustEat },
];

/** Deliverect and Just Eat also write a list at the top. */
const asObject = (value: unknown): Json => {
  if (isObject(value)) return value;
  const [first] = Array.isArray(value) ? value : [];
  if (!isObject(first)) return {};
  if ('products' in first || 'menus' in first) return first;
  return 'productTags' in first || 'plu' in first ? { products: value } : { items: value };
};

/** Reads a JSON file of one of the systems whose exports we know. */
export function readExport(value: unknown): Draft {
  const file = asObject(value);
  const door = doors.find((each) => each.is(file));
  if (door) return { kind: door.kind, dishes: door.read(file), doubts: [] };
  const dishes = readSchemaMenu([value]);
  if (dishes.length > 0) return { kind: 'page data', dishes, doubts: [] };
  throw new UnreadableFile(
    'The JSON is none of the exports that we know: Square, Uber Eats, Deliverect, HubRise, Google FoodMenus, Just Eat, Toast, OpenMenu, schema.org. Export the menu as a spreadsheet or PDF instead.',
  );
}
