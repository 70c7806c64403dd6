import { zipSync } from 'fflate';

const encoder = new TextEncoder();
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);

export interface XlsxCell {
  readonly text: string;
  readonly bold?: boolean;
  /** #rrggbb */
  readonly fill?: string;
  readonly formula?: string;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Makes a spreadsheet of one sheet. Merges are ranges such as "A1:C1". */
export function makeXlsx(
  rows: readonly (readonly (string | XlsxCell)[])[],
  merges: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): Uint8Array {
  const fills: string[] = [];
  const styleOf = ({ fill, bold }: XlsxCell): number => {
    if (fill === undefined) return bold ? 1 : 0;
    if (!fills.includes(fill)) fills.push(fill);
    return 2 + fills.indexOf(fill);
  };
  const sheet = rows
    .map((row, y) => {
      const cells = row.map((given, x) => {
        const cell = typeof given === 'string' ? { text: given } : given;
        const place = `${String.fromCharCode(65 + x)}${y + 1}`;
        const style = styleOf(cell);
        if (cell.formula !== undefined)
          return `<c r="${place}" t="str"><f>${escape(cell.formula)}</f><v>${escape(cell.text)}</v></c>`;
        return cell.text === '' && style === 0
          ? ''
          : `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escape(cell.text)}</t></is></c>`;
      });
      return `<row r="${y + 1}">${cells.join('')}</row>`;
    })
    .join('');
  const merged =
    merges.length === 0
      ? ''
      : `<mergeCells>${merges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`;
  const styles = `<styleSheet><fonts><font><sz val="10"/></font><font><b/><sz val="10"/></font></fonts><fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fills
    .map((fill) => `<fill><patternFill patternType="solid"><fgColor rgb="FF${fill.slice(1)}"/></patternFill></fill>`)
    .join(
      '',
    )}</fills><cellXfs><xf fontId="0" fillId="0"/><xf fontId="1" fillId="0"/>${fills.map((_, at) => `<xf fontId="0" fillId="${at + 2}"/>`).join('')}</cellXfs></styleSheet>`;
  const parts: Record<string, string> = {
    'xl/workbook.xml':
      '<workbook xmlns:r="x"><sheets><sheet name="Chart" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData>${merged}</worksheet>`,
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, bytesOf(text)])));
}

/** Makes a PDF of its objects, numbered from 1; the first is the catalogue. */
export function makePdf(objects: readonly string[], trailer = ''): Uint8Array {
  let text = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(text.length);
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** A PDF whose pages show lines of text; `catalogue` and `trailer` add to the file. */
export function makeTextPdf(pages: readonly (readonly string[])[], { catalogue = '', trailer = '' } = {}): Uint8Array {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
      stream(`BT /F 11 Tf 50 800 Td 16 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`),
    ]),
  ];
  return makePdf(objects, trailer);
}

/** A PNG that says it has this many pixels, and holds none. */
export function makePngHeader(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
