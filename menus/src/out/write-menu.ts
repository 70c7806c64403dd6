import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { MenuFormat } from '@clearplate/domain/menu/menu-formats';
import { deliverectTags, writeDeliverect } from './deliverect.ts';
import { googleWords, writeGoogleMenus } from './google-menus.ts';
import { gs1Words, writeGs1 } from './gs1.ts';
import { hubRiseTags, writeHubRise } from './hubrise.ts';
import { jsonPieces } from './json-text.ts';
import {
  containedIn,
  lostWarnings,
  type OutgoingDish,
  type OutgoingMenu,
  type OutgoingWay,
  type Unsaid,
} from './outgoing-menu.ts';
import { writeSchemaOrg } from './schema-org.ts';
import { squareWords, writeSquare } from './square.ts';
import { uberEatsWords, writeUberEats } from './uber-eats.ts';

interface Writer {
  readonly write: (menu: OutgoingMenu) => object;
  /** Holds the allergens that it has words for. */
  readonly contained: ReadonlyMap<AllergenId, unknown>;
}

const writers: Readonly<Record<MenuFormat, Writer>> = {
  square: { write: writeSquare, contained: squareWords },
  'uber-eats': { write: writeUberEats, contained: uberEatsWords },
  deliverect: { write: writeDeliverect, contained: deliverectTags },
  hubrise: { write: writeHubRise, contained: hubRiseTags },
  google: { write: writeGoogleMenus, contained: googleWords },
  'schema-org': { write: writeSchemaOrg, contained: new Map() },
  gs1: { write: writeGs1, contained: gs1Words },
};

/** Returns a menu as a file of another system, in pieces. It never says more than is known. */
export const writeMenu = (format: MenuFormat, menu: OutgoingMenu): Generator<string> =>
  jsonPieces(writers[format].write(menu));

/** Returns the warnings of a dish that the format can't express. */
export const unsaidOf = (format: MenuFormat, dish: OutgoingDish): Unsaid[] => {
  // GS1 tells traces, and names beside the codes what has none.
  if (format === 'gs1') return [];
  return lostWarnings(dish, new Set(writers[format].contained.keys()));
};

const isGraver = (one: Unsaid, other: Unsaid): boolean => one.level === 'contains' && other.level === 'may_contain';

/** Returns the warnings of a dish made another way that the format tells neither of that way nor of the dish as it comes. */
export const unsaidOfWay = (format: MenuFormat, dish: OutgoingDish, way: OutgoingWay): Unsaid[] => {
  if (format === 'gs1') return [];
  const words = new Set(writers[format].contained.keys());
  // Square's modifiers have no allergens of their own: what its entry says of the dish stands for them too.
  const told = format === 'square' ? new Set(containedIn(dish).filter((id) => words.has(id))) : words;
  const known = unsaidOf(format, dish);
  return lostWarnings(way, told).filter(
    (one) => !known.some((other) => other.allergen === one.allergen && !isGraver(one, other)),
  );
};

/** Returns every dish, and every way to make one, of which the format tells less than is known. */
export const unsaidOfMenu = (format: MenuFormat, dishes: readonly OutgoingDish[]) =>
  dishes.flatMap((dish) =>
    [
      { variant: null, unsaid: unsaidOf(format, dish) },
      ...dish.ways.map((way) => ({ variant: way.name, unsaid: unsaidOfWay(format, dish, way) })),
    ].flatMap((one) => (one.unsaid.length > 0 ? [{ dish_id: dish.id, name: dish.name, ...one }] : [])),
  );
