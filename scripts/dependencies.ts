import { writeFile } from 'node:fs/promises';
import { dependencyFiles } from './delivery/dependency-files.ts';

/** `npm run dependencies`: writes down what Clearplate is made of, and under which licences. */
export async function run(): Promise<void> {
  for (const { file, text } of dependencyFiles()) {
    await writeFile(file, text);
    console.log(file);
  }
}
