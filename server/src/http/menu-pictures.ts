import type { PictureLimits } from './picture-upload.ts';

/**
 * Pictures of restaurants and dishes. The one before isn't deleted with its place: another dish may have been made as a
 * copy, and the daily look for strays finds those that nothing has any more.
 */
export const menuPictures: PictureLimits = {
  // Somebody who takes pictures of a whole menu.
  tries: { name: 'menu pictures', hits: 120, seconds: 600 },
  // As wide as a page's head on a dense screen; cards cut the same picture.
  size: { width: 1280, height: 960 },
};
