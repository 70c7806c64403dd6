/** Lists the languages that texts exist in. A text has all of them or says which ones it has. */
export type Language = 'en' | 'es' | 'fr' | 'it' | 'zh' | 'ja' | 'ko' | 'th' | 'vi';

/** The two that most kitchens in the United States read. Their texts come with a page; the others load lazily. */
export type FirstLanguage = Extract<Language, 'en' | 'es'>;

export const isFirstLanguage = (language: Language): language is FirstLanguage =>
  language === 'en' || language === 'es';

export interface LanguageNames {
  /** This is for `lang` attributes: BCP 47. */
  readonly tag: string;
  /** This is in English, for people who don't read the language. */
  readonly name: string;
  /** This is in the language itself, for people who do. */
  readonly ownName: string;
}

export const languages: Readonly<Record<Language, LanguageNames>> = {
  en: { tag: 'en', name: 'English', ownName: 'English' },
  es: { tag: 'es', name: 'Spanish', ownName: 'Español' },
  fr: { tag: 'fr', name: 'French', ownName: 'Français' },
  it: { tag: 'it', name: 'Italian', ownName: 'Italiano' },
  zh: { tag: 'zh-Hans', name: 'Chinese (simplified)', ownName: '简体中文' },
  ja: { tag: 'ja', name: 'Japanese', ownName: '日本語' },
  ko: { tag: 'ko', name: 'Korean', ownName: '한국어' },
  th: { tag: 'th', name: 'Thai', ownName: 'ไทย' },
  vi: { tag: 'vi', name: 'Vietnamese', ownName: 'Tiếng Việt' },
};

/** Every file of a language states this about itself. */
export interface TranslationFile {
  /**
   * `source` is what the others are translated from, and `checked` means that a native speaker has read the whole file.
   * Until then it is `unchecked`, and every screen and print with its texts says so.
   */
  readonly status: 'source' | 'unchecked' | 'checked';
}
