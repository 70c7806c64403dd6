import { findOverlap, minutesOf, mostSpans, type OpeningSpan } from '@clearplate/domain/menu/opening-hours';
import { formatTimeOfDay } from '../../entities/restaurant/opening-times.ts';
import { t } from '../../translations/t.ts';

/** Holds one span as typed; a time may still be missing. */
export interface SpanDraft {
  readonly opens: string;
  readonly closes: string;
}

/** Holds the spans of each weekday, Sunday first; a day without any is closed. */
export type WeekDraft = readonly (readonly SpanDraft[])[];

export const mostSpansADay = mostSpans / 7;

export function toDraft(hours: readonly OpeningSpan[]): WeekDraft {
  return Array.from({ length: 7 }, (_, day) =>
    hours
      .filter(({ weekday }) => weekday === day)
      .toSorted((one, other) => one.opens.localeCompare(other.opens))
      .map(({ opens, closes }) => ({ opens, closes })),
  );
}

export function toHours(week: WeekDraft): OpeningSpan[] {
  return week.flatMap((spans, weekday) => spans.map((span) => ({ weekday, ...span })));
}

export function changeDay(week: WeekDraft, day: number, spans: readonly SpanDraft[]): WeekDraft {
  return week.map((before, index) => (index === day ? spans : before));
}

export function copyDay(week: WeekDraft, from: number, to: ReadonlySet<number>): WeekDraft {
  return week.map((before, index) => (to.has(index) ? (week[from] ?? []) : before));
}

/** Holds the problems of spans, by weekday and index: "6-0". */
export type WeekProblems = ReadonlyMap<string, string>;

export const keyOf = (day: number, place: number) => `${day}-${place}`;

function missing({ opens, closes }: SpanDraft): string | undefined {
  if (minutesOf(opens) === undefined) return t('Enter when it opens');
  return minutesOf(closes) === undefined ? t('Enter when it closes') : undefined;
}

export function problemsOf(week: WeekDraft): WeekProblems {
  const problems = new Map<string, string>();
  const keys: string[] = [];
  for (const [day, spans] of week.entries())
    for (const [place, span] of spans.entries()) {
      keys.push(keyOf(day, place));
      const problem = missing(span);
      if (problem !== undefined) problems.set(keyOf(day, place), problem);
    }
  const hours = toHours(week);
  const overlap = findOverlap(hours);
  if (!overlap) return problems;
  const [first, second] = [Math.min(...overlap), Math.max(...overlap)];
  const other = hours[first];
  problems.set(
    keys[second] ?? '',
    t('Overlaps {opens} – {closes}', {
      opens: formatTimeOfDay(other?.opens ?? ''),
      closes: formatTimeOfDay(other?.closes ?? ''),
    }),
  );
  return problems;
}

/** Returns a note about a complete span. */
export function noteOf({ opens, closes }: SpanDraft): string | undefined {
  const [from, until] = [minutesOf(opens), minutesOf(closes)];
  if (from === undefined || until === undefined || until > from) return undefined;
  return until === from ? t('Open for 24 hours') : t('Closes the next day');
}
