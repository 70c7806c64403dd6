import { t, tCount, spokenLocale } from '../../translations/t.ts';

/** Says when to retry: "in 40 seconds", "in 3 minutes (at 2:05 PM)". */
export function formatWhen(seconds: number | undefined, now: Date): string {
  if (seconds === undefined) return t('in a few minutes');
  if (seconds < 90) return tCount(Math.max(1, Math.ceil(seconds)), 'in {count} second', 'in {count} seconds');
  const at = new Date(now.getTime() + seconds * 1000);
  const clock = at.toLocaleTimeString(spokenLocale(), { hour: 'numeric', minute: '2-digit' });
  return t('in {minutes} minutes (at {clock})', { minutes: Math.ceil(seconds / 60), clock });
}
