import { OwnData } from '@clearplate/contract/own-data';
import type { Db } from '../../db/db.ts';
import { pictureNameOf, type PictureStore } from '../../pictures/picture-store.ts';
import { findAccount, findOwnList, type ListName } from './own-data.queries.ts';

const isList = (name: string): name is ListName =>
  name in OwnData.shape && 'element' in OwnData.shape[name as keyof OwnData];

export const listNames: readonly ListName[] = Object.keys(OwnData.shape).filter(isList);

/** Returns the fields of a list of the export; `undefined` where none has this name. */
export const fieldsOfList = (name: string): string[] | undefined =>
  isList(name) ? Object.keys(OwnData.shape[name].element.shape) : undefined;

type Written<Value> = Value extends Date ? string : Value;
type WithInstants<Row> = { [Field in keyof Row]: Written<Row[Field]> };

/** Returns the row with its times as ISO 8601 in UTC. */
function withInstants<Row extends object>(row: Row): WithInstants<Row> {
  const written = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(written) as WithInstants<Row>;
}

async function readPicture(pictures: PictureStore, url: string | null): Promise<OwnData['picture']> {
  if (url === null) return null;
  const name = pictureNameOf(url);
  const bytes = name === undefined ? undefined : await pictures.get(name);
  return { url, content_type: 'image/webp', base64: bytes ? Buffer.from(bytes).toString('base64') : '' };
}

/** Collects everything that is stored about a person; `undefined` when they are gone. */
export async function collectOwnData(
  db: Db,
  pictures: PictureStore,
  userId: number,
  now: Date,
): Promise<OwnData | undefined> {
  const found = await findAccount(db, userId);
  if (!found) return undefined;
  const { pictureUrl, passwordHash: _, ...account } = found;
  const person = { userId, actorId: account.actor_id };
  const lists: [string, unknown][] = [];
  for (const name of listNames) {
    const rows = await findOwnList(db, { name, fields: fieldsOfList(name) ?? [] }, person);
    lists.push([name, rows.map(withInstants)]);
  }
  return {
    exported_at: now.toISOString(),
    account: withInstants(account),
    picture: await readPicture(pictures, pictureUrl),
    ...(Object.fromEntries(lists) as Pick<OwnData, ListName>),
  };
}
