import type { AssessedEstimate } from './assess-estimates.ts';

type Probability = Pick<AssessedEstimate, 'probability' | 'isThere'>;

/** Estimates of about the same probability, and how many of them were right. */
export type Bin = { from: number; count: number; stated: number; observed: number };

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Ten bins from 0 to 1, the empty ones left out. */
export function binsOf(assessed: readonly Probability[]): Bin[] {
  const byBin = Map.groupBy(assessed, ({ probability }) => Math.min(9, Math.floor(probability * 10)));
  return [...byBin]
    .toSorted(([one], [other]) => one - other)
    .map(([bin, inside]) => ({
      from: bin / 10,
      count: inside.length,
      stated: mean(inside.map(({ probability }) => probability)),
      observed: mean(inside.map(({ isThere }) => Number(isThere))),
    }));
}

/** How far what is stated lies from what is so, each bin counted as often as it has estimates. */
export function calibrationError(assessed: readonly Probability[]): number {
  return (
    binsOf(assessed).reduce((sum, { count, stated, observed }) => sum + count * Math.abs(stated - observed), 0) /
    assessed.length
  );
}

/** Mean square of what an estimate is wrong by: 0 is perfect, 0.25 is what "one half" always gets. */
export function brierScore(assessed: readonly Probability[]): number {
  return mean(assessed.map(({ probability, isThere }) => (probability - Number(isThere)) ** 2));
}
