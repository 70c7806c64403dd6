import type { Language } from '../../translations/languages.ts';

/** Lists words of cuisines, as restaurants write them, by the language that their kitchens most probably read. */
const cuisines = {
  th: ['thai', 'isan', 'isaan'],
  vi: ['vietnamese', 'pho', 'banh'],
  ko: ['korean', 'kbbq'],
  ja: ['japanese', 'sushi', 'ramen', 'izakaya', 'udon', 'yakitori', 'teppanyaki', 'omakase'],
  zh: ['chinese', 'sichuan', 'szechuan', 'cantonese', 'hunan', 'shanghainese', 'taiwanese', 'hotpot'],
  it: ['italian', 'trattoria', 'osteria', 'sicilian', 'tuscan'],
  fr: ['french', 'bistro', 'brasserie', 'creperie'],
  es: [
    'mexican',
    'peruvian',
    'spanish',
    'tapas',
    'taqueria',
    'salvadoran',
    'guatemalan',
    'colombian',
    'cuban',
    'dominican',
    'venezuelan',
    'argentinian',
    'chilean',
    'ecuadorian',
    'latin',
  ],
} as const satisfies Partial<Record<Language, readonly string[]>>;

const languageOfWord = new Map(
  Object.entries(cuisines).flatMap(([language, words]) => words.map((word) => [word as string, language as Language])),
);

/**
 * Guesses what a kitchen reads besides English from the first telling word of a restaurant's cuisine. Returns
 * `undefined` if there is none: "Burgers" doesn't tell what a kitchen in the United States reads.
 */
export function guessKitchenLanguage(cuisine: string): Language | undefined {
  const words = cuisine
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/);
  return words.flatMap((word) => languageOfWord.get(word) ?? [])[0];
}
