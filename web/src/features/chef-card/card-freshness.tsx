import '../../shared/ui/notice.css';
import { useQuery } from '@tanstack/react-query';
import { keepAppOffline } from '../../offline/keep-app-offline.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { CardPeople } from './use-card-people.ts';

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** From when the card is, and whether it opens without a network. */
export function CardFreshness({ status, savedAt, retry }: CardPeople) {
  const { data: opensOffline } = useQuery({
    queryKey: ['keepAppOffline'],
    queryFn: keepAppOffline,
    staleTime: Infinity,
    retry: false,
  });
  const at = savedAt === undefined ? '' : clock.format(new Date(savedAt));
  if (status === 'saved') {
    return (
      <div className="notice card-freshness" role="status">
        <p>
          <strong>This card may be out of date.</strong> Clearplate can’t be reached, so this is what was saved on this
          device on {at}.
        </p>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  }
  return (
    <p className="card-freshness" role="status">
      {status === 'checking' ? `As saved on ${at}. Looking for changes…` : `Saved on this device on ${at}.`}
      {status === 'current' && opensOffline && ' This page opens without a network too, until you sign out.'}
    </p>
  );
}
