import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findData } from './measuring/data-folder.ts';
import { loadBlindSet, loadCollectedSets, loadStatements } from './measuring/load-sets.ts';
import { measureSpeed } from './measuring/measure-speed.ts';
import { precisionOf, recallOf, scoreSet } from './measuring/score.ts';
import { writeReport } from './measuring/write-report.ts';
import { root } from './run-program.ts';

const report = 'docs/allergen-accuracy.md';

/** `npm run measure`: how well and how fast allergens are found, into docs/allergen-accuracy.md. */
export async function run(): Promise<void> {
  const data = findData();
  const blind = await loadBlindSet();
  const skipped = data === undefined ? ['Skipped: the collected sets (CLEARPLATE_DATA names no folder).'] : [];
  const sets = [blind, ...(data === undefined ? [] : await loadCollectedSets(data))];
  const scores = sets.map((set) => scoreSet(set));
  const texts = data === undefined ? blind.texts.map(({ ingredients }) => ingredients) : await loadStatements(data);
  const speed = await measureSpeed(texts);
  await writeFile(path.join(root, report), writeReport(scores, skipped, speed));
  for (const line of skipped) console.log(line);
  for (const { set, total } of scores)
    console.log(`${set.name}: recall ${recallOf(total).toFixed(3)}, precision ${precisionOf(total).toFixed(3)}`);
  console.log(
    `${Math.round(speed.assessed)} texts a second, ${Math.round(speed.command)} with the command. Written: ${report}`,
  );
}
