import '../../shared/ui/notice.css';
import { useQuery } from '@tanstack/react-query';
import { storeAppOffline } from '../../offline/store-app-offline.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { CardPeople } from './use-card-people.ts';
import { t, spokenLocale } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

const formatMoment = (at: string) =>
  new Intl.DateTimeFormat(spokenLocale(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));

/** Says when the card was last updated, and whether it opens offline. */
export function CardFreshness({ status, savedAt, retry }: CardPeople) {
  const { data: opensOffline } = useQuery({
    queryKey: ['keepAppOffline'],
    queryFn: storeAppOffline,
    staleTime: Infinity,
    retry: false,
  });
  if (status === 'guest')
    return <p className="card-freshness">{t('Made from what you ticked. Forgotten when you close this tab.')}</p>;
  const at = savedAt === undefined ? '' : formatMoment(savedAt);
  if (status === 'saved') {
    return (
      <div className="notice card-freshness" role="status">
        <p>
          <Translation
            sentence="{strong} Clearplate can’t be reached, so this is what was saved on this device on {at}."
            strong={<strong>{t('This card may be out of date.')}</strong>}
            at={at}
          />
        </p>
        <Button onClick={retry}>{t('Try again')}</Button>
      </div>
    );
  }
  return (
    <p className="card-freshness" role="status">
      {status === 'checking'
        ? t('As saved on {at}. Looking for changes…', { at })
        : t('Saved on this device on {at}.', { at })}
      {status === 'current' && opensOffline && ` ${t('This page opens offline too, until you sign out.')}`}
    </p>
  );
}
