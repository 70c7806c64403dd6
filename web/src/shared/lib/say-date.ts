const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** A day as it is where the reader is: "November 21, 2026". */
export const sayDate = (at: Date): string => day.format(at);

const hour = 3_600_000;

/** How long ago something was that is known to the hour: "within the last hour", "about 5 hours ago", then the day. */
export function sayHoursAgo(at: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - at.getTime()) / hour);
  if (hours < 1) return 'within the last hour';
  if (hours < 24) return hours === 1 ? 'about 1 hour ago' : `about ${hours} hours ago`;
  return `on ${sayDate(at)}`;
}
