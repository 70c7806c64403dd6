import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readMenu } from '../../menus/src/read-menu.ts';
import { readCsv } from '../../server/src/text-files/read-csv.ts';
import { readLines } from '../../server/src/text-files/read-lines.ts';
import { root } from '../run-program.ts';
import { type LabelledSet, type LabelledText, readCodes } from './labelled-text.ts';

const blindFolder = path.join(root, 'domain/fixtures/blind');
const secondFolder = path.join(root, 'domain/fixtures/second-blind');

type BlindLine = {
  id: string;
  kind: string;
  trap: boolean;
  name?: string;
  ingredients: string;
  contains: string[];
  mayContain: string[];
  either: string[];
};

async function readJsonLines<Line>(file: string): Promise<Line[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Line);
}

const readLabelled = async (file: string): Promise<LabelledText[]> =>
  (await readJsonLines<BlindLine>(file)).map(({ contains, mayContain, either, ...rest }) => ({
    ...rest,
    contains: new Set(contains),
    mayContain: new Set(mayContain),
    either: new Set(either),
  }));

/** This was the first answer to a text, before any cause of a miss was fixed. */
export interface FirstAnswer {
  readonly id: string;
  readonly contains: readonly string[];
  readonly mayContain: readonly string[];
  readonly opaque: readonly string[];
}

/** Loads texts by an author who knew the nine allergens but not the lexicon, with the first answers to them. */
export async function loadSecondBlindSet(): Promise<{ set: LabelledSet; first: readonly FirstAnswer[] }> {
  const [texts, first] = await Promise.all([
    readLabelled(path.join(secondFolder, 'lines.jsonl')),
    readJsonLines<FirstAnswer>(path.join(secondFolder, 'first-answers.jsonl')),
  ]);
  const about =
    'brands, fusion dishes, misspellings, menus in two languages, substitutes and traps, written by somebody who had not ' +
    'read the lexicon';
  return { set: { name: 'second blind set', about, isComplete: true, texts }, first };
}

/** Loads the texts that somebody labelled by hand before anybody tried them. */
export async function loadBlindSet(): Promise<LabelledSet> {
  const files = (await readdir(blindFolder)).filter((file) => file.endsWith('.jsonl')).toSorted();
  const read = await Promise.all(files.map((file) => readLabelled(path.join(blindFolder, file))));
  const texts = read.flat();
  const about =
    'menu lines, packages and home recipes, written and labelled by hand before anybody tried them; half are traps. ' +
    'The first answers, before any cause of a miss was mended, had a recall of 0.919 and a precision of 0.840; since then ' +
    'the lexicon was mended until it fitted them';
  return { name: 'blind set', about, isComplete: true, texts };
}

/** Returns the rows of a CSV file as objects by column. */
export async function readRows(file: string): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  let names: readonly string[] | undefined;
  for await (const { cells, error } of readCsv(readLines(createReadStream(file)))) {
    if (error !== undefined) throw new Error(`${file}: ${error}`);
    if (names === undefined) names = cells;
    else rows.push(Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
  }
  return rows;
}

const none: ReadonlySet<string> = new Set();

async function loadChain(data: string): Promise<LabelledSet> {
  const rows = await readRows(path.join(data, 'labelled/jamba_2022_ingredients_allergens.csv'));
  const texts = rows.map((row): LabelledText => ({
    id: row['id'] ?? '',
    name: row['name'] ?? '',
    ingredients: row['ingredients'] ?? '',
    contains: readCodes(row['official_b9'] ?? ''),
    // Only two rows have such a statement, which names these two in words.
    mayContain: row['official_may_contain'] ? new Set(['tree-nuts', 'sesame']) : none,
    either: none,
  }));
  return {
    name: 'chain',
    about: 'whole ingredient statements of a juice chain, its own labels',
    isComplete: true,
    texts,
  };
}

async function loadPackages(data: string): Promise<LabelledSet> {
  const rows = await readRows(path.join(data, 'labelled/usda_fdc_branded_labelled.csv'));
  const texts = rows.map((row): LabelledText => ({
    id: row['fdc_id'] ?? '',
    ingredients: row['ingredients'] ?? '',
    contains: readCodes(row['declared_b9'] ?? ''),
    mayContain: none,
    either: none,
  }));
  const about = 'packaged food of USDA FoodData Central without its "CONTAINS:" line, which is the label';
  return { name: 'packages', about, isComplete: true, texts };
}

/** The source cut off its texts at this length. */
const cutAt = 250;

async function loadTagged(data: string): Promise<LabelledSet> {
  const rows = await readRows(path.join(data, 'labelled/off_us_products_sample.csv'));
  const tagged = rows.filter((row) => row['b8_from_tags_no_wheat'] && (row['ingredients'] ?? '').length < cutAt);
  const texts = tagged.map((row): LabelledText => ({
    id: row['barcode'] ?? '',
    name: row['product_name'] ?? '',
    ingredients: row['ingredients'] ?? '',
    contains: readCodes(row['b8_from_tags_no_wheat'] ?? ''),
    mayContain: none,
    either: none,
  }));
  const about =
    'tags of Open Food Facts, made from the texts by a parser of its own: circular, and a missing tag says nothing';
  return { name: 'tagged products', about, isComplete: false, texts };
}

/** Loads the sets from a folder of collected data. */
export function loadCollectedSets(data: string): Promise<LabelledSet[]> {
  return Promise.all([loadChain(data), loadPackages(data), loadTagged(data)]);
}

/** Loads real ingredient statements without labels. */
export async function loadStatements(data: string): Promise<string[]> {
  const rows = await readRows(path.join(data, 'labelled/usda_fdc_branded_unlabelled.csv'));
  return rows.flatMap((row) => row['ingredients'] || []);
}

/** Drops the last piece of a text that the source may have cut within a word. */
export const withoutCut = (text: string): string =>
  text.length < cutAt ? text : text.replace(/[^,;:.()[\]{}*]*$/, '');

/** Loads what a burger chain's guides in Australia print, by guide and dish. */
export async function loadGuides(data: string): Promise<{ id: string; text: string }[]> {
  const charts = (await readdir(path.join(data, 'charts'))).filter((name) => name.startsWith('Nutritional-Guide'));
  const printed: { id: string; text: string }[] = [];
  for (const name of charts.toSorted()) {
    const draft = await readMenu({ name, bytes: new Uint8Array(await readFile(path.join(data, 'charts', name))) });
    if ('problem' in draft) throw new Error(`${name}: ${draft.problem}`);
    printed.push(...draft.dishes.map((dish) => ({ id: `${name} ${dish.name}`, text: dish.ingredients.join(', ') })));
  }
  return printed;
}

/** Loads further ingredient statements: packages of two databases, and a burger chain's guides. */
export async function loadFurtherStatements(data: string): Promise<string[]> {
  const [tagged, packages] = await Promise.all(
    ['off_us_products_sample.csv', 'usda_fdc_branded_labelled.csv'].map((file) =>
      readRows(path.join(data, 'labelled', file)),
    ),
  );
  return [
    ...(tagged ?? []).map((row) => withoutCut(row['ingredients'] ?? '')),
    ...(packages ?? []).map((row) => row['ingredients'] ?? ''),
    ...(await loadGuides(data)).map(({ text }) => text),
  ];
}

/** Loads names of ingredients as labels have them. */
export async function loadIngredientNames(data: string): Promise<string[]> {
  const rows = await readRows(path.join(data, 'vocab/off_ingredients_en.csv'));
  return rows.flatMap((row) => row['name_en'] || []);
}
