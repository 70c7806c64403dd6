import './diners-read.css';
import type { AllergenLook } from '@clearplate/domain/menu/look-at-dish';
import type { Verdict } from '@clearplate/domain/verdict/verdict';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { formatList, t } from '../../translations/t.ts';

/** Returns what a diner reads of a dish about its allergens, worst first. */
function describeLook(
  verdicts: readonly AllergenLook[],
): readonly { readonly verdict: Verdict; readonly text: string }[] {
  const of = (wanted: Verdict, maybe?: boolean) =>
    verdicts
      .filter(({ verdict, isPossible }) => verdict === wanted && (maybe === undefined || isPossible === maybe))
      .map(({ allergen }) => wordOfAllergen(allergen));
  const say = (verdict: Verdict, words: readonly string[], text: (what: string) => string) =>
    words.length > 0 ? [{ verdict, text: text(formatList(words)) }] : [];
  const denials = of('none_declared').map((what) => t('no {what}', { what }));
  return [
    ...say('avoid', of('avoid'), (what) => t('Avoid: {what}', { what })),
    ...say('not_verified', of('not_verified', true), (what) => t('Not verified, may contain: {what}', { what })),
    ...say('not_verified', of('not_verified', false), (what) => t('Not verified: {what}', { what })),
    ...say('cross_contact', of('cross_contact'), (what) => t('Traces possible: {what}', { what })),
    ...(denials.length > 0
      ? [{ verdict: 'none_declared' as const, text: t('Restaurant says: {what}', { what: denials.join(', ') }) }]
      : []),
  ];
}

/** Shows what a diner would read of a dish about its allergens. */
export function DinersRead({ verdicts }: { verdicts: readonly AllergenLook[] }) {
  return (
    <ul className="diners-read" role="list">
      {describeLook(verdicts).map(({ verdict, text }) => (
        <li key={text} data-verdict={verdict}>
          {text}
        </li>
      ))}
      {verdicts.length === 0 && <li>{t('Nothing about allergens')}</li>}
    </ul>
  );
}
