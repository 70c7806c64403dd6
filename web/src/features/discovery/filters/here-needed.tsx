import './here-needed.css';
import { askWhere, type Here } from '../../../entities/area/here.ts';
import type { ListFilters } from '../../../entities/area/use-list-filters.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { t } from '../../../translations/t.ts';

const texts: Readonly<Record<Exclude<Here['status'], 'asking' | 'known'>, string>> = {
  get 'not-asked'() {
    return t('To look near you, this page needs to know where you are. It is used for this list and not kept.');
  },
  get refused() {
    return t(
      'Your browser was not allowed to say where you are. Its settings for this site can change that; a zip code will do as well.',
    );
  },
  get late() {
    return t('Finding out where you are took too long. Trying again may help; a zip code will do as well.');
  },
  get unavailable() {
    return t('Your browser could not find out where you are. A zip code will do as well.');
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
