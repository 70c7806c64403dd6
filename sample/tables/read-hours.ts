export interface Opening {
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** "Tue-Thu 11:30-14:30 17:00-22:00; Fri-Sat 17:00-01:00; Sun 10:00-15:00", or "daily 7:00-15:00". */
export function readHours(text: string, at: string): Opening[] {
  return text.split('; ').flatMap((part) => {
    const [span = '', ...times] = part.split(' ');
    return weekdaysOf(span, at).flatMap((weekday) => times.map((time) => ({ weekday, ...readTimes(time, at) })));
  });
}

function weekdaysOf(span: string, at: string): number[] {
  if (span === 'daily') return [0, 1, 2, 3, 4, 5, 6];
  const [first, last] = span.split('-').map((day) => days.indexOf(day));
  if (first === undefined || first === -1 || last === -1) throw new Error(`${at}: what day is "${span}"?`);
  const length = last === undefined ? 1 : ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (first + index) % 7);
}

function readTimes(text: string, at: string): { opens: string; closes: string } {
  const [opens, closes] = text.split('-').map((time) => time.padStart(5, '0'));
  if (!opens || !closes) throw new Error(`${at}: from when to when is "${text}"?`);
  return { opens, closes };
}
