import { t } from '../../translations/t.ts';

/** Exactly 0.33 and exactly 0.66 are Medium, and so is anything that isn't a number. Low does not mean absent. */
export function bandOf(probability: number): string {
  if (probability < 0.33) return t('Low');
  return probability > 0.66 ? t('High') : t('Medium');
}
