import './here-needed.css';
import { askWhere, type Here } from '../../../entities/area/here.ts';
import type { ListFilters } from '../../../entities/area/use-list-filters.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { t } from '../../../translations/t.ts';

const texts: Readonly<Record<Exclude<Here['status'], 'asking' | 'known'>, string>> = {
  get 'not-asked'() {
    return t('To look near you, this page needs your location. We use it for this list and don’t store it.');
  },
  get refused() {
    return t(
      'Your browser wasn’t allowed to share your location. You can change that in its settings for this site, or use a zip code.',
    );
  },
  get late() {
    return t('Finding your location took too long. Try again, or use a zip code.');
  },
  get unavailable() {
    return t('Your browser couldn’t find your location. You can use a zip code instead.');
  },
};

/** Asks for the position of a list near the user, or says why it is unknown. */
export function HereNeeded({ finding: { here, change } }: { finding: ListFilters }) {
  if (here.status === 'known') return null;
  if (here.status === 'asking') {
    return (
      <div className="here-needed">
        <p role="status">
          <Spinner /> {t('Asking your browser where you are…')}
        </p>
        {/* Some browsers never answer if the user dismisses the prompt. */}
        <Button onClick={() => change({ area: 'all', radius: undefined })}>{t('Look everywhere')}</Button>
      </div>
    );
  }
  return (
    <div className="here-needed" role={here.status === 'not-asked' ? undefined : 'alert'}>
      <EmptyState text={texts[here.status]}>
        <Button onClick={askWhere}>{here.status === 'not-asked' ? t('Use my location') : t('Try again')}</Button>
        <Button onClick={() => change({ area: 'all', radius: undefined })}>{t('Look everywhere')}</Button>
      </EmptyState>
    </div>
  );
}
