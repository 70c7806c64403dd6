import { writeFile } from 'node:fs/promises';
import { dependencyFiles } from './delivery/dependency-files.ts';

/** `npm run dependencies`: writes the files about Clearplate's dependencies and their licences. */
export async function run(): Promise<void> {
  for (const { file, text } of dependencyFiles()) {
    await writeFile(file, text);
    console.log(file);
  }
}
