import type { pictureCalls } from '@clearplate/contract/pictures';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readPicture, storePicture } from '../../http/picture-upload.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { pictureNameOf } from '../../pictures/picture-store.ts';
import { findPictureUrl, replacePictureUrl } from './pictures.queries.ts';

// Decoding takes a core for a moment. Nobody changes their picture more often than this.
const tries: Limit = { name: 'profile pictures', hits: 20, seconds: 600 };

/** It is shown at 64 px at most, on screens with up to five device pixels per CSS pixel. */
const size = { width: 320, height: 320 };

async function putInPlace(context: Context, userId: number, bytes: Uint8Array): Promise<string> {
  const { url, before } = await storePicture(context, bytes, async (url) => {
    const replaced = await replacePictureUrl(context.db, userId, url);
    if (!replaced) throw new AppError('unauthenticated', 'Please sign in');
    return { url, before: pictureNameOf(replaced.before) };
  });
  if (before !== undefined) await context.pictures.delete(before);
  return url;
}

export const pictureHandlers: Handlers<typeof pictureCalls> = {
  async getProfilePicture(_, { context: { db }, actor }) {
    return { profile_picture_url: await findPictureUrl(db, actor.userId) };
  },

  async setProfilePicture({ file }, { context, actor }) {
    const prepared = await readPicture(context, actor, file, { tries, size });
    return { profile_picture_url: await putInPlace(context, actor.userId, prepared) };
  },

  async deleteProfilePicture(_, { context: { db, pictures }, actor }) {
    const replaced = await replacePictureUrl(db, actor.userId, null);
    const name = pictureNameOf(replaced?.before ?? null);
    if (name !== undefined) await pictures.delete(name);
    return { profile_picture_url: null };
  },
};
