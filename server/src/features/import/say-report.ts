import type { Counts, ImportReport } from './import-report.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export interface Pace {
  readonly seconds: number;
  readonly rssBytes: number;
}

/** "12,000 records, 2,310 a second, 143 MB" */
export function sayPace({ records }: Readonly<ImportReport>, { seconds, rssBytes }: Pace): string {
  const rate = seconds > 0 ? records / seconds : 0;
  return `${whole.format(records)} records, ${whole.format(rate)} a second, ${whole.format(rssBytes / 1e6)} MB`;
}

function sayCounts(what: string, { created, updated, unchanged, kept }: Counts): string {
  const parts = [`${whole.format(created)} new`, `${whole.format(updated)} changed`, `${whole.format(unchanged)} as before`];
  if (kept > 0) parts.push(`${whole.format(kept)} edited by hand and left alone`);
  return `${what}: ${parts.join(', ')}`;
}

/** The summary, a line each. */
export function sayReport(report: Readonly<ImportReport>, shownErrors: number): string[] {
  const lines = [sayCounts('Restaurants', report.restaurants), sayCounts('Dishes', report.dishes)];
  if (report.undated > 0)
    lines.push(`${whole.format(report.undated)} dish records have statements without a date: these warn, and clear nothing. Add stated_on.`);
  if (report.misplaced > 0)
    lines.push(`${whole.format(report.misplaced)} restaurants lay far from their zip: the place of the zip was taken. Correct lat and lng.`);
  if (report.skipped === 0) return lines;
  lines.push(`${whole.format(report.skipped)} bad lines were left out; correct them and run it again.`);
  if (report.skipped > shownErrors) lines.push(`The first ${shownErrors} are listed above; --errors FILE writes down all of them.`);
  return lines;
}
