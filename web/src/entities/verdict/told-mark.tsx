import './told-mark.css';
import type { HowMuchTold } from '@clearplate/domain/verdict/told-not-stated';
import type { ReactNode } from 'react';
import { t, tCount } from '../../translations/t.ts';

const Quotes = () => <span className="told-mark" aria-hidden="true" />;

/**
 * Marks a dish if its own eater was told everything that decides it. It isn't a statement, so it is beside the verdict.
 */
const ToldNotStated = () => (
  <p className="told-not-stated">
    <Quotes />
    {t('Told, not stated')}
  </p>
);

/** Marks a dish if its own eater was told only a part of what decides it. It settles nothing, and isn't counted. */
const ToldInPart = () => (
  <p className="told-not-stated told-not-stated--part">{t('Told in part: ask about the rest')}</p>
);

const marks = { all: <ToldNotStated />, part: <ToldInPart /> };

/** Returns the mark of a dish, or nothing for one of which nobody said what decides it. */
export const markTold =
  (told: ReadonlyMap<number, HowMuchTold>) =>
  (id: number): ReactNode => {
    const much = told.get(id);
    return much && marks[much];
  };

/** Shows how many dishes are told, not stated, apart from everything that is stated. */
export function ToldCount({ told }: { told: ReadonlyMap<number, HowMuchTold> }) {
  const count = [...told.values()].filter((much) => much === 'all').length;
  return (
    count > 0 && (
      <p className="told-not-stated">
        <Quotes />
        {tCount(count, '1 told, not stated', '{count} told, not stated')}
      </p>
    )
  );
}
