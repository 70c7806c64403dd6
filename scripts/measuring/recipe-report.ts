import { binsOf, brierScore, calibrationError } from './calibration.ts';
import type { AssessedEstimate } from './assess-estimates.ts';

/** Holds measurements on one half of the recipes, with shares fitted on the other half. */
export type RecipeMeasure = {
  recipes: number;
  fittedOn: number;
  assessed: readonly AssessedEstimate[];
  fitting: readonly AssessedEstimate[];
  /** The estimates name this many of the different ingredients in the recipes. */
  found: number;
};

const two = (number: number): string => number.toFixed(2);
const three = (number: number): string => number.toFixed(3);
const share = (assessed: readonly AssessedEstimate[]): string =>
  assessed.length === 0 ? '–' : two(assessed.filter(({ isThere }) => isThere).length / assessed.length);

function groundLines({ assessed, fitting }: RecipeMeasure): string[] {
  const all = Map.groupBy([...fitting, ...assessed], ({ ground }) => ground);
  return [...all]
    .toSorted(([, one], [, other]) => (other[0]?.probability ?? 0) - (one[0]?.probability ?? 0))
    .map(([ground, both]) => {
      const [fit, measured] = [fitting, assessed].map((some) => some.filter((one) => one.ground === ground));
      const cells = [ground, two(both[0]?.probability ?? 0), fit?.length, share(fit ?? []), measured?.length];
      return `| ${cells.join(' | ')} | ${share(measured ?? [])} |`;
    });
}

/** Returns the page that `npm run measure` writes. */
export function writeRecipeReport(measure: RecipeMeasure): string {
  const { assessed, recipes, fittedOn, found } = measure;
  const base = brierScore(assessed.map(({ isThere, baseRate }) => ({ isThere, probability: baseRate })));
  return `# How far an estimated ingredient is to be believed

Where a restaurant lists no ingredients, [they are estimated](../decisions/0011-estimates.md) from the dish's name and
description. \`npm run measure\` holds the estimates against recipes that people wrote down, and writes this page. An
estimate is right when the recipe lists the ingredient or something that the lexicon knows to be a kind of it (cheddar
for cheese). It sees the name only; the recipes have no descriptions.

The recipes are cut in two by a hash of their ids. On ${fittedOn} of them the shares were set that each word of the tables
stands for, and faults of the reading were looked for. The other ${recipes} are measured here: ${assessed.length} estimates. The names of all
recipes were known when the tables were written, so that more of them name a known dish than names on a menu would.

- Expected calibration error: **${three(calibrationError(assessed))}** (mean distance of a stated probability from what is so).
- Brier score: **${three(brierScore(assessed))}**; with nothing but how often each ingredient stands in any recipe: ${three(base)}.
- ${Math.round(found * 100)} of 100 different ingredients that the recipes list are among the estimates: an estimate names what is
  usual, and never all that there is.

| stated | estimates | mean stated | observed |
|---|---|---|---|
${binsOf(assessed)
  .map(
    ({ from, count, stated, observed }) =>
      `| ${from.toFixed(1)}–${(from + 0.1).toFixed(1)} | ${count} | ${two(stated)} | ${two(observed)} |`,
  )
  .join('\n')}

## By ground

\`dish\`: the dish itself is known. \`family\`: only its kind is ("Grandma's lentil soup" as a soup). \`inherited\`: a known
dish, where its table leaves the word to its family. \`side\`: what comes beside it.

| ground | stated | fitting: estimates | fitting: observed | measured: estimates | measured: observed |
|---|---|---|---|---|---|
${groundLines(measure).join('\n')}

## What these figures don't say

The recipes are one household's collection: home cooking of the United States, more vegetables and baking than on a
menu, few dishes of Asia. \`described\` is not measured. Water and salt are never estimated: recipes leave them unsaid as often as not,
so that neither answer would be wrong.
`;
}
