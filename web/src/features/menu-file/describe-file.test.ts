import { describe, expect, it } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { whyNotRead } from './describe-file.ts';

const error = (code: ApiError['code'], issues: ApiError['issues'] = []) =>
  new ApiError({ status: 400, code, message: 'is none', issues });

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
