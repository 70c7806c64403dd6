import { useMemo, useState } from 'react';
import { SelectField } from '../../shared/ui/select-field.tsx';
import type { CardTexts } from '../../translations/chef-card.ts';
import { languages, type Language, type LanguageNames } from '../../translations/languages.ts';
import { localStore } from '../../shared/lib/storage.ts';
import { useStored } from '../../shared/lib/use-stored.ts';
import type { CardPerson } from './card-person.ts';
import { t, spokenLanguage, spokenLocale } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

/** Returns a language's name in the user's language. English names come from our table. */
function nameLanguage({ tag, name }: LanguageNames): string {
  return spokenLanguage() === 'en'
    ? name
    : (new Intl.DisplayNames(spokenLocale(), { type: 'language' }).of(tag) ?? name);
}

function describeOption(names: LanguageNames): string {
  const name = nameLanguage(names);
  return name.toLowerCase() === names.ownName.toLowerCase() ? names.ownName : `${names.ownName} (${name})`;
}

const languageOptions = () =>
  Object.entries(languages).map(([value, names]) => ({ value, label: describeOption(names) }));

const isLanguage = (value: string | undefined): value is Language =>
  value !== undefined && Object.hasOwn(languages, value);

/**
 * Starts with what the kitchen probably reads, otherwise with the last choice. Spanish is the default, because after
 * English it is the most spoken language in kitchens of the United States. If somebody overrules a guess, the choice
 * applies to that kitchen.
 */
export function useCardLanguage(guess?: Language) {
  const stored = useStored('cardLanguage');
  const [chosen, setChosen] = useState<Language>();
  const language: Language = chosen ?? guess ?? (isLanguage(stored) ? stored : 'es');
  const choose = (next: string) => {
    if (!isLanguage(next)) return;
    setChosen(next);
    if (guess === undefined) localStore.write('cardLanguage', next);
  };
  return { language, choose, isGuessed: chosen === undefined && guess !== undefined };
}

const everybody = 'all';

/** Chooses whom the card is for: everybody who eats today, or one of the household. */
export function useCardEater(people: readonly CardPerson[]) {
  const [chosen, choose] = useState(everybody);
  const one = people.find(({ id }) => String(id) === chosen);
  const eaters = useMemo(() => (one ? [one] : people.filter(({ isEating }) => isEating)), [one, people]);
  return { chosen: one ? chosen : everybody, choose, eaters };
}

export interface CardChoiceProps {
  people: readonly CardPerson[];
  eater: ReturnType<typeof useCardEater>;
  language: ReturnType<typeof useCardLanguage>;
  texts: CardTexts | undefined;
}

export function CardChoice({ people, eater, language }: Omit<CardChoiceProps, 'texts'>) {
  const eating = people.filter(({ isEating }) => isEating).map(({ name }) => name);
  const options = [
    { value: everybody, label: t('Everyone eating today: {eating}', { eating: eating.join(', ') }) },
    ...people.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <div className="card-choice">
      {people.length > 1 && (
        <SelectField
          label={t('Who is eating')}
          options={options}
          value={eater.chosen}
          onChange={(event) => eater.choose(event.target.value)}
        />
      )}
      <LanguageSelect language={language} />
    </div>
  );
}

/** Lets the user choose the kitchen's language, and says where it or its translation can't be relied on. */
export function LanguageChoice({
  language,
  texts,
  isEnglishAbove = false,
}: Pick<CardChoiceProps, 'language' | 'texts'> & { isEnglishAbove?: boolean }) {
  return (
    <>
      <LanguageSelect language={language} />
      <AboutLanguage {...{ language, texts, isEnglishAbove }} />
    </>
  );
}

function LanguageSelect({ language }: Pick<CardChoiceProps, 'language'>) {
  return (
    <SelectField
      label={t('Language of the kitchen')}
      options={languageOptions()}
      value={language.language}
      onChange={(event) => language.choose(event.target.value)}
    />
  );
}

/** Says that the language is guessed, and where its translation can't be relied on. */
export function AboutLanguage({
  language,
  texts,
  isEnglishAbove = false,
}: Pick<CardChoiceProps, 'language' | 'texts'> & { isEnglishAbove?: boolean }) {
  return (
    <>
      {(language.isGuessed || texts?.words.status === 'unchecked') && (
        <p className="card-choice__standing">
          {language.isGuessed && (
            <span className="card-choice__guess">
              {t('Guessed from what the restaurant cooks. Choose another language if the kitchen reads another.')}
            </span>
          )}{' '}
          {texts?.words.status === 'unchecked' && (
            <Standing language={language.language} isEnglishAbove={isEnglishAbove} />
          )}
        </p>
      )}
    </>
  );
}

/** Says where the translation of the card can't be relied on. */
function Standing({ language, isEnglishAbove }: { language: Language; isEnglishAbove: boolean }) {
  const name = nameLanguage(languages[language]);
  const strong = <strong>{t('not checked by a native speaker')}</strong>;
  return (
    <span>
      {isEnglishAbove ? (
        <Translation sentence="The {name} is {strong}. The English is above it." name={name} strong={strong} />
      ) : (
        <Translation sentence="The {name} is {strong}. The English is under every line." name={name} strong={strong} />
      )}
    </span>
  );
}
