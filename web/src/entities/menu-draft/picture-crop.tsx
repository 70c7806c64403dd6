import './picture-crop.css';
import { useEffect, useRef } from 'react';
import { t } from '../../translations/t.ts';

interface PictureCropProps {
  picture: Blob;
  /** Left, top, width and height, in pixels of the picture as it is looked at. */
  box: readonly [number, number, number, number];
  label: string;
}

/** Room around the words, so that a price beside them is in sight. In pixels. */
const around = 24;

/** Shows the part of a photograph that a dish was read from. */
export function PictureCrop({ picture, box, label }: PictureCropProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const [left, top, width, height] = box;
  useEffect(() => {
    let isGone = false;
    const place = [left - around, top - around, width + 2 * around, height + 2 * around].map(Math.round);
    const [x = 0, y = 0, wide = 1, high = 1] = place;
    // Only this part of it is decoded into memory that stays.
    createImageBitmap(picture, Math.max(0, x), Math.max(0, y), Math.max(1, wide), Math.max(1, high)).then(
      (crop) => {
        const canvas = ref.current;
        if (!isGone && canvas) {
          canvas.width = crop.width;
          canvas.height = crop.height;
          canvas.getContext('2d')?.drawImage(crop, 0, 0);
        }
        crop.close();
      },
      // What was read of it stands beside.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [picture, left, top, width, height]);
  return (
    <canvas ref={ref} className="picture-crop" role="img" aria-label={t('{name} in the picture', { name: label })} />
  );
}
