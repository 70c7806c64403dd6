import './source-crop.css';
import { useEffect, useRef } from 'react';
import { t } from '../../translations/t.ts';
import type { Box, ReadFile, Where } from './read-file.ts';

/** Returns a box that contains all boxes on the page of the first. */
function boxAround([first, ...more]: readonly Where[]): Box | undefined {
  if (!first?.box) return undefined;
  const boxes = [first, ...more].flatMap(({ page, box }) => (box && page === first.page ? [box] : []));
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}

/** A crop that failed is tried again when it comes into view again, this many times. */
const mostTries = 3;

interface SourceCropProps {
  file: ReadFile;
  /** Where the dish is, and what else was read of it. */
  places: readonly Where[];
  label: string;
}

/**
 * Shows the part of a photograph, or of a PDF's page, that a dish was read from. It is made when it comes into view.
 */
export function SourceCrop({ file: { crop }, places, label }: SourceCropProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const page = places[0]?.page;
  const box = boxAround(places);
  const [left = 0, top = 0, width = 0, height = 0] = box ?? [];
  const { around = 0, scale = 1, make } = crop ?? {};
  const isThere = make !== undefined && box !== undefined;
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas || !make) return undefined;
    let isGone = false;
    let tries = 0;
    let isMaking = false;
    const show = async () => {
      isMaking = true;
      tries += 1;
      try {
        const x = Math.max(0, left - around);
        const y = Math.max(0, top - around);
        const picture = await make(page, [x, y, left + width + around - x, top + height + around - y]);
        if (!isGone) canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
        picture.close();
        observer.disconnect();
      } catch {
        // What was read of it stands beside.
        if (tries === mostTries) observer.disconnect();
      } finally {
        isMaking = false;
      }
    };
    const observer = new IntersectionObserver((seen) => {
      if (!isMaking && seen.some(({ isIntersecting }) => isIntersecting)) void show();
    });
    observer.observe(canvas);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [make, around, page, left, top, width, height]);
  if (!isThere) return null;
  return (
    <canvas
      ref={ref}
      className="source-crop"
      role="img"
      width={Math.round((Math.min(left, around) + width + around) * scale)}
      height={Math.round((Math.min(top, around) + height + around) * scale)}
      aria-label={t('{name} in the file', { name: label })}
    />
  );
}
