import type { Counts, ImportReport, LineError } from './import-report.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export interface Pace {
  readonly seconds: number;
  readonly rssBytes: number;
}

function countRows({ restaurants, dishes, components }: Readonly<ImportReport>): number {
  return [restaurants, dishes, components]
    .flatMap((counts) => Object.values(counts))
    .reduce((sum, count) => sum + count, 0);
}

/**
 * Returns "12,000 records, 12,000 rows, 2,310 a second, 143 MB". A shared menu's record is a row in each restaurant.
 */
export function formatPace(report: Readonly<ImportReport>, { seconds, rssBytes }: Pace): string {
  const rows = countRows(report);
  const rate = seconds > 0 ? rows / seconds : 0;
  const parts = [
    `${whole.format(report.records)} records`,
    `${whole.format(rows)} rows`,
    `${whole.format(rate)} a second`,
  ];
  return [...parts, `${whole.format(rssBytes / 1e6)} MB`].join(', ');
}

function describeCounts(what: string, { created, updated, unchanged, kept }: Counts): string {
  const parts = [
    `${whole.format(created)} new`,
    `${whole.format(updated)} changed`,
    `${whole.format(unchanged)} as before`,
  ];
  if (kept > 0) parts.push(`${whole.format(kept)} edited by hand and left alone`);
  return `${what}: ${parts.join(', ')}`;
}

/** A reason quotes the file, and a terminal obeys control characters. */
export function describeLine({ file, line, reason }: LineError): string {
  return `${file}:${line}: ${reason}`.replaceAll(/\p{Cc}/gu, '?');
}

function describeUnheeded({ unheeded, unheededLines }: Readonly<ImportReport>, shown: number): string[] {
  if (unheeded === 0) return [];
  const lines = unheededLines.slice(0, shown).map(describeLine);
  lines.push(
    `Kept without a warning of the file: ${whole.format(unheeded)} dishes that were edited by hand. Let their restaurants look.`,
  );
  if (unheededLines.length > shown) lines.push(`The records of the first ${shown} are listed above.`);
  return lines;
}

function describePictureless({ pictureless, picturelessLines }: Readonly<ImportReport>, shown: number): string[] {
  if (pictureless === 0) return [];
  const lines = picturelessLines.slice(0, shown).map(describeLine);
  lines.push(
    `Without their picture: ${whole.format(pictureless)} records. Send the pictures in on the restaurants' own pages.`,
  );
  if (picturelessLines.length > shown) lines.push(`The first ${shown} are listed above.`);
  return lines;
}

/** Returns the summary, one line each. */
export function describeReport(report: Readonly<ImportReport>, shownErrors: number): string[] {
  const lines = [describeCounts('Restaurants', report.restaurants), describeCounts('Dishes', report.dishes)];
  if (Object.values(report.components).some((count) => count > 0))
    lines.push(describeCounts('Components', report.components));
  lines.push(...report.charts.slice(0, shownErrors).map(describeLine));
  if (report.undated > 0)
    lines.push(
      `Without a date: the statements of ${whole.format(report.undated)} dish records. They warn, and clear nothing; add stated_on.`,
    );
  if (report.unvouched > 0)
    lines.push(
      `Claims only: what ${whole.format(report.unvouched)} dish records deny or confirm. It clears nothing unless their source says whose statement it is.`,
    );
  if (report.misplaced > 0)
    lines.push(
      `Far from their zip: ${whole.format(report.misplaced)} restaurants. The place of the zip was taken; correct lat and lng.`,
    );
  lines.push(...describePictureless(report, shownErrors), ...describeUnheeded(report, shownErrors));
  if (report.skipped === 0) return lines;
  lines.push(`Left out: ${whole.format(report.skipped)} bad lines. Correct them and run it again.`);
  if (report.skipped > shownErrors)
    lines.push(`The first ${shownErrors} are listed above; --errors FILE writes down all of them.`);
  return lines;
}
