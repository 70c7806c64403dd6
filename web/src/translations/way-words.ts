import { type AllergenId, allergens } from '@clearplate/domain/facts/allergens';
import { normalise } from '@clearplate/domain/reading/normalise';
import type { Language } from './languages.ts';

/** Says how a dish is made another way, as the restaurant wrote it. */
export interface Preparation {
  readonly name: string;
  readonly leaves_out: readonly string[];
  readonly adds: readonly string[];
  /** Names of the kitchen's components that it adds. */
  readonly used?: readonly string[] | undefined;
}

interface WayWords {
  readonly without: (what: string) => string;
  readonly add: (what: string) => string;
}

/** A kitchen reads this first, in its language. No native speaker has checked any but the English. */
const wayWords: Readonly<Record<Language, WayWords>> = {
  en: { without: (what) => `WITHOUT ${what}`, add: (what) => `ADD ${what}` },
  es: { without: (what) => `SIN ${what}`, add: (what) => `AGREGAR ${what}` },
  fr: { without: (what) => `SANS ${what}`, add: (what) => `AJOUTER ${what}` },
  it: { without: (what) => `SENZA ${what}`, add: (what) => `AGGIUNGERE ${what}` },
  zh: { without: (what) => `不要放：${what}`, add: (what) => `另加：${what}` },
  ja: { without: (what) => `抜いてください：${what}`, add: (what) => `追加：${what}` },
  ko: { without: (what) => `빼 주세요: ${what}`, add: (what) => `추가: ${what}` },
  th: { without: (what) => `ไม่ใส่: ${what}`, add: (what) => `เพิ่ม: ${what}` },
  vi: { without: (what) => `KHÔNG cho: ${what}`, add: (what) => `THÊM: ${what}` },
};

/** Returns what a language calls an allergen; `undefined` if that isn't known (yet). */
export type NameAllergen = (id: AllergenId) => string | undefined;

const idsByName = new Map(
  allergens.flatMap(({ id, name, word }) => [name, word].map((said) => [normalise(said), id] as const)),
);

/** Returns the allergen that has exactly this name in English. */
export const allergenCalled = (name: string): AllergenId | undefined => idsByName.get(normalise(name));

/**
 * Gives a food in the kitchen's language with the menu's word beside it, if that word is exactly the name of an
 * allergen. More than the name ("crushed peanuts"), or a food that it stands for ("egg white"), stays as it is: nothing
 * is translated by guessing.
 */
function withTranslation(written: string, nameAllergen: NameAllergen): string {
  const id = allergenCalled(written);
  const term = id && nameAllergen(id);
  return term === undefined || normalise(term) === normalise(written) ? written : `${term} (${written})`;
}

/**
 * Says what is left out and added: "WITHOUT crushed peanuts · ADD bacon". Of what the restaurant wrote, only the names of allergens
 * that are left out are translated, and only where `nameAllergen` knows them.
 */
export function describePreparation(
  { name, leaves_out, adds, used = [] }: Preparation,
  language: Language,
  nameAllergen: NameAllergen = () => undefined,
): string {
  const { without, add } = wayWords[language];
  // The known names are English.
  const say = (one: string) => (language === 'en' ? one : withTranslation(one, nameAllergen));
  return [...leaves_out.map((one) => without(say(one))), ...[...adds, ...used].map(add)].join(' · ') || name;
}

/** Says how many of a dish, and before it how it is made: "WITHOUT crushed peanuts: 2 × Pad Thai (“No peanuts”)". */
export function describeOrderedDish(
  dish: { name: string; quantity: number; way?: Preparation | null | undefined },
  language: Language,
  nameAllergen?: NameAllergen,
): string {
  const { name, quantity, way } = dish;
  const said = `${quantity} × ${name}`;
  return way ? `${describePreparation(way, language, nameAllergen)}: ${said} (“${way.name}”)` : said;
}
