import type { pictureCalls } from '@clearplate/contract/pictures';
import type { Context } from '../../context.ts';
import { AppError, badField } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { limitTries, type Limit } from '../../http/rate-limit.ts';
import { newPictureName, pictureNameOf, pictureUrl } from '../../pictures/picture-store.ts';
import { preparePicture, type PictureFault } from '../../pictures/prepare-picture.ts';
import { findPictureUrl, replacePictureUrl } from './pictures.queries.ts';

// Decoding takes a core for a moment; nobody changes their picture more often than this.
const limit: Limit = { name: 'profile pictures', hits: 20, seconds: 600 };

/** Shown at 64 px at most, on screens with up to five device pixels for one. */
const size = { width: 320, height: 320 };

const refusals: Record<PictureFault, () => AppError> = {
  not_a_picture: () => new AppError('unsupported_media_type', 'Only JPEG and PNG pictures are taken'),
  too_many_pixels: () => new AppError('too_large', 'The picture may have at most 40 megapixels'),
  unreadable: () => badField('image', 'is damaged and could not be read'),
  busy: () => new AppError('unavailable', 'Too many pictures just now. Please try again.', { retryAfter: 2 }),
};

/** Stores before it is referred to and deletes afterwards: a failure between leaves a stray, never a broken picture. */
async function putInPlace({ db, pictures }: Context, userId: number, bytes: Uint8Array): Promise<string> {
  const name = newPictureName();
  await pictures.put(name, bytes);
  const replaced = await replacePictureUrl(db, userId, pictureUrl(name)).catch(async (error: unknown) => {
    await pictures.delete(name);
    throw error;
  });
  const stray = replaced ? pictureNameOf(replaced.before) : name;
  if (stray !== undefined) await pictures.delete(stray);
  if (!replaced) throw new AppError('unauthenticated', 'Please sign in');
  return pictureUrl(name);
}

export const pictureHandlers: Handlers<typeof pictureCalls> = {
  async getProfilePicture(_, { context: { db }, actor }) {
    return { profile_picture_url: await findPictureUrl(db, actor.userId) };
  },

  async setProfilePicture({ file }, { context, actor }) {
    await limitTries(context.db, limit, `user ${actor.userId}`, context.now());
    const prepared = await preparePicture(file, size);
    if (typeof prepared === 'string') throw refusals[prepared]();
    return { profile_picture_url: await putInPlace(context, actor.userId, prepared) };
  },

  async deleteProfilePicture(_, { context: { db, pictures }, actor }) {
    const replaced = await replacePictureUrl(db, actor.userId, null);
    const name = pictureNameOf(replaced?.before ?? null);
    if (name !== undefined) await pictures.delete(name);
    return { profile_picture_url: null };
  },
};
