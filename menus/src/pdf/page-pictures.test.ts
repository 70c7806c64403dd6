import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { fittingScale } from './page-pictures.ts';

it.each([
  [595, 842],
  [842, 1191],
])('draws a page of %d × %d points as large as it is asked to', (width, height) => {
  expect(fittingScale(width, height, 2)).toBe(2);
});

it.each([
  [2384, 3370],
  [12_000, 9000],
  [14_400, 14_400],
  [14_400, 300],
  [300, 14_400],
])('draws a page of %d × %d points no larger than a canvas may be, and nearly so large', (width, height) => {
  const scale = fittingScale(width, height, 2);
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  expect(Math.max(wide, high)).toBeLessThanOrEqual(limits.canvasSide);
  expect(wide * high).toBeLessThanOrEqual(limits.canvasPixels);
  expect(Math.max((wide * high) / limits.canvasPixels, Math.max(wide, high) / limits.canvasSide)).toBeGreaterThan(0.9);
});
