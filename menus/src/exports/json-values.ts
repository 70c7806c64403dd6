/** Holds values of a parsed JSON file, which are read without trusting their shape. */
export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const objectAt = (value: unknown, key: string): Json => {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : {};
};
export const listAt = (value: unknown, key: string): readonly unknown[] => {
  const found = isObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
};
export const objectsAt = (value: unknown, key: string): readonly Json[] => listAt(value, key).filter(isObject);

/** Returns a text, or a number as text; '' for anything else. */
export const textAt = (value: unknown, ...keys: readonly string[]): string => {
  for (const key of keys) {
    const found = isObject(value) ? value[key] : undefined;
    if (typeof found === 'string' && found.trim() !== '') return found;
    if (typeof found === 'number') return String(found);
  }
  return '';
};
export const numberAt = (value: unknown, key: string): number | undefined => {
  const found = isObject(value) ? value[key] : undefined;
  if (typeof found === 'number' && Number.isFinite(found)) return found;
  const read = typeof found === 'string' && found.trim() !== '' ? Number(found) : Number.NaN;
  return Number.isFinite(read) ? read : undefined;
};

/** Returns a translated text, English before others: "Dal", or `{translations: {en: "Dal"}}`. */
export function translatedAt(value: unknown, key: string): string {
  const plain = textAt(value, key);
  if (plain !== '') return plain;
  const translations = objectAt(objectAt(value, key), 'translations');
  const english = textAt(translations, 'en', 'en_us', 'en_US', 'en-US', 'en_gb', 'en-GB');
  return english === '' ? (Object.values(translations).find((each) => typeof each === 'string') ?? '') : english;
}
