import { randomBytes } from 'node:crypto';

/** Is a picture in the store. */
export interface StoredPicture {
  readonly name: string;
  readonly storedAt: Date;
}

/** Stores pictures, each under a name of our own. A failure of the store is a {@link PictureStoreFailed}. */
export interface PictureStore {
  /** Stores the whole picture or nothing. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Returns `undefined` if there is no such picture. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** A picture that doesn't exist counts as deleted. */
  delete(name: string): Promise<void>;
  list(): AsyncIterable<StoredPicture>;
}

/** The folder or the service that stores pictures has failed. Another try later may help. */
export class PictureStoreFailed extends Error {
  override name = 'PictureStoreFailed';
}

const pattern = /^[0-9a-f]{32}\.webp$/;
const prefix = '/pictures/';

/** Returns a name of 128 random bits: nobody finds the picture without it, and it says nothing about what it shows. */
export function newPictureName(): string {
  return `${randomBytes(16).toString('hex')}.webp`;
}

/** Returns whether this may be a picture's name, which has no separator and no dot that leads elsewhere. */
export function isPictureName(name: string): boolean {
  return pattern.test(name);
}

export function pictureUrl(name: string): string {
  return prefix + name;
}

/** Returns the name from one of our addresses; `undefined` for any other, such as a sample picture's. */
export function pictureNameOf(url: string | null | undefined): string | undefined {
  const name = url?.startsWith(prefix) ? url.slice(prefix.length) : '';
  return isPictureName(name) ? name : undefined;
}

/** Refuses a name that would lead out of the store, should a caller ever pass one. */
export function checkedName(name: string): string {
  if (!isPictureName(name)) throw new Error('Not the name of a picture');
  return name;
}
