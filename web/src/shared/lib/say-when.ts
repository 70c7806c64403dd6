/** When something may be tried again: "in 40 seconds", "in 3 minutes (at 2:05 PM)". */
export function sayWhen(seconds: number | undefined, now: Date): string {
  if (seconds === undefined) return 'in a few minutes';
  if (seconds < 90) return `in ${Math.max(1, Math.ceil(seconds))} second${seconds <= 1 ? '' : 's'}`;
  const at = new Date(now.getTime() + seconds * 1000);
  const clock = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `in ${Math.ceil(seconds / 60)} minutes (at ${clock})`;
}
