import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

// The labels were written by hand without looking at the lexicon, so that detection can be measured against them.
interface BlindLine {
  id: string;
  kind: string;
  trap: boolean;
  name?: string;
  ingredients: string;
  contains: string[];
  mayContain: string[];
  either: string[];
  why: string;
}

const folder = path.join(import.meta.dirname, '../../fixtures/blind');
const nine = ['milk', 'eggs', 'fish', 'crustacean-shellfish', 'tree-nuts', 'wheat', 'peanuts', 'soybeans', 'sesame'];

const linesFor = (allergen: string): BlindLine[] =>
  readFileSync(path.join(folder, `${allergen}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as BlindLine);

const isWellFormed = (line: BlindLine): boolean =>
  ['menu', 'label', 'recipe'].includes(line.kind) && line.ingredients.trim() !== '' && line.why.trim() !== '';

const isWellLabelled = (line: BlindLine): boolean => {
  const labels = [...line.contains, ...line.mayContain, ...line.either];
  return labels.every((label) => nine.includes(label)) && new Set(labels).size === labels.length;
};

describe('the blind set', () => {
  it.each(nine)('has enough well-formed lines about %s, half of them traps', (allergen) => {
    const lines = linesFor(allergen);
    expect(lines.length).toBeGreaterThanOrEqual(60);
    expect(lines.filter((line) => !isWellFormed(line))).toEqual([]);
    const traps = lines.filter((line) => line.trap).length / lines.length;
    expect(Math.abs(traps - 0.5)).toBeLessThanOrEqual(0.1);
  });

  it.each(nine)('labels each line about %s with the nine alone, each at most once', (allergen) => {
    expect(linesFor(allergen).filter((line) => !isWellLabelled(line))).toEqual([]);
  });

  it.each(nine)('leaves at most a fifth of the lines about %s open', (allergen) => {
    const lines = linesFor(allergen);
    expect(lines.filter((line) => line.either.length > 0).length).toBeLessThanOrEqual(lines.length / 5);
  });

  it('names and words each line once', () => {
    const lines = nine.flatMap(linesFor);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    expect(new Set(lines.map(({ name, ingredients }) => `${name ?? ''}|${ingredients}`)).size).toBe(lines.length);
  });
});
