/** Lists the limits of a file. A kitchen's chart has a hundredth of this; anything larger is a mistake or an attack. */
export const limits = {
  fileBytes: 20 * 1024 * 1024,
  pdfPages: 300,
  /** Limits the pieces of text on one page. */
  pageRuns: 60_000,
  /** Limits the unpacked size of a spreadsheet's archive. */
  unpackedBytes: 100 * 1024 * 1024,
  sheetCells: 1_000_000,
  rows: 20_000,
  dishes: 20_000,
  pictureSide: 12_000,
  picturePixels: 40_000_000,
  /** Limits a canvas to the size that every browser allows. A larger one is empty, or throws. */
  canvasSide: 16_384,
  canvasPixels: 16_777_216,
  jsonDepth: 60,
  /** Limits the length of one text: a name, a description. */
  textLength: 20_000,
} as const;
