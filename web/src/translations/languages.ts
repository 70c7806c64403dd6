/** The languages that texts exist in. A text of the app has all of them or says which ones it has. */
export type Language = 'en' | 'es' | 'fr' | 'it' | 'zh' | 'ja';

/** Those that kitchens of the United States read most: their words come with a page, the others' when they are chosen. */
export type FirstLanguage = Extract<Language, 'en' | 'es'>;

export const isFirstLanguage = (language: Language): language is FirstLanguage =>
  language === 'en' || language === 'es';

export interface LanguageNames {
  /** For `lang` attributes: BCP 47. */
  readonly tag: string;
  /** In English, for those who don't read it. */
  readonly name: string;
  /** In the language itself, for those who do. */
  readonly ownName: string;
}

export const languages: Readonly<Record<Language, LanguageNames>> = {
  en: { tag: 'en', name: 'English', ownName: 'English' },
  es: { tag: 'es', name: 'Spanish', ownName: 'Español' },
  fr: { tag: 'fr', name: 'French', ownName: 'Français' },
  it: { tag: 'it', name: 'Italian', ownName: 'Italiano' },
  zh: { tag: 'zh-Hans', name: 'Chinese (simplified)', ownName: '简体中文' },
  ja: { tag: 'ja', name: 'Japanese', ownName: '日本語' },
};

/** What every file of one language says of itself. */
export interface TranslationFile {
  /**
   * `source`: what the others are translated from. `checked`: a native speaker has read the whole file.
   * Until then `unchecked`, and every screen and print with words of the file says so.
   */
  readonly status: 'source' | 'unchecked' | 'checked';
}
