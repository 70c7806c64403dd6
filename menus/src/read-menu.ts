import { readCharts } from './chart/read-chart.ts';
import { findDocumentDate } from './document-date.ts';
import { UnreadableFile, type Doubt, type Draft, type MenuFile, type Problem } from './draft.ts';
import { readExport } from './exports/read-export.ts';
import { decodeText, kindOfBytes, kindOfText } from './file-kind.ts';
import { limits } from './limits.ts';
import { isListByAllergen, listsByAllergen } from './lists-by-allergen.ts';
import { isOwnHeader, readOwnCsv, readOwnLines } from './own/own-records.ts';
import { readPage } from './page/read-page.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { readPicture, type ReadPictureWords } from './picture/read-picture.ts';
import { refusedKinds, refuseUnread } from './refused-kinds.ts';
import { gridOfCsv, readCsvRows } from './sheet/read-csv.ts';
import { readWorkbook } from './sheet/read-sheet.ts';

export interface ReadMenuTools {
  /** Without it, pictures are refused. */
  readonly readPictureWords?: ReadPictureWords | undefined;
  /** Is called with the progress of a long file, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

type Read = Draft & { readonly texts?: readonly string[] };

function readSheet(bytes: Uint8Array): Read {
  const { sheets, hidden } = readWorkbook(bytes);
  const grids = sheets.map(({ grid }) => grid);
  const chart = readCharts(grids, []);
  if (!chart)
    throw new UnreadableFile(
      'No table with dishes was found in the spreadsheet. Its first row should name the columns: item, milk, egg …',
    );
  const doubts: Doubt[] = hidden.map((name) => ({ about: 'file', says: `The hidden sheet “${name}” was not read.` }));
  const texts = grids
    .flatMap(({ rows }) =>
      rows.flatMap((row) => row.map(({ text }) => text).filter((text) => /20\d\d|\/\d\d/.test(text))),
    )
    .slice(0, 2000);
  return {
    kind: hasClaims(chart) ? 'allergen chart' : 'menu',
    dishes: chart.dishes,
    doubts: [...doubts, ...chart.doubts],
    texts,
  };
}

const hasClaims = ({ dishes }: Pick<Draft, 'dishes'>): boolean => dishes.some(({ claims }) => claims.length > 0);

function readTable(text: string): Read {
  const rows = readCsvRows(text);
  if (isOwnHeader(rows[0] ?? [])) return readOwnCsv(rows);
  const chart = readCharts([gridOfCsv(rows)], []);
  if (!chart)
    throw new UnreadableFile(
      'No dishes were found in the text. Its first row should name the columns, separated by commas: item, price, milk, egg …',
    );
  return { kind: hasClaims(chart) ? 'allergen chart' : 'menu', ...chart };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UnreadableFile('The file looks like JSON and is damaged. Export it again.', { cause: error });
  }
}

function readText(text: string): Read {
  switch (kindOfText(text)) {
    case 'page':
      return readPage(text);
    case 'json':
      return readExport(parseJson(text));
    case 'lines of json':
      return readOwnLines(text);
    case 'table':
      return readTable(text);
  }
}

function readBytes(
  bytes: Uint8Array,
  { readPictureWords, onProgress = () => undefined }: ReadMenuTools,
): Promise<Read> | Read {
  const kind = kindOfBytes(bytes);
  switch (kind) {
    case 'pdf':
      return readPdf(bytes, (done, all) => onProgress(done / all));
    case 'archive':
      return readSheet(bytes);
    case 'png':
    case 'jpeg':
      return readPicture(bytes, kind, readPictureWords, onProgress);
    case 'text':
      return readText(decodeText(bytes));
    case 'old office file':
    case 'other picture':
    case 'unknown':
      throw new UnreadableFile(refusedKinds[kind]);
  }
}

/**
 * Reads any file that a menu may come in into one draft, or says what is wrong with it and what to do. Nothing in it is
 * run or fetched. What a file denies is a claim in the draft: it never clears by itself.
 */
export async function readMenu({ name, bytes }: MenuFile, tools: ReadMenuTools = {}): Promise<Draft | Problem> {
  try {
    const refused = refuseUnread(bytes);
    if (refused) return refused;
    const { texts = [], ...draft } = await readBytes(bytes, tools);
    if (draft.dishes.length === 0)
      return { problem: 'No dishes were found in the file. Is it a menu or an allergen chart?' };
    if (isListByAllergen(draft)) return { problem: listsByAllergen };
    if (draft.dishes.length > limits.dishes)
      return { problem: `The file has more than ${limits.dishes} dishes. Split it.` };
    const date = draft.date ?? findDocumentDate(texts, name);
    return { ...draft, ...(date !== undefined && { date }) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: error.message };
    // A file that a reader stumbles over is a damaged one to whoever chose it.
    if (error instanceof RangeError)
      return { problem: 'The file is nested deeper, or is larger, than any menu. Export it in another format.' };
    throw error;
  }
}
