export interface LineError {
  readonly file: string;
  readonly line: number;
  /** Names the field and says what to do. */
  readonly reason: string;
}

/** `kept`: edited by hand since, so the import left the row alone. */
export type Counts = Record<'created' | 'updated' | 'unchanged' | 'kept', number>;

export interface ImportReport {
  /** Lines read, good and bad. */
  records: number;
  restaurants: Counts;
  /** Rows: a dish of a shared menu counts once for each restaurant. */
  dishes: Counts;
  /** Bad lines. Nothing of them was written. */
  skipped: number;
  /** The first thousand of them. */
  errors: LineError[];
  /** Dishes whose statements carry no date: they warn and never clear. */
  undated: number;
  /** Dish records that deny or confirm something, and nobody vouches for them: that clears nothing. */
  unvouched: number;
  /** Dishes that were kept, although their record warns of what they don't. */
  unheeded: number;
  /** The first thousand of those records, with what they warn of. */
  unheededLines: LineError[];
  /** Records whose picture was left out, since it is none of this site. */
  pictureless: number;
  /** The first thousand of them, with what was left out. */
  picturelessLines: LineError[];
  /** Restaurants whose coordinates lay too far from their zip, so that the zip's were taken. */
  misplaced: number;
}

export type Outcome = keyof Counts;

const keptLines = 1000;

function noCounts(): Counts {
  return { created: 0, updated: 0, unchanged: 0, kept: 0 };
}

export function emptyReport(): ImportReport {
  return {
    records: 0,
    restaurants: noCounts(),
    dishes: noCounts(),
    skipped: 0,
    errors: [],
    undated: 0,
    unvouched: 0,
    unheeded: 0,
    unheededLines: [],
    pictureless: 0,
    picturelessLines: [],
    misplaced: 0,
  };
}

/** Counts a bad line; memory stays bounded however many there are. */
export function addError(report: ImportReport, error: LineError): void {
  report.skipped += 1;
  if (report.errors.length < keptLines) report.errors.push(error);
}

/** Counts a record that is in without its picture. */
export function addPictureless(report: ImportReport, line: LineError): void {
  report.pictureless += 1;
  if (report.picturelessLines.length < keptLines) report.picturelessLines.push(line);
}

/** Counts dishes that were kept although their record warns of something else. */
export function addUnheeded(report: ImportReport, dishes: number, line: LineError): void {
  report.unheeded += dishes;
  if (report.unheededLines.length < keptLines) report.unheededLines.push(line);
}
