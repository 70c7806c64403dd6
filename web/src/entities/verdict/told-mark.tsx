import './told-mark.css';
import { t, tCount } from '../../translations/t.ts';

const Quotes = () => <span className="told-mark" aria-hidden="true" />;

/**
 * Marks a dish if its own eater was told everything that decides it. It isn't a statement, so it is beside the verdict.
 */
export const ToldNotStated = () => (
  <p className="told-not-stated">
    <Quotes />
    {t('Told, not stated')}
  </p>
);

/** Shows how many dishes are marked so, apart from everything that is stated. */
export const ToldCount = ({ count }: { count: number }) =>
  count > 0 && (
    <p className="told-not-stated">
      <Quotes />
      {tCount(count, '1 told, not stated', '{count} told, not stated')}
    </p>
  );
