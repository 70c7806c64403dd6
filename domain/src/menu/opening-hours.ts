/** Times are local, as `HH:MM`. If `closes` is not after `opens`, it is on the next day. */
export interface OpeningSpan {
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
}

export const minutesPerDay = 1440;
const minutesPerWeek = 7 * minutesPerDay;

/** A whole week has at most this many, three a day. */
export const mostSpans = 21;

/** Returns minutes since midnight of "HH:MM"; `undefined` if it isn't a time. "24:00" is the end of the day. */
export function minutesOf(time: string): number | undefined {
  const match = /^(\d\d):(\d\d)(:\d\d)?$/.exec(time);
  if (!match) return undefined;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return Number(match[2]) < 60 && minutes <= minutesPerDay ? minutes : undefined;
}

/** Returns when the span opens and for how long, in minutes; `undefined` if its times aren't valid. */
export function extentOf({ opens, closes }: OpeningSpan): { from: number; length: number } | undefined {
  const from = minutesOf(opens);
  const until = minutesOf(closes);
  if (from === undefined || until === undefined) return undefined;
  return { from, length: until > from ? until - from : until - from + minutesPerDay };
}

/** Returns the indexes of the first two spans that overlap; the week wraps around. */
export function findOverlap(spans: readonly OpeningSpan[]): readonly [number, number] | undefined {
  const placed = spans
    .flatMap((span, index) => {
      const extent = extentOf(span);
      return extent ? [{ index, start: span.weekday * minutesPerDay + extent.from, length: extent.length }] : [];
    })
    .toSorted((one, other) => one.start - other.start);
  for (const [place, span] of placed.entries()) {
    const next = placed[(place + 1) % placed.length];
    if (!next || next === span) return undefined;
    const gap = (next.start - span.start + minutesPerWeek) % minutesPerWeek;
    if (gap < span.length) return [span.index, next.index];
  }
  return undefined;
}
