import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { MenuFormat } from '@clearplate/domain/menu/menu-formats';
import { deliverectTags, writeDeliverect } from './deliverect.ts';
import { googleWords, writeGoogleMenus } from './google-menus.ts';
import { gs1Words, writeGs1 } from './gs1.ts';
import { hubRiseTags, writeHubRise } from './hubrise.ts';
import { jsonPieces } from './json-text.ts';
import { lostWarnings, type OutgoingDish, type OutgoingMenu, type Unsaid } from './outgoing-menu.ts';
import { writeSchemaOrg } from './schema-org.ts';
import { squareWords, writeSquare } from './square.ts';
import { uberEatsWords, writeUberEats } from './uber-eats.ts';

interface Writer {
  readonly write: (menu: OutgoingMenu) => object;
  /** What it has a word for. */
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

/** Returns the warnings of a dish that the format doesn't tell. */
export const unsaidOf = (format: MenuFormat, dish: OutgoingDish): Unsaid[] => {
  // GS1 tells traces, and names beside the codes what has none.
  if (format === 'gs1') return [];
  return lostWarnings(dish, new Set(writers[format].contained.keys()));
};
