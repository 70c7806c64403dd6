import './told-mark.css';
import { t, tCount } from '../../translations/t.ts';

const Quotes = () => <span className="told-mark" aria-hidden="true" />;

/** Marks a dish of which its own eater was told all that decides. It is no statement, and stands beside its verdict. */
export const ToldNotStated = () => (
  <p className="told-not-stated">
    <Quotes />
    {t('Told, not stated')}
  </p>
);

/** Counts such dishes, apart from all that is stated. */
export const ToldCount = ({ count }: { count: number }) =>
  count > 0 && (
    <p className="told-not-stated">
      <Quotes />
      {tCount(count, '1 told, not stated', '{count} told, not stated')}
    </p>
  );
