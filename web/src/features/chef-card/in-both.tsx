import { cardTexts, type CardTexts, type ChefCardWords } from '../../translations/chef-card.ts';
import { languages, type Language } from '../../translations/languages.ts';

export interface InBothProps {
  language: Language;
  texts: CardTexts;
  of: (words: ChefCardWords) => string;
}

/** A text in the chosen language, and under it in English. */
export function InBoth({ language, texts, of }: InBothProps) {
  return (
    <>
      <span className="in-both__chosen" lang={languages[language].tag}>
        {of(texts.words)}
      </span>
      {language !== 'en' && (
        <span className="in-both__english" lang="en">
          {of(cardTexts.en.words)}
        </span>
      )}
    </>
  );
}
