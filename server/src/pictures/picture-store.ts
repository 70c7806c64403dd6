import { randomBytes } from 'node:crypto';

/** A picture that the store has. */
export interface StoredPicture {
  readonly name: string;
  readonly storedAt: Date;
}

/** Where pictures are kept, each under a name of our own. A failure of the store is a {@link PictureStoreFailed}. */
export interface PictureStore {
  /** Whole or not at all. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** `undefined` when there is no such picture. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** A picture that isn't there counts as deleted. */
  delete(name: string): Promise<void>;
  list(): AsyncIterable<StoredPicture>;
}

/** The folder or the service that keeps the pictures doesn't do what it should; trying again later may help. */
export class PictureStoreFailed extends Error {
  override name = 'PictureStoreFailed';
}

const pattern = /^[0-9a-f]{32}\.webp$/;
const prefix = '/pictures/';

/** 128 random bits: who doesn't know the name can't find the picture, and it says nothing of what it shows. */
export function newPictureName(): string {
  return `${randomBytes(16).toString('hex')}.webp`;
}

/** Whether this may be a picture's name: no separator and no dot that leads elsewhere. */
export function isPictureName(name: string): boolean {
  return pattern.test(name);
}

export function pictureUrl(name: string): string {
  return prefix + name;
}

/** The name behind one of our addresses; `undefined` for any other, such as a sample picture's. */
export function pictureNameOf(url: string | null | undefined): string | undefined {
  const name = url?.startsWith(prefix) ? url.slice(prefix.length) : '';
  return isPictureName(name) ? name : undefined;
}

/** Stops what would leave the store, should a caller ever pass a name that isn't ours. */
export function checkedName(name: string): string {
  if (!isPictureName(name)) throw new Error('Not the name of a picture');
  return name;
}
