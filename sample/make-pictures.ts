/**
 * Composes the sample's pictures from Fluent Emoji 3D and the tables:
 *   npm pack @lobehub/fluent-emoji-3d, unpack it, then
 *   node sample/make-pictures.ts path/to/package/assets [only names that begin so]
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { type Canvas, dishLayout, type Layout, restaurantLayout } from './picture-layouts.ts';
import { dishPicture, restaurantPicture } from './picture-names.ts';
import { type Cuisine, readCuisines } from './tables/read-cuisines.ts';
import { readPlaces } from './tables/read-places.ts';

const target = join(import.meta.dirname, 'pictures');
const [, , assets, only = ''] = process.argv;
if (!assets) throw new Error('Which folder are the emoji in?');

function emojiFile(emoji: string): string {
  const code = Array.from(emoji)
    .map((char) => char.codePointAt(0)?.toString(16))
    .join('-');
  return join(assets ?? '', `${code}.webp`);
}

/** The burger's bun has sesame seeds, and most buns of the tables don't: the bun's colour goes over them. */
async function withoutSeeds(file: string): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const seeds = {
    left: Math.round(width * 0.285),
    top: Math.round(height * 0.24),
    width: Math.round(width * 0.43),
    height: Math.round(height * 0.185),
  };
  const bun = await sharp(file).extract(seeds).median(31).png().toBuffer();
  return sharp(file)
    .composite([{ input: bun, left: seeds.left, top: seeds.top }])
    .png()
    .toBuffer();
}

async function place(emoji: string, size: number, angle: number): Promise<Buffer> {
  const file = emojiFile(emoji);
  return sharp(emoji === '🍔' ? await withoutSeeds(file) : file)
    .resize(size, size, { kernel: 'lanczos3' })
    .rotate(angle, { background: '#0000' })
    .png()
    .toBuffer();
}

async function compose(name: string, layout: Layout, canvas: Canvas): Promise<number> {
  const items = await Promise.all(
    layout.items.map(async ({ emoji, x, y, size, angle }) => {
      const input = await place(emoji, size, angle);
      const { width, height } = await sharp(input).metadata();
      return { input, left: Math.round(x - width / 2), top: Math.round(y - height / 2) };
    }),
  );
  const { size } = await sharp(Buffer.from(layout.ground))
    .resize(canvas.width, canvas.height)
    .composite(items)
    .webp({ quality: 72, smartSubsample: true, effort: 6 })
    .toFile(join(target, name));
  return size;
}

async function makeAll(): Promise<void> {
  const cuisines = readCuisines();
  const jobs = new Map<string, () => Promise<number>>();
  const addDish = (cuisine: Cuisine, emoji: readonly string[]) => {
    const name = dishPicture(cuisine, emoji);
    const canvas = { width: 640, height: 480 };
    jobs.set(name, () => compose(name, dishLayout(canvas, cuisine.hue, emoji, name), canvas));
  };
  for (const cuisine of cuisines) {
    for (const { emoji } of cuisine.dishes) addDish(cuisine, emoji);
    for (const [turn, emoji] of cuisine.pictures.entries()) {
      const name = restaurantPicture(cuisine, turn);
      const canvas = { width: 960, height: 540 };
      jobs.set(name, () => compose(name, restaurantLayout(canvas, cuisine.hue, emoji, name), canvas));
    }
  }
  for (const row of readPlaces().flatMap(({ restaurants }) => restaurants)) {
    const cuisine = cuisines.find(({ name }) => name === row.cuisine);
    if (cuisine) for (const { emoji } of row.specials) addDish(cuisine, emoji);
  }
  if (only === '') clearOld();
  let bytes = 0;
  for (const [name, job] of jobs) if (name.startsWith(only)) bytes += await job();
  console.log(`${jobs.size} pictures in the tables, ${Math.round(bytes / 1024)} kB written`);
}

function clearOld(): void {
  mkdirSync(target, { recursive: true });
  for (const file of readdirSync(target)) if (file.endsWith('.webp')) rmSync(join(target, file));
}

await makeAll();
