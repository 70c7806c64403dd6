import type { Language } from './languages.ts';

/** How a dish is made another way, as the restaurant wrote it. */
export interface Preparation {
  readonly name: string;
  readonly leaves_out: readonly string[];
  readonly adds: readonly string[];
  /** What the components of the kitchen are called that it adds. */
  readonly used?: readonly string[] | undefined;
}

interface WayWords {
  readonly without: (what: string) => string;
  readonly add: (what: string) => string;
}

/** What a kitchen reads first, in its language. No native speaker has checked any but the English. */
const wayWords: Readonly<Record<Language, WayWords>> = {
  en: { without: (what) => `WITHOUT ${what}`, add: (what) => `ADD ${what}` },
  es: { without: (what) => `SIN ${what}`, add: (what) => `AÑADIR ${what}` },
  fr: { without: (what) => `SANS ${what}`, add: (what) => `AJOUTER ${what}` },
  it: { without: (what) => `SENZA ${what}`, add: (what) => `AGGIUNGERE ${what}` },
  zh: { without: (what) => `不要放：${what}`, add: (what) => `另加：${what}` },
  ja: { without: (what) => `抜いてください：${what}`, add: (what) => `追加：${what}` },
  ko: { without: (what) => `빼 주세요: ${what}`, add: (what) => `추가: ${what}` },
  th: { without: (what) => `ไม่ใส่: ${what}`, add: (what) => `เพิ่ม: ${what}` },
  vi: { without: (what) => `KHÔNG cho: ${what}`, add: (what) => `THÊM: ${what}` },
};

/** Says what is left out and added: "WITHOUT crushed peanuts · ADD bacon". What the restaurant wrote is not translated. */
export function describePreparation({ name, leaves_out, adds, used = [] }: Preparation, language: Language): string {
  const { without, add } = wayWords[language];
  return [...leaves_out.map(without), ...[...adds, ...used].map(add)].join(' · ') || name;
}

/** Says how many of a dish, and before it how it is made: "WITHOUT crushed peanuts: 2 × Pad Thai (“No peanuts”)". */
export function describeOrderedDish(
  dish: { name: string; quantity: number; way?: Preparation | null | undefined },
  language: Language,
): string {
  const { name, quantity, way } = dish;
  const said = `${quantity} × ${name}`;
  return way ? `${describePreparation(way, language)}: ${said} (“${way.name}”)` : said;
}
