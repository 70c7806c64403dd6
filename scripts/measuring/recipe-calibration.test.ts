import { describe, expect, it } from 'vitest';
import { binsOf, brierScore, calibrationError } from './calibration.ts';
import { findData } from './data-folder.ts';
import { assessEstimates } from './assess-estimates.ts';
import { measureRecipes } from './measure-recipes.ts';
import { readRecipes } from './read-recipes.ts';
import { writtenRecipes } from './written-recipes.ts';

const data = findData();
if (data === undefined) console.log('Skips the collected recipes: CLEARPLATE_DATA names no folder.');

describe('calibration', () => {
  const right = { probability: 0.8, isThere: true };
  const wrong = { probability: 0.8, isThere: false };

  it('is the distance of what is stated from what is so', () => {
    expect(calibrationError([right, right, right, right, wrong])).toBeCloseTo(0);
    expect(calibrationError([right, wrong])).toBeCloseTo(0.3);
    expect(brierScore([right, wrong])).toBeCloseTo((0.04 + 0.64) / 2);
    expect(binsOf([right, { probability: 1, isThere: true }]).map(({ from }) => from)).toEqual([0.8, 0.9]);
  });
});

describe('estimates for recipes of our own', () => {
  const assessed = assessEstimates(writtenRecipes, writtenRecipes);

  it('are right about as often as they say', () => {
    expect(writtenRecipes.length).toBeGreaterThanOrEqual(40);
    expect(calibrationError(assessed)).toBeLessThan(0.15);
    expect(brierScore(assessed)).toBeLessThan(0.2);
  });

  it('are the surer the more often they are right', () => {
    const shares = [0, 0.33, 0.67].map((from) => {
      const band = assessed.filter(({ probability }) => probability >= from && probability < from + 0.34);
      return band.filter(({ isThere }) => isThere).length / band.length;
    });
    expect(shares[1]).toBeGreaterThan(shares[0] ?? 1);
    expect(shares[2]).toBeGreaterThan(shares[1] ?? 1);
    expect(shares[2]).toBeGreaterThan(0.75);
  });
});

describe.skipIf(data === undefined)('estimates for collected recipes', () => {
  it('are right about as often as they say, on recipes that set nothing', async () => {
    const { assessed, found } = measureRecipes(await readRecipes(data ?? ''));
    const base = brierScore(assessed.map(({ isThere, baseRate }) => ({ isThere, probability: baseRate })));
    expect(assessed.length).toBeGreaterThan(1500);
    expect(calibrationError(assessed)).toBeLessThan(0.05);
    expect(brierScore(assessed)).toBeLessThan(0.6 * base);
    expect(found).toBeGreaterThan(0.4);
  });
});
