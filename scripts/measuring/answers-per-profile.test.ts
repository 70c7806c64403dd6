import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnswersOfProfile, countAnswers, writeAnswers } from './answers-per-profile.ts';

let answers: readonly AnswersOfProfile[];
beforeAll(() => {
  answers = countAnswers(new Date('2026-11-20T12:00:00.000Z'));
}, 60_000);

const countsOf = (name: string) => answers.find((one) => one.name === name)!.counts;

describe('the answers for typical profiles', () => {
  it('are fewer where traces are dangerous, and none is lost', () => {
    const [ask, dangerous] = [countsOf('peanut'), countsOf('peanut, traces dangerous')];
    expect(dangerous.none_declared).toBeLessThan(ask.none_declared / 2 + 1);
    expect(dangerous.avoid).toBeGreaterThan(ask.avoid);
    expect(dangerous.cross_contact).toBe(0);
    const totals = answers.map(({ counts }) => Object.values(counts).reduce((sum, count) => sum + count, 0));
    expect(new Set(totals).size).toBe(1);
  });

  it('stand in the report as the command writes them', async () => {
    const report = path.resolve(import.meta.dirname, '../../docs/reports/answers-per-profile.md');
    expect(await readFile(report, 'utf8')).toBe(writeAnswers(answers));
  });
});
