import type { AssessedEstimate } from './assess-estimates.ts';

type Probability = Pick<AssessedEstimate, 'probability' | 'isThere'>;

/** Groups estimates of similar probability, and counts how many of them were right. */
export type Bin = { from: number; count: number; stated: number; observed: number };

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Returns ten bins from 0 to 1, without empty ones. */
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

/** Returns the mean difference between stated and observed probability, weighted by the estimates in each bin. */
export function calibrationError(assessed: readonly Probability[]): number {
  return (
    binsOf(assessed).reduce((sum, { count, stated, observed }) => sum + count * Math.abs(stated - observed), 0) /
    assessed.length
  );
}

/** Returns the mean square error of the estimates: 0 is perfect, and always stating one half gets 0.25. */
export function brierScore(assessed: readonly Probability[]): number {
  return mean(assessed.map(({ probability, isThere }) => (probability - Number(isThere)) ** 2));
}
