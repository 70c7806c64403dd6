import './rather-not.css';
import type { Assessment, Disliked } from '@clearplate/domain/verdict/verdict';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { t } from '../../translations/t.ts';

const wordOf = ({ avoidance }: Disliked): string =>
  avoidance.kind === 'allergen' ? wordOfAllergen(avoidance.allergen) : avoidance.name;

const namesOf = (dislikes: readonly Disliked[]): string => [...new Set(dislikes.map(wordOf))].join(', ');

function describeWhatIsThere(eater: string | undefined, dislikes: readonly Disliked[]): string {
  const names = namesOf(dislikes);
  return eater === undefined
    ? t('Has what you’d rather not eat: {names}', { names })
    : t('Has what {eater} would rather not eat: {names}', { eater, names });
}

export interface RatherNotProps {
  assessment: Assessment;
  /** Says whether there is room to name unknown dislikes as well. */
  withUnknown?: boolean;
}

/** Shows what somebody dislikes, less prominently than a verdict. Shows nothing for a dish that is to avoid anyway. */
export function RatherNot({ assessment: { verdict, dislikes }, withUnknown = false }: RatherNotProps) {
  if (verdict === 'avoid' || dislikes === undefined) return null;
  const found = dislikes.filter(({ isThere }) => isThere);
  const eaters = [...new Set(found.map(({ eater }) => eater))];
  const unknown = withUnknown ? dislikes.filter(({ isThere }) => !isThere) : [];
  return (
    <>
      {eaters.map((eater) => (
        <p key={eater ?? ''} className="rather-not">
          {describeWhatIsThere(
            eater,
            found.filter((one) => one.eater === eater),
          )}
        </p>
      ))}
      {unknown.length > 0 && (
        <p className="rather-not">{t('Whether it has {names} isn’t known.', { names: namesOf(unknown) })}</p>
      )}
    </>
  );
}
