import type { MenuFilePreview, MenuFileRow } from '@clearplate/contract/menu-file';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { countOf, describeCounts, whyNotApplied, whyNotRead } from './describe-file.ts';

const previewOf = (...outcomes: MenuFileRow['outcome'][]) =>
  ({
    version: 'v1',
    missing: [],
    rows: outcomes.map((outcome, line) => ({ outcome, line })),
  }) as unknown as MenuFilePreview;
const error = (code: ApiError['code'], issues: ApiError['issues'] = []) =>
  new ApiError({ status: 400, code, message: 'is none', issues });

describe('what a file would do', () => {
  it('is counted with what is wrong first', () => {
    const preview = previewOf('unchanged', 'new', 'wrong', 'new', 'changed');
    expect(describeCounts(preview)).toBe('1 wrong, 2 new, 1 changed, 1 unchanged');
    expect(countOf(preview, 'new')).toBe(2);
  });

  it('leaves out what is none, and says where there is nothing', () => {
    expect(describeCounts(previewOf('new'))).toBe('1 new');
    expect(describeCounts(previewOf())).toBe('No dishes in the file');
  });
});

describe('why a file was not looked at', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['too large', error('too_large'), ['The file is larger than 2 MB: leave out what is not the menu.']],
    ['as a whole', error('bad_request', [{ field: 'file', message: 'is no CSV' }]), ['The file is no CSV.']],
    [
      'by its columns, each',
      error('bad_request', [
        { field: 'milk', message: 'stands there twice' },
        { field: 'nane', message: 'is no column' },
      ]),
      ['“milk” stands there twice.', '“nane” is no column.'],
    ],
    [
      'no answer',
      error('unavailable'),
      ['The file could not be read: Clearplate isn’t answering right now. Please try again.'],
    ],
    ['whatever else', new Error('x'), ['The file could not be read. Please try again.']],
  ])('%s', (_, thrown, lines) => {
    expect(whyNotRead(thrown)).toEqual(lines);
  });
});

describe('why a file was not applied: always that nothing was changed', () => {
  it.each([
    ['precondition_failed', 'the menu has changed since'],
    ['unavailable', 'Clearplate isn’t answering right now'],
    ['internal', 'Please try again'],
    ['unauthenticated', 'signed out'],
  ] as const)('%s', (code, words) => {
    expect(whyNotApplied(error(code))).toMatch(/^Nothing was changed/);
    expect(whyNotApplied(error(code))).toContain(words);
  });

  it('names each fault', () => {
    const issues = [
      { field: 'line 3', message: 'has no name' },
      { field: 'line 5, Name', message: 'is too long' },
    ];
    expect(whyNotApplied(error('bad_request', issues))).toBe(
      'Nothing was changed: line 3: has no name; line 5, Name: is too long',
    );
  });
});
