import { lazy } from 'react';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import type { CardTexts } from '../../translations/chef-card.ts';
import type { Language } from '../../translations/languages.ts';
import { spokenLanguage } from '../../translations/t.ts';
import type { AskedOfKitchen } from './kitchen-question-translated.tsx';

const Translated = lazy(async () => ({
  default: (await import('./kitchen-question-translated.tsx')).TranslatedQuestion,
}));

/** Holds the language of a kitchen, and its texts: English needs none, and others may not be there yet. */
export interface KitchenTongue {
  readonly language: Language;
  readonly status: 'pending' | 'error' | 'success';
  readonly value: CardTexts | undefined;
}

interface InKitchenProps {
  question: AskedOfKitchen;
  kitchen: KitchenTongue;
}

/** Shows a question in the kitchen's language, unless it is already there. */
export function InKitchen({ question, kitchen: { language, value, status } }: InKitchenProps) {
  if (language === 'en' || language === spokenLanguage()) return null;
  // The question takes about this room once it has loaded.
  const room = <p className="question__kitchen" />;
  if (value === undefined) return status === 'pending' && room;
  return (
    <LazyPart waiting={room} lost={null}>
      <Translated question={question} language={language} terms={value.allergens.terms} />
    </LazyPart>
  );
}
