import { ApiError, hasCode } from '../../shared/api/api-error.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { t } from '../../translations/t.ts';

/** Says why a file could not be read: what is wrong with it as a whole, and how to fix it. */
export function whyNotRead(error: unknown): readonly string[] {
  if (hasCode(error, 'too_large')) return [t('The file is larger than 2 MB: leave out what is not the menu.')];
  if (error instanceof ApiError && error.issues.length > 0)
    return error.issues.map(({ field, message }) =>
      field === 'file' ? t('The file {message}.', { message }) : `“${field}” ${message}.`,
    );
  return [describeRefusal(error, t('The file could not be read'))];
}
