import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-program.ts';

/** Returns the folder of collected data, if there is one: CLEARPLATE_DATA, or one beside the project. */
export function findData(): string | undefined {
  const folders = [process.env['CLEARPLATE_DATA'], path.join(root, '../shared/data')];
  return folders.find((folder) => folder !== undefined && existsSync(path.join(folder, 'labelled')));
}
