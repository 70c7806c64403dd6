import { describe, expect, it } from 'vitest';
import { importHelp, parseImportArguments } from './import-arguments.ts';
import { createProgress } from './import-progress.ts';
import { addError, addUnheeded, emptyReport } from './import-report.ts';
import { describeReport } from './describe-report.ts';

describe('parseImportArguments', () => {
  it('reads files and options', () => {
    expect(parseImportArguments(['a.csv', '--mapping', 'm.json', '--dry-run', 'b.csv'])).toEqual({
      files: ['a.csv', 'b.csv'],
      mapping: 'm.json',
      errors: undefined,
      dryRun: true,
    });
    expect(parseImportArguments(['--help'])).toBeUndefined();
  });

  it('says how it is called', () => {
    expect(() => parseImportArguments([])).toThrow(`Name at least one file.\n\n${importHelp}`);
    expect(parseImportArguments(['--watch', 'tills'])).toMatchObject({ files: [], watch: 'tills' });
    expect(() => parseImportArguments(['a.csv', '--watch', 'tills'])).toThrow('nothing beside it');
    expect(() => parseImportArguments(['--fast'])).toThrow("Unknown option '--fast'");
  });
});

describe('createProgress', () => {
  function watch(isTTY: boolean) {
    const said: string[] = [];
    let time = 0;
    const output = { isTTY, columns: 60, write: (text: string) => said.push(text) };
    const progress = createProgress(
      output,
      () => time,
      () => 143_000_000,
    );
    return { said, progress, wait: (ms: number) => (time += ms) };
  }

  it('draws a bar over itself on a terminal, within its width', () => {
    const { said, progress, wait } = watch(true);
    wait(1000);
    progress.show({ ...emptyReport(), records: 12_000 }, 0.5);
    progress.show({ ...emptyReport(), records: 12_001 }, 0.6);
    progress.clear();
    expect(said).toEqual(['\r\u001b[K[############............]  50% 12,000 records, 0 rows, 0 a', '\r\u001b[K']);
  });

  it('writes a plain line now and then elsewhere', () => {
    const { said, progress, wait } = watch(false);
    const report = { ...emptyReport(), records: 10, dishes: { created: 5000, updated: 0, unchanged: 0, kept: 0 } };
    wait(4000);
    progress.show(report, 0.4);
    wait(1000);
    progress.show(report, 0.5);
    progress.clear();
    expect(said).toEqual(['50%: 10 records, 5,000 rows, 1,000 a second, 143 MB\n']);
  });
});

describe('sayReport', () => {
  it('says what needs doing', () => {
    const report = emptyReport();
    for (let line = 1; line <= 1500; line += 1) addError(report, { file: 'a', line, reason: 'x' });
    Object.assign(report, { undated: 2, misplaced: 3 });
    for (let line = 1; line <= 1500; line += 1) addUnheeded(report, 2, { file: 'b\n', line, reason: 'kept, but' });
    expect(report.unheededLines).toHaveLength(1000);
    report.dishes.kept = 4;
    expect(report.errors).toHaveLength(1000);
    expect(describeReport(report, 2)).toEqual([
      'Restaurants: 0 new, 0 changed, 0 as before',
      'Dishes: 0 new, 0 changed, 0 as before, 4 edited by hand and left alone',
      'Without a date: the statements of 2 dish records. They warn, and clear nothing; add stated_on.',
      'Far from their zip: 3 restaurants. The place of the zip was taken; correct lat and lng.',
      'b?:1: kept, but',
      'b?:2: kept, but',
      'Kept without a warning of the file: 3,000 dishes that were edited by hand. Let their restaurants look.',
      'The records of the first 2 are listed above.',
      'Left out: 1,500 bad lines. Correct them and run it again.',
      'The first 2 are listed above; --errors FILE writes down all of them.',
    ]);
  });
});
