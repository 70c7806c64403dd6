import { createHash } from 'node:crypto';
import { allergens } from '@clearplate/domain/facts/allergens';
import { ingredientNames, lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import type { Db } from '../../db/db.ts';
import {
  findReferenceVersions,
  replaceAllergens,
  replaceIngredients,
  saveReferenceVersion,
  upsertZips,
} from './reference-data.queries.ts';
import { loadZipPlaces, zipPlacesVersion } from './us-zip-places.ts';

interface ReferenceTable {
  readonly name: string;
  readonly version: string;
  readonly load: (db: Db) => Promise<void>;
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
}

const tables: readonly ReferenceTable[] = [
  { name: 'zips', version: zipPlacesVersion, load: (db) => upsertZips(db, loadZipPlaces()) },
  { name: 'allergens', version: hashOf(allergens), load: (db) => replaceAllergens(db, allergens) },
  { name: 'ingredients', version: hashOf(ingredientNames), load: (db) => replaceIngredients(db, ingredientNames) },
  // This is the version in force, from the server that started last. It has no table of its own.
  { name: 'lexicon', version: lexiconVersion, load: async () => undefined },
];

// The pool's own limit is for a page's queries. A slow disk needs longer for 42,000 zips.
const statementTimeout = 120_000;

/**
 * Updates zips, allergens and ingredients to what the code knows; one query if they are current. It runs as the
 * database's owner, on one server at a time.
 */
export async function syncReferenceData(db: Db): Promise<void> {
  const present = await findReferenceVersions(db);
  for (const { name, version, load } of tables) {
    if (present.get(name) === version) continue;
    await db.transaction(
      async (transaction) => {
        await load(transaction);
        await saveReferenceVersion(transaction, name, version);
      },
      { statementTimeout },
    );
  }
}
