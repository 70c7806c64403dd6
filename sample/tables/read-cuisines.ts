import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { readBlocks, readFields } from './read-blocks.ts';
import { emojiOf, readDishes, type TableDish } from './read-dishes.ts';

export interface Cuisine {
  /** The file's name without its ending: "french-bistro". */
  readonly id: string;
  readonly name: string;
  /** Of the pictures' ground, in degrees of OKLCH. */
  readonly hue: number;
  /** The emoji of the restaurants' pictures, one list a picture. */
  readonly pictures: readonly (readonly string[])[];
  readonly dishes: readonly TableDish[];
}

const folder = join(import.meta.dirname, 'cuisines');

/** Every cuisine's table, by name of the file. */
export function readCuisines(): Cuisine[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map(readCuisine);
}

function readCuisine(file: string): Cuisine {
  const [head = [], ...blocks] = readBlocks(join(folder, file));
  const { fields } = readFields(head, ['cuisine', 'hue', 'pictures']);
  if (!fields.cuisine || !fields.hue || !fields.pictures) {
    throw new Error(`${file}: begins with cuisine, hue and pictures`);
  }
  return {
    id: file.replace('.txt', ''),
    name: fields.cuisine,
    hue: Number(fields.hue),
    pictures: fields.pictures.split(' ').map(emojiOf),
    dishes: readDishes(blocks, 'Menu'),
  };
}
