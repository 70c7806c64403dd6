/** Local times as `HH:MM`; `closes` at or before `opens` lies on the next day. */
export interface OpeningSpan {
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
}

export const minutesPerDay = 1440;
const minutesPerWeek = 7 * minutesPerDay;

/** A whole week has at most so many, three a day. */
export const mostSpans = 21;

/** Minutes since midnight of "HH:MM"; `undefined` for what is no time. "24:00" is the end of the day. */
export function minutesOf(time: string): number | undefined {
  const match = /^(\d\d):(\d\d)(:\d\d)?$/.exec(time);
  if (!match) return undefined;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return Number(match[2]) < 60 && minutes <= minutesPerDay ? minutes : undefined;
}

/** From when on the span is open and for how long, in minutes; `undefined` where its times are none. */
export function extentOf({ opens, closes }: OpeningSpan): { from: number; length: number } | undefined {
  const from = minutesOf(opens);
  const until = minutesOf(closes);
  if (from === undefined || until === undefined) return undefined;
  return { from, length: until > from ? until - from : until - from + minutesPerDay };
}

/** The first two spans that are open at the same time, by their places in the list; the week goes round. */
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
