import sharp from 'sharp';
import { expect, it } from 'vitest';
import { preparePicture } from './prepare-picture.ts';

const size = { width: 64, height: 64 };

it('decodes two at once, lets twenty wait and sends the others away', async () => {
  const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#070' } })
    .png()
    .toBuffer();
  const prepare = () => preparePicture(picture, size);
  const outcomes = await Promise.all(Array.from({ length: 30 }, prepare));
  expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(8);
  expect(outcomes.filter((outcome) => typeof outcome !== 'string')).toHaveLength(22);
  // Nobody is left waiting: there is room again.
  expect(typeof (await prepare())).not.toBe('string');
});

it('takes a picture of one pixel and one with transparency, and makes them as large as asked', async () => {
  for (const channels of [3, 4] as const) {
    const background = { r: 0, g: 9, b: 9, alpha: channels === 4 ? 0.5 : 1 };
    const small = await sharp({ create: { width: 1, height: 1, channels, background } })
      .png()
      .toBuffer();
    const prepared = await preparePicture(small, size);
    expect(await sharp(prepared as Buffer).metadata()).toMatchObject({ format: 'webp', ...size });
  }
});
