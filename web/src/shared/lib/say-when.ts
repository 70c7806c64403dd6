import { say, sayCount, spokenLocale } from '../../translations/say.ts';

/** When something may be tried again: "in 40 seconds", "in 3 minutes (at 2:05 PM)". */
export function sayWhen(seconds: number | undefined, now: Date): string {
  if (seconds === undefined) return say('in a few minutes');
  if (seconds < 90) return sayCount(Math.max(1, Math.ceil(seconds)), 'in {count} second', 'in {count} seconds');
  const at = new Date(now.getTime() + seconds * 1000);
  const clock = at.toLocaleTimeString(spokenLocale(), { hour: 'numeric', minute: '2-digit' });
  return say('in {minutes} minutes (at {clock})', { minutes: Math.ceil(seconds / 60), clock });
}
