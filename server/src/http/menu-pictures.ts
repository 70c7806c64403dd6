import type { PictureLimits } from './picture-upload.ts';

/**
 * Limits pictures of restaurants and dishes. A replaced picture isn't deleted at once: a copy of the dish may use it.
 * The daily search for strays deletes those that nothing uses.
 */
export const menuPictures: PictureLimits = {
  // This suffices for somebody who uploads pictures of a whole menu.
  tries: { name: 'menu pictures', hits: 120, seconds: 600 },
  // It is as wide as a page's head on a dense screen. Cards crop the same picture.
  size: { width: 1280, height: 960 },
};
