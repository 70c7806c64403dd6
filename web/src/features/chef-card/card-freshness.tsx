import '../../shared/ui/notice.css';
import { useQuery } from '@tanstack/react-query';
import { keepAppOffline } from '../../offline/keep-app-offline.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { CardPeople } from './use-card-people.ts';
import { say, spokenLocale } from '../../translations/say.ts';
import { Say } from '../../shared/ui/say.tsx';

const sayMoment = (at: string) =>
  new Intl.DateTimeFormat(spokenLocale(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));

/** From when the card is, and whether it opens without a network. */
export function CardFreshness({ status, savedAt, retry }: CardPeople) {
  const { data: opensOffline } = useQuery({
    queryKey: ['keepAppOffline'],
    queryFn: keepAppOffline,
    staleTime: Infinity,
    retry: false,
  });
  const at = savedAt === undefined ? '' : sayMoment(savedAt);
  if (status === 'saved') {
    return (
      <div className="notice card-freshness" role="status">
        <p>
          <Say
            sentence="{strong} Clearplate can’t be reached, so this is what was saved on this device on {at}."
            strong={<strong>{say('This card may be out of date.')}</strong>}
            at={at}
          />
        </p>
        <Button onClick={retry}>{say('Try again')}</Button>
      </div>
    );
  }
  return (
    <p className="card-freshness" role="status">
      {status === 'checking'
        ? say('As saved on {at}. Looking for changes…', { at })
        : say('Saved on this device on {at}.', { at })}
      {status === 'current' && opensOffline && ` ${say('This page opens without a network too, until you sign out.')}`}
    </p>
  );
}
