import type { Context } from '../context.ts';
import { DatabaseUnreachable } from '../db/database-errors.ts';
import { newPictureName, pictureUrl } from '../pictures/picture-store.ts';
import { preparePicture, type PictureFault } from '../pictures/prepare-picture.ts';
import { AppError, badField } from './app-error.ts';
import { limitTries, type Limit } from './rate-limit.ts';

const refusals: Record<PictureFault, () => AppError> = {
  not_a_picture: () => new AppError('unsupported_media_type', 'Only JPEG and PNG pictures are accepted'),
  too_many_pixels: () => new AppError('too_large', 'The picture can be at most 40 megapixels'),
  unreadable: () => badField('image', 'is damaged and could not be read'),
  busy: () => new AppError('unavailable', 'Too many pictures just now. Please try again.', { retryAfter: 2 }),
};

export interface PictureLimits {
  /** Says how often one person may send a picture, because decoding takes a core for a moment. */
  readonly tries: Limit;
  /** Is the size in pixels, to which it is cropped. */
  readonly size: { readonly width: number; readonly height: number };
}

/** Decodes and rewrites an uploaded picture, or says why it is refused. */
export async function readPicture(
  { db, now }: Context,
  { userId }: { readonly userId: number },
  file: Uint8Array,
  { tries, size }: PictureLimits,
): Promise<Uint8Array> {
  await limitTries(db, tries, `user ${userId}`, now());
  const prepared = await preparePicture(file, size);
  if (typeof prepared === 'string') throw refusals[prepared]();
  return prepared;
}

/**
 * Stores a picture, then makes something refer to its address. A failure in between leaves at worst a stray, which the
 * daily search deletes, and never an address without a picture: a commit whose answer was lost may have happened.
 */
export async function storePicture<Result>(
  { pictures }: Pick<Context, 'pictures'>,
  bytes: Uint8Array,
  refer: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = newPictureName();
  await pictures.put(name, bytes);
  try {
    return await refer(pictureUrl(name));
  } catch (error) {
    if (!(error instanceof DatabaseUnreachable)) await pictures.delete(name);
    throw error;
  }
}
