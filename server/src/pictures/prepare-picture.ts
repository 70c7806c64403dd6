import sharp from 'sharp';
import { createConcurrencyLimit } from '../concurrency-limit.ts';

/** Lists the reasons why bytes can't become a picture. */
export type PictureFault = 'not_a_picture' | 'too_many_pixels' | 'unreadable' | 'busy';

const mostPixels = 40_000_000;

// A large picture takes a core for a moment and tens of megabytes, so two run at once, and few wait.
export const decoding = createConcurrencyLimit({ atOnce: 2, waitingAtMost: 20 });

const signatures = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];

/** The first bytes tell the type, whatever the name says: the decoder itself would take SVG and more. */
function isJpegOrPng(bytes: Uint8Array): boolean {
  return signatures.some((signature) => signature.equals(bytes.subarray(0, signature.length)));
}

function faultOf(error: unknown): PictureFault {
  return error instanceof Error && /pixel limit/i.test(error.message) ? 'too_many_pixels' : 'unreadable';
}

/**
 * Decodes a JPEG or PNG and rewrites it as WebP, upright, cropped to `width` × `height` pixels. Only the pixels
 * survive: no metadata, no location, and nothing that was hidden behind the picture.
 */
export async function preparePicture(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer | PictureFault> {
  if (!isJpegOrPng(bytes)) return 'not_a_picture';
  if (decoding.isFull()) return 'busy';
  return decoding.run(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .autoOrient()
        .resize(width, height, { fit: 'cover' })
        .webp({ quality: 80 })
        .timeout({ seconds: 10 })
        .toBuffer();
    } catch (error) {
      return faultOf(error);
    }
  });
}
