import { fr as termsInFrench } from './allergen-terms/fr.ts';
import { it as termsInItalian } from './allergen-terms/it.ts';
import { ja as termsInJapanese } from './allergen-terms/ja.ts';
import { ko as termsInKorean } from './allergen-terms/ko.ts';
import { th as termsInThai } from './allergen-terms/th.ts';
import { vi as termsInVietnamese } from './allergen-terms/vi.ts';
import { zh as termsInChinese } from './allergen-terms/zh.ts';
import type { CardTexts } from './chef-card.ts';
import { fr } from './chef-card/fr.ts';
import { it } from './chef-card/it.ts';
import { ja } from './chef-card/ja.ts';
import { ko } from './chef-card/ko.ts';
import { th } from './chef-card/th.ts';
import { vi } from './chef-card/vi.ts';
import { zh } from './chef-card/zh.ts';
import type { FirstLanguage, Language } from './languages.ts';

/** These languages of a card load lazily. */
export const otherCardTexts: Readonly<Record<Exclude<Language, FirstLanguage>, CardTexts>> = {
  fr: { words: fr, allergens: termsInFrench },
  it: { words: it, allergens: termsInItalian },
  zh: { words: zh, allergens: termsInChinese },
  ja: { words: ja, allergens: termsInJapanese },
  ko: { words: ko, allergens: termsInKorean },
  th: { words: th, allergens: termsInThai },
  vi: { words: vi, allergens: termsInVietnamese },
};
