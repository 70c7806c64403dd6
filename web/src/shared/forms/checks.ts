import { t } from '../../translations/t.ts';

/** Returns what is wrong with a text, or `undefined`. `name` is the field's name within a sentence. */
export type Check = (value: string, name: string) => string | undefined;

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const webAddress = /^https?:\/\/[^\s/\\@?#]+\.[^\s/\\@?#]+([/?#][^\s\\]*)?$/i;

export const required: Check = (value, name) => (value.trim() === '' ? t('Enter {name}', { name }) : undefined);

export const isEmail: Check = (value) =>
  email.test(value.trim()) ? undefined : t('Enter an e-mail address like name@example.com');

export const isPhone: Check = (value) =>
  /^\d{10}$/.test(value.trim()) ? undefined : t('Enter a phone number of exactly 10 digits');

export const isZip: Check = (value) =>
  /^\d{5}$/.test(value.trim()) ? undefined : t('Enter a zip code of five digits');

export const isWebAddress: Check = (value) =>
  webAddress.test(value.trim()) ? undefined : t('Enter a web address that starts with https:// or http://');

/** Returns the first problem. */
export function firstProblem(value: string, name: string, checks: readonly Check[]): string | undefined {
  for (const check of [required, ...checks]) {
    const problem = check(value, name);
    if (problem) return problem;
  }
  return undefined;
}
