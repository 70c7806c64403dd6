import { hasCode } from '../../shared/api/api-error.ts';
import { issuesOf } from '../../shared/api/describe-refusal.ts';
import type { KitchenPageTexts } from '../../translations/kitchen-page-texts.ts';
import { type Language, languages } from '../../translations/languages.ts';

/** Returns a delay in seconds or minutes, in a language. */
function formatDelay(seconds: number, language: Language): string {
  const form = new Intl.RelativeTimeFormat(languages[language].tag);
  return seconds < 90
    ? form.format(Math.max(1, Math.ceil(seconds)), 'second')
    : form.format(Math.ceil(seconds / 60), 'minute');
}

function describeReason(error: unknown, language: Language, { again, initialsAgain }: KitchenPageTexts): string {
  // The initials are the only thing in the request that people type.
  if (issuesOf(error)['initials'] !== undefined) return initialsAgain;
  const seconds = hasCode(error, 'rate_limited') ? error.retryAfter : undefined;
  return seconds === undefined ? again() : again(formatDelay(seconds, language));
}

/** Says in the kitchen's language that a tick wasn't saved, and why. */
export const describeTickRefusal = (
  error: unknown,
  line: string,
  language: Language,
  texts: KitchenPageTexts,
): string => texts.notSaved(line, describeReason(error, language, texts));
