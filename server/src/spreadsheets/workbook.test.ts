import { deflateRawSync } from 'node:zlib';
import { unpack } from '@clearplate/menus/sheet/unpack';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindOfBytes, readWorkbookFile } from './read-workbook.ts';
import { readWorkbook } from './workbook.ts';
import { writeWorkbook } from './write-workbook.ts';
import { writeZip } from './zip.ts';

const rels = (target: string) =>
  `<Relationships><Relationship Id="rId1" Target="${target}"/><Relationship Id="rId2" Target="/xl/worksheets/b.xml"/></Relationships>`;

/** Returns a workbook as other programs write it: with a prefix, shared strings, and a second sheet. */
const bookOf = (sheet: string, more: Readonly<Record<string, string>> = {}) =>
  writeZip({
    'xl/workbook.xml':
      '<x:workbook xmlns:x="a" xmlns:r="b"><x:sheets><x:sheet name="Hidden" state="hidden" r:id="rId2"/><x:sheet name="Mains &amp; more" r:id="rId1"/><x:sheet name="Drinks" r:id="rId2"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels': rels('worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/worksheets/b.xml': '<worksheet><sheetData><row r="1"><c r="A1"><v>7</v></c></row></sheetData></worksheet>',
    ...more,
  });

const cellsOf = (sheet: string, more = {}) => readWorkbook(bookOf(sheet, more)).rows.map(({ cells }) => cells);
const faultOf = async (bytes: Uint8Array) => {
  const read = await readWorkbookFile(bytes);
  return 'fault' in read ? read.fault : 'none';
};

describe('a workbook', () => {
  it('comes back as it was written, whatever its texts begin with', () => {
    const text = fc.string({ unit: 'grapheme' }).map((each) => each.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]|_x/gu, '.'));
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const told = rows.filter((row) => row.some((each) => each.trim() !== ''));
        fc.pre(told.length > 0);
        const read = readWorkbook(writeWorkbook('Menu', rows)).rows;
        const blanked = told.map((row) => row.map((each) => (each.trim() === '' ? '' : each)));
        expect(read.map(({ cells }) => cells)).toEqual(
          blanked.map((row) => row.slice(0, row.findLastIndex(Boolean) + 1)),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('is read as other programs write it: the first sheet in sight, by what was saved with formulas', () => {
    const shared =
      '<sst><si><t>ghee</t></si><si><r><t>none but </t></r><r><t>may contain</t></r><rPh><t>ruby</t></rPh></si></sst>';
    const sheet =
      '<row r="3"><c r="B3" t="s"><v>0</v></c><c r="D3" t="s"><v>1</v></c></row>' +
      '<row><c><v>0.30000000000000004</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="str"><f>A1</f><v>contains</v></c></row>';
    const book = readWorkbook(bookOf(sheet, { 'xl/sharedStrings.xml': shared }));
    expect(book).toEqual({
      sheet: 'Mains & more',
      others: ['Drinks'],
      rows: [
        { line: 3, cells: ['', 'ghee', '', 'none but may contain'] },
        { line: 4, cells: ['0.3', 'yes', '#N/A', 'contains'] },
      ],
    });
  });

  it('never loses a warning: a formula without a result and a far column are errors of their row', () => {
    const rows = readWorkbook(
      bookOf('<row><c><f>1+1</f></c></row><row><c r="ZZ2" t="inlineStr"><is><t>contains</t></is></c></row>'),
    ).rows;
    expect(rows.map(({ error }) => error)).toEqual([
      expect.stringContaining('formula without a result'),
      'has more than 100 columns',
    ]);
  });

  it('gives each cell of a merged block its text, and a title none of the others', () => {
    const text = (place: string, said: string) => `<c r="${place}" t="inlineStr"><is><t>${said}</t></is></c>`;
    const sheet = `<row r="1">${text('A1', 'Mains')}</row><row r="2">${text('A2', 'Dal')}${text('B2', 'contains')}</row><row r="3">${text('A3', 'Naan')}</row>`;
    const merged = '<mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="B2:C3"/></mergeCells>';
    const path = 'xl/worksheets/sheet1.xml';
    const cells = cellsOf('', { [path]: `<worksheet><sheetData>${sheet}</sheetData>${merged}</worksheet>` });
    expect(cells).toEqual([['Mains'], ['Dal', 'contains', 'contains'], ['Naan', 'contains', 'contains']]);
  });
});

describe('bytes that are no workbook', () => {
  const whole = bookOf('<row><c><v>1</v></c></row>');
  const withByte = (at: number, byte: number) =>
    Buffer.concat([whole.subarray(0, at), Buffer.from([byte]), whole.subarray(at + 1)]);

  it('say what is wrong and what to do', async () => {
    const encrypted = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect(kindOfBytes(encrypted)).toEqual({ fault: expect.stringContaining('protected by a password') as string });
    expect(kindOfBytes(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]))).toEqual({
      fault: expect.stringContaining('.xls') as string,
    });
    expect(kindOfBytes(Buffer.from('%PDF-1.7'))).toEqual({ fault: expect.stringContaining('PDF') as string });
    expect(kindOfBytes(Buffer.from('Name,Milk'))).toBeUndefined();
    expect(await faultOf(writeZip({ 'word/document.xml': '<a/>' }))).toContain('Word document');
    expect(await faultOf(writeZip({ 'content.xml': '<a/>' }))).toContain('OpenDocument');
    expect(await faultOf(writeZip({ 'menu.txt': 'soup' }))).toContain('is an archive');
    expect(await faultOf(bookOf('', { 'xl/worksheets/b.xml': '<worksheet> </worksheet>' }))).toBe('is empty');
    const doctype = '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>';
    expect(await faultOf(bookOf('', { 'xl/worksheets/sheet1.xml': doctype }))).toContain('is damaged');
  });

  it('are found damaged by any byte of a part that is another, and never read as something else', () => {
    const good = JSON.stringify(readWorkbook(whole));
    for (let at = 0; at < whole.length; at += 1) {
      const read = (() => {
        try {
          return JSON.stringify(readWorkbook(withByte(at, (whole[at] ?? 0) ^ 0x15)));
        } catch (error) {
          return (error as Error).name;
        }
      })();
      // Headers have fields that nothing depends on.
      expect([good, 'NoWorkbook']).toContain(read);
    }
    for (let length = 0; length < whole.length; length += 7)
      expect(() => readWorkbook(whole.subarray(0, length))).toThrow(/damaged/);
  });

  it('are refused where they unpack to too much, whatever they say of their size', async () => {
    const bomb = bookOf(`<row><c t="inlineStr"><is><t>${'x'.repeat(17_000_000)}</t></is></c></row>`);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await faultOf(bomb)).toContain('too large once it is unpacked');
    const liar = Buffer.from(writeZip({ a: 'x'.repeat(1000) }));
    const central = liar.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    liar.writeUInt32LE(10, central + 24);
    expect(() => unpack(liar, () => true)).toThrow('damaged');
    expect(deflateRawSync('x').length).toBeGreaterThan(0);
  });
});
