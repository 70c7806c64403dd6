export interface LineError {
  readonly file: string;
  readonly line: number;
  /** Names the field and says what to do. */
  readonly reason: string;
}

/** Counts rows. `kept` were edited by hand since, so the import left them alone. */
export type Counts = Record<'created' | 'updated' | 'unchanged' | 'kept', number>;

export interface ImportReport {
  /** Counts the lines read, good and bad. */
  records: number;
  restaurants: Counts;
  /** Counts rows, so that a dish of a shared menu counts once for each restaurant. */
  dishes: Counts;
  components: Counts;
  /** Counts bad lines, of which nothing was written. */
  skipped: number;
  /** Holds the first thousand of them. */
  errors: LineError[];
  /** Counts dishes whose statements have no date. They warn and never clear. */
  undated: number;
  /** Counts dish records that deny or confirm something that nobody vouches for. That clears nothing. */
  unvouched: number;
  /** Counts dishes that were kept although their record warns of something that they don't. */
  unheeded: number;
  /** Holds the first thousand of those records, with what they warn of. */
  unheededLines: LineError[];
  /** Counts records whose picture was left out, because it is on another site. */
  pictureless: number;
  /** Holds the first thousand of them, with what was left out. */
  picturelessLines: LineError[];
  /** Lists charts that were taken, each with its outcome. */
  charts: LineError[];
  /** Counts restaurants whose coordinates were too far from their zip, so that the zip's were taken. */
  misplaced: number;
}

export type Outcome = keyof Counts;

const mostLines = 1000;

function noCounts(): Counts {
  return { created: 0, updated: 0, unchanged: 0, kept: 0 };
}

export function emptyReport(): ImportReport {
  return {
    records: 0,
    restaurants: noCounts(),
    dishes: noCounts(),
    components: noCounts(),
    skipped: 0,
    errors: [],
    undated: 0,
    unvouched: 0,
    unheeded: 0,
    unheededLines: [],
    pictureless: 0,
    picturelessLines: [],
    charts: [],
    misplaced: 0,
  };
}

/** Counts a bad line. Memory stays bounded however many there are. */
export function addError(report: ImportReport, error: LineError): void {
  report.skipped += 1;
  if (report.errors.length < mostLines) report.errors.push(error);
}

/** Counts a record that was imported without its picture. */
export function addPictureless(report: ImportReport, line: LineError): void {
  report.pictureless += 1;
  if (report.picturelessLines.length < mostLines) report.picturelessLines.push(line);
}

/** Counts dishes that were kept although their record warns of something else. */
export function addUnheeded(report: ImportReport, dishes: number, line: LineError): void {
  report.unheeded += dishes;
  if (report.unheededLines.length < mostLines) report.unheededLines.push(line);
}

export interface ChartOutcome {
  readonly outcome: 'recorded' | 'unchanged';
  /** Counts the dishes of all places that say something else now. */
  readonly dishes: number;
  readonly rows: readonly {
    readonly name: string;
    readonly found: readonly string[];
    readonly near: readonly string[];
  }[];
  readonly notInChart: readonly string[];
}

const namesShown = 20;

function listNames(what: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length > namesShown ? ` and ${names.length - namesShown} more` : '';
  return `; ${what}: ${names.slice(0, namesShown).join(', ')}${more}`;
}

/** Reports a chart's outcome: which dishes it didn't name, and which of its rows are on no menu. */
export function addChart(
  report: ImportReport,
  { outcome, dishes, rows, notInChart }: ChartOutcome,
  where: Pick<LineError, 'file' | 'line'>,
): void {
  const found = rows.filter((row) => row.found.length > 0).length;
  const near = rows.flatMap((row) => (row.near[0] === undefined ? [] : [`${row.name} (${row.near[0]}?)`]));
  const lost = rows.filter((row) => row.found.length === 0 && row.near.length === 0).map(({ name }) => name);
  const reason = [
    `chart ${outcome === 'recorded' ? 'recorded' : 'as before'}: ${found} of ${rows.length} rows are on the menu, ${dishes} dishes of all places changed`,
    listNames('nearly the name of a dish, say so in "also"', near),
    listNames('on no menu', lost),
    listNames('dishes that it doesn’t name', notInChart),
  ];
  if (report.charts.length < mostLines) report.charts.push({ ...where, reason: reason.join('') });
}
