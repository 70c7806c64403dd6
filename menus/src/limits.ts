/** Limits of a file. A kitchen's chart has a hundredth of this; anything larger is a mistake or an attack. */
export const limits = {
  fileBytes: 20 * 1024 * 1024,
  pdfPages: 300,
  /** Pieces of text on one page. */
  pageRuns: 60_000,
  /** The unpacked size of a spreadsheet's archive. */
  unpackedBytes: 100 * 1024 * 1024,
  sheetCells: 1_000_000,
  rows: 20_000,
  dishes: 20_000,
  pictureSide: 12_000,
  picturePixels: 40_000_000,
  /** The size of a canvas that every browser allows. A larger one is empty, or throws. */
  canvasSide: 16_384,
  canvasPixels: 16_777_216,
  jsonDepth: 60,
  /** The length of one text: a name, a description. */
  textLength: 20_000,
} as const;
