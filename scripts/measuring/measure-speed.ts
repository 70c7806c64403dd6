import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deriveFacts } from '../../domain/src/facts/derive-facts.ts';
import { nothingKnown } from '../../domain/src/facts/dish.ts';
import { lexiconVersion } from '../../domain/src/lexicon/lexicon.ts';
import { assessText } from '../../domain/src/reading/assess-text.ts';
import { allergenAvoidance } from '../../domain/src/verdict/allergen-avoidance.ts';
import { assessDish } from '../../domain/src/verdict/assess-dish.ts';
import type { Eater } from '../../domain/src/verdict/eater.ts';
import { resolveAvoidances } from '../../domain/src/verdict/resolve-avoidance.ts';
import { root } from '../run-program.ts';

export type Speed = {
  texts: number;
  characters: number;
  /**
   * Counts texts per second of processor time: for the assessment, and for splitting at non-letters with a lookup in a
   * set.
   */
  assessed: number;
  split: number;
  /** Counts texts per second of wall time for `npm run assess`, with its start, input and output. */
  command: number;
  menu: MenuSpeed;
};

/** A large menu is assessed in this many milliseconds of processor time: when the program has just begun, and later. */
export interface MenuSpeed {
  readonly dishes: number;
  readonly first: number;
  readonly later: number;
}

const rounds = 6;
const words = new Set('milk butter cheese cream egg wheat flour soy peanut almond sesame fish shrimp'.split(' '));

/** Returns the processor seconds of the fastest of several rounds, because disturbances only add time. */
export function fastest(work: () => void, times = rounds): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < times; round += 1) {
    const start = process.cpuUsage();
    work();
    best = Math.min(best, process.cpuUsage(start).user / 1_000_000);
  }
  return best;
}

/** Does the least work that any reading of a text takes, for comparison. */
export function splitAndLookUp(texts: readonly string[]): number {
  let found = 0;
  for (const text of texts) for (const word of text.toLowerCase().split(/[^a-z]+/)) if (words.has(word)) found += 1;
  return found;
}

const menuSize = 500;

/** Two people have allergies, a preference and a name that nobody knows. */
const eaters: readonly Eater[] = [
  { name: 'Ana', avoids: (['milk', 'peanuts', 'sesame'] as const).map((id) => allergenAvoidance(id)) },
  { name: 'Ben', avoids: [allergenAvoidance('gluten'), ...resolveAvoidances('cilantro, garlic, zorbax')] },
];

/** Measures what the browser does when a menu opens: `assessDish` for each dish, over facts that are already there. */
function timeMenu(texts: readonly string[]): MenuSpeed {
  const dishes = texts
    .slice(0, menuSize)
    .map((text, index) => deriveFacts({ ...nothingKnown, name: `Dish ${index}`, ingredients: [text] }));
  const context = { now: new Date().toISOString(), statementDays: 180, lexiconVersion };
  const assess = () => {
    for (const facts of dishes) assessDish(facts, eaters, context);
  };
  return { dishes: dishes.length, first: fastest(assess, 1) * 1000, later: fastest(assess) * 1000 };
}

async function timeCommand(texts: readonly string[], repeats: number): Promise<number> {
  const directory = await mkdtemp(path.join(tmpdir(), 'clearplate-measure-'));
  try {
    const file = path.join(directory, 'questions.jsonl');
    const lines = texts.map((ingredients, id) => `${JSON.stringify({ id, ingredients })}\n`).join('');
    await writeFile(file, lines.repeat(repeats));
    const start = performance.now();
    const child = spawn(process.execPath, ['scripts/run.mjs', 'assess', file], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.resume();
    await once(child, 'close');
    return (performance.now() - start) / 1000;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Measures how fast texts are assessed, on one core. The ratio of the two figures hardly depends on the computer. */
export async function measureSpeed(texts: readonly string[]): Promise<Speed> {
  const repeats = Math.ceil(50_000 / texts.length);
  const menu = timeMenu(texts);
  const assessed = fastest(() => {
    for (const text of texts) assessText([text]);
  });
  const split = fastest(() => splitAndLookUp(texts));
  return {
    texts: texts.length,
    characters: texts.reduce((sum, text) => sum + text.length, 0),
    assessed: texts.length / assessed,
    split: texts.length / split,
    command: (texts.length * repeats) / (await timeCommand(texts, repeats)),
    menu,
  };
}
