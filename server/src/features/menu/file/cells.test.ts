import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardCell, unguardCell, writeCsv } from './cells.ts';

const hostile = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', "'", '"', ',', ';', 'a', '＝', ' ') }),
);

describe('a cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=cmd|’/C calc’!A0', '＝1', "'=1"])(
    '%j begins with an apostrophe',
    (text) => {
      expect(guardCell(text)).toBe(`'${text}`);
    },
  );

  it.each(['Soup', "Grandma's", "'s Pannekoekenhuis", '1-2', 'a=b', ''])('%j stays as it is', (text) => {
    expect(guardCell(text)).toBe(text);
    expect(unguardCell(text)).toBe(text);
  });

  it('never begins as a formula does, and comes back as it was', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(guardCell(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        expect(unguardCell(guardCell(text))).toBe(text);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('a file', () => {
  it('is what any reader of CSV takes it for, with a mark that it is UTF-8', () => {
    fc.assert(
      fc.property(fc.array(fc.array(hostile, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const even = rows.map((row) => [...row, '', ''].slice(0, 4));
        const text = writeCsv(even);
        expect(text.startsWith('\uFEFF')).toBe(true);
        const read: string[][] = parse(text.slice(1), { record_delimiter: '\r\n' });
        expect(read.map((row) => row.map(unguardCell))).toEqual(even);
      }),
      { numRuns: 1000 },
    );
  });
});
