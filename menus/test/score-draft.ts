import type { Draft } from '../src/draft.ts';
import type { Truth } from './layouts.ts';

export interface Score {
  readonly dishes: number;
  readonly found: number;
  /** Dishes that were read and aren't in the truth. */
  readonly invented: number;
  readonly sections: number;
  readonly prices: number;
  readonly priced: number;
  readonly contains: Counts;
  readonly mayContain: Counts;
  /** Allergens denied although the truth doesn't deny them. */
  readonly wronglyAbsent: number;
  readonly missed: readonly string[];
}
export interface Counts {
  readonly right: number;
  readonly wrong: number;
  readonly missing: number;
}

export const keyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Returns how many letters differ, at most `most`. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [y, letter] of Array.from(one).entries()) {
    const next = [y + 1];
    for (let x = 0; x < other.length; x += 1)
      next.push(Math.min((next[x] ?? 0) + 1, (row[x + 1] ?? 0) + 1, (row[x] ?? 0) + (letter === other[x] ? 0 : 1)));
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Compares a draft with what the file says. `slips` lets names differ by an eighth of their letters. */
export function scoreDraft({ dishes }: Pick<Draft, 'dishes'>, truth: readonly Truth[], slips = false): Score {
  const left = new Map(dishes.map((dish, at) => [at, dish]));
  const counts = { found: 0, sections: 0, prices: 0, priced: 0, wronglyAbsent: 0 };
  const contains = { right: 0, wrong: 0, missing: 0 };
  const mayContain = { right: 0, wrong: 0, missing: 0 };
  const missed: string[] = [];
  for (const said of truth) {
    const key = keyOf(said.name);
    const near =
      [...left].find(([, dish]) => keyOf(dish.name) === key) ??
      (slips ? [...left].find(([, dish]) => distance(keyOf(dish.name), key) <= key.length / 8) : undefined);
    if (said.cents !== undefined) counts.priced += 1;
    if (!near) {
      missed.push(said.name);
      continue;
    }
    const [at, dish] = near;
    left.delete(at);
    counts.found += 1;
    if (keyOf(dish.section) === keyOf(said.section)) counts.sections += 1;
    if (said.cents !== undefined && dish.priceCents === said.cents) counts.prices += 1;
    const read = (level: string) =>
      new Set(dish.claims.filter((claim) => claim.level === level).map(({ allergen }) => allergen));
    for (const [level, wanted, count] of [
      ['contains', said.contains, contains],
      ['may_contain', said.mayContain, mayContain],
    ] as const) {
      const own = read(level);
      for (const id of wanted) count[own.has(id) ? 'right' : 'missing'] += 1;
      count.wrong += [...own].filter((id) => !wanted.includes(id)).length;
    }
    counts.wronglyAbsent += [...read('absent')].filter((id) => !said.absent.includes(id)).length;
  }
  return { dishes: truth.length, ...counts, invented: left.size, contains, mayContain, missed };
}
