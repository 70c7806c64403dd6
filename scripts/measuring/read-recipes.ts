import { createReadStream } from 'node:fs';
import path from 'node:path';
import { readCsv } from '../../server/src/features/import/read-csv.ts';
import { readLines } from '../../server/src/features/import/read-lines.ts';

/** A recipe with its ingredients as somebody wrote them, one a line. */
export type WrittenRecipe = { id: string; name: string; lines: readonly string[] };

/** The named recipes of the collected data. */
export async function readRecipes(data: string): Promise<WrittenRecipe[]> {
  const file = path.join(data, 'recipes/xanthir_recipes.csv');
  const recipes: WrittenRecipe[] = [];
  let names: readonly string[] | undefined;
  for await (const { cells, error } of readCsv(readLines(createReadStream(file)))) {
    if (error !== undefined) throw new Error(`${file}: ${error}`);
    if (names === undefined) names = cells;
    else {
      const row = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
      const lines = (row['ingredients'] ?? '').split('\n').filter((line) => line.trim() !== '');
      recipes.push({ id: row['id'] ?? '', name: row['name'] ?? '', lines });
    }
  }
  return recipes;
}
