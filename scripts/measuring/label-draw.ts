import { createHash } from 'node:crypto';
import path from 'node:path';
import { keyOf, leavesOf } from './asked-terms.ts';
import { loadGuides, loadIngredientNames, readRows, withoutCut } from './load-sets.ts';

/** This is a whole ingredient statement, or a recipe's lines, under the id of its source. */
interface Label {
  readonly id: string;
  readonly text: string;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Only a quarter of all labels, by a hash of their ids, may be read while asking is improved. */
export const mayBeRead = (id: string): boolean => Number.parseInt(hash(`fifth set ${id}`).slice(0, 8), 16) % 4 === 0;

async function readLabels(data: string, file: string, id: string, isCut = false): Promise<Label[]> {
  const rows = await readRows(path.join(data, file));
  return rows.map((row) => {
    const text = (row['ingredients'] ?? '').replaceAll(/<[^>]*>/g, ' ');
    return { id: row[id] ?? '', text: isCut ? withoutCut(text) : text };
  });
}

const loadLabels = async (data: string): Promise<Label[]> =>
  (
    await Promise.all([
      readLabels(data, 'labelled/usda_fdc_branded_unlabelled.csv', 'fdc_id'),
      readLabels(data, 'labelled/usda_fdc_branded_labelled.csv', 'fdc_id'),
      readLabels(data, 'labelled/off_us_products_sample.csv', 'barcode', true),
      readLabels(data, 'labelled/jamba_2022_ingredients_allergens.csv', 'id'),
    ])
  ).flat();

const loadRecipeLines = async (data: string): Promise<Label[]> =>
  (
    await Promise.all([
      readLabels(data, 'recipes/tasteset_recipes_unlabelled.csv', 'id'),
      readLabels(data, 'recipes/xanthir_recipes.csv', 'id'),
    ])
  )
    .flat()
    .flatMap(({ id, text }) => text.split('\n').map((line) => ({ id, text: line })));

const legible = /[a-z]{2}|\d{3}/i;

/** Returns every occurrence of a term on some labels in a fixed random order. */
function occurrencesOn(labels: readonly Label[], seed: string): string[] {
  return labels
    .flatMap(({ id, text }, place) =>
      leavesOf(text, legible).map((leaf, at) => ({ leaf, order: hash(`${seed} ${id} ${place} ${at}`) })),
    )
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ leaf }) => leaf);
}

/** The fifth set has terms that nobody has decided, and occurrences of terms whether or not somebody has. */
export interface LabelDraw {
  /** Has 800 terms that are in no earlier set: all that labels have left, in order of draw, and then recipes' lines. */
  readonly unseen: readonly string[];
  /** This many of them are on labels; the rest are in recipes. */
  readonly onLabels: number;
  /** Has every occurrence of a term on held-out labels, in order of draw: the same term may appear many times. */
  readonly met: readonly string[];
}

/** Says how many terms, and how many occurrences, are drawn. */
export const drawSize = 800;

/**
 * Draws from what is held out, given the keys of terms in earlier sets. A term counts as often as it occurs on labels.
 */
export async function drawFromLabels(data: string, earlier: ReadonlySet<string>): Promise<LabelDraw> {
  const [labels, guides, recipes, names] = await Promise.all([
    loadLabels(data),
    loadGuides(data),
    loadRecipeLines(data),
    loadIngredientNames(data),
  ]);
  const isHeld = ({ id }: Label): boolean => !mayBeRead(id);
  const read = [...labels, ...recipes].filter((label) => !isHeld(label)).flatMap(({ text }) => leavesOf(text, legible));
  const known = new Set([...earlier, ...[...read, ...names].map(keyOf)]);
  const unseenOf = (terms: readonly string[]): string[] => {
    const fresh = new Map<string, string>();
    for (const term of terms) {
      const key = keyOf(term);
      if (!known.has(key) && !fresh.has(key)) fresh.set(key, term);
    }
    for (const key of fresh.keys()) known.add(key);
    return [...fresh.values()];
  };
  // Nobody read a guide while asking was improved.
  const held = [...labels.filter(isHeld), ...guides];
  const onLabels = unseenOf(occurrencesOn(held, 'fifth set, unseen')).slice(0, drawSize);
  const inRecipes = unseenOf(occurrencesOn(recipes.filter(isHeld), 'fifth set, recipes'));
  return {
    unseen: [...onLabels, ...inRecipes].slice(0, drawSize),
    onLabels: onLabels.length,
    met: occurrencesOn(held, 'fifth set, met'),
  };
}
