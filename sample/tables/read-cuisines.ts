import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { readBlocks, readFields } from './read-blocks.ts';
import { readDishes, type TableDish } from './read-dishes.ts';

export interface Cuisine {
  /** The file's name without its ending: "french-bistro". */
  readonly id: string;
  readonly name: string;
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
  const { fields } = readFields(head, ['cuisine']);
  if (!fields.cuisine) throw new Error(`${file}: begins with its cuisine`);
  return {
    id: file.replace('.txt', ''),
    name: fields.cuisine,
    dishes: readDishes(blocks, 'Menu'),
  };
}
