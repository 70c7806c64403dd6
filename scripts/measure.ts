import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeVerdictCounts } from '@clearplate/domain/verdict/restaurant-summary';
import { countAnswers, writeAnswers } from './measuring/answers-per-profile.ts';
import { measureCallSheet, ofBest, shareSettled, withMany, writeCallSheetReport } from './measuring/call-sheet.ts';
import { brierScore, calibrationError } from './measuring/calibration.ts';
import { scoreAllAsking } from './measuring/asked-scores.ts';
import { describeRuns } from './measuring/asking-report.ts';
import { findData } from './measuring/data-folder.ts';
import { loadBlindSet, loadCollectedSets, loadSecondBlindSet, loadStatements } from './measuring/load-sets.ts';
import { measureMenus } from './measuring/measure-menus.ts';
import { measureRecipes } from './measuring/measure-recipes.ts';
import { measureSpeed } from './measuring/measure-speed.ts';
import { countKept, precisionOf, recallOf, scoreSet } from './measuring/score.ts';
import { readRecipes } from './measuring/read-recipes.ts';
import { writeRecipeReport } from './measuring/recipe-report.ts';
import { writeReport } from './measuring/write-report.ts';
import { root } from './run-program.ts';

const report = 'docs/reports/allergen-accuracy.md';
const answersReport = 'docs/reports/answers-per-profile.md';
const callSheetReport = 'docs/reports/call-sheet.md';
const recipeReport = 'docs/reports/recipe-calibration.md';

async function measureAllergens(data: string | undefined): Promise<void> {
  const blind = await loadBlindSet();
  const skipped = data === undefined ? ['Skipped: the collected sets (CLEARPLATE_DATA names no folder).'] : [];
  const second = await loadSecondBlindSet();
  const first = countKept(second.set, second.first);
  const [recall, precision] = [recallOf(first), precisionOf(first)].map((value) => value.toFixed(3));
  const about = `${second.set.about}. The first answers, kept in \`domain/fixtures/second-blind\`, had a recall of ${recall} and a precision of ${precision}`;
  const sets = [blind, { ...second.set, about }, ...(data === undefined ? [] : await loadCollectedSets(data))];
  const scores = sets.map((set) => scoreSet(set));
  const texts = data === undefined ? blind.texts.map(({ ingredients }) => ingredients) : await loadStatements(data);
  const speed = await measureSpeed(texts);
  const asking = data === undefined ? undefined : await scoreAllAsking(data);
  await writeFile(path.join(root, report), writeReport(scores, skipped, speed, asking));
  for (const line of [...skipped, ...(asking === undefined ? [] : describeRuns(asking))]) console.log(line);
  for (const { set, total } of scores)
    console.log(`${set.name}: recall ${recallOf(total).toFixed(3)}, precision ${precisionOf(total).toFixed(3)}`);
  console.log(
    `${Math.round(speed.assessed)} texts a second, ${Math.round(speed.command)} with the command. Written: ${report}`,
  );
}

async function measureEstimates(data: string | undefined): Promise<void> {
  if (data === undefined)
    return console.log(`Skipped: ${recipeReport} (CLEARPLATE_DATA names no folder with recipes).`);
  const measure = measureRecipes(await readRecipes(data));
  await writeFile(path.join(root, recipeReport), writeRecipeReport(measure));
  const [error, brier] = [calibrationError(measure.assessed), brierScore(measure.assessed)];
  console.log(
    `Estimates: calibration error ${error.toFixed(3)}, Brier score ${brier.toFixed(3)}. Written: ${recipeReport}`,
  );
}

async function measureAnswers(): Promise<void> {
  const answers = countAnswers(new Date());
  await writeFile(path.join(root, answersReport), writeAnswers(answers));
  for (const { name, counts } of answers) console.log(`${name}: ${describeVerdictCounts(counts)}`);
  console.log(`Written: ${answersReport}`);
}

async function measureQuestions(data: string | undefined): Promise<void> {
  if (data === undefined) console.log('Skipped: menus of chains (CLEARPLATE_DATA names no folder).');
  const sets = await measureCallSheet(data, 2000);
  await writeFile(path.join(root, callSheetReport), writeCallSheetReport(sets));
  for (const { name, menus } of sets)
    for (const [whose, some] of [
      [name, menus],
      [`${name}, with five questions or more`, withMany(menus)],
    ] as const) {
      const [share, best] = [shareSettled(some, 'greedy', 3), ofBest(some, 'greedy', 3)].map((one) => one.toFixed(3));
      console.log(`${whose}: three questions settle ${share} of what can be settled, ${best} of the best possible`);
    }
  console.log(`Written: ${callSheetReport}`);
}

const measures = {
  answers: measureAnswers,
  recipes: measureEstimates,
  allergens: measureAllergens,
  menus: measureMenus,
  questions: measureQuestions,
};

const isMeasure = (name: string): name is keyof typeof measures => name in measures;

/**
 * `npm run measure`: writes reports on what the sample's menus answer, how well ingredients are estimated, how well and
 * fast allergens are found and menus read, and what the first questions settle; `npm run measure -- menus` only one of them.
 */
export async function run(args: string[]): Promise<void> {
  const data = findData();
  const names = args.length === 0 ? Object.keys(measures) : args;
  const unknown = names.find((name) => !isMeasure(name));
  if (unknown !== undefined) {
    console.error(
      `There is no measure "${unknown}". Give one of ${Object.keys(measures).join(', ')}, or none to run them all.`,
    );
    process.exit(2);
  }
  for (const name of names.filter(isMeasure)) await measures[name](data);
}
