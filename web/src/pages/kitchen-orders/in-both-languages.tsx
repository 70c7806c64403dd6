import type { KitchenOrder } from '@clearplate/contract/kitchen-orders';
import { kitchenPageTexts, type KitchenPageTexts } from '../../translations/kitchen-page-texts.ts';
import { languages } from '../../translations/languages.ts';
import { spokenLanguage } from '../../translations/t.ts';

/** Returns a text in the kitchen's language, and then in the device's if that is different. */
export function inBothLanguages(
  language: KitchenOrder['language'] | undefined,
  of: (answers: KitchenPageTexts) => string,
  onDevice: string,
): readonly string[] {
  const isOther = language !== undefined && language !== spokenLanguage();
  return isOther ? [of(kitchenPageTexts[language]), onDevice] : [onDevice];
}

/** Shows what `inBothLanguages` returned. */
export function BothLanguages({
  language,
  texts,
}: {
  language: KitchenOrder['language'] | undefined;
  texts: readonly string[];
}) {
  if (texts.length < 2 || !language) return texts[0];
  return (
    <>
      <span className="order-both" lang={languages[language].tag}>
        {texts[0]}
      </span>
      <span className="order-both order-both--second">{texts[1]}</span>
    </>
  );
}
