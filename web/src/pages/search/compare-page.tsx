import '../../shared/ui/unseen.css';
import './compare-page.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useHere } from '../../entities/area/here.ts';
import { milesBetween } from '../../entities/area/miles-between.ts';
import { useChangeFilter } from '../../entities/area/use-list-filters.ts';
import { useZip } from '../../entities/area/use-zip.ts';
import { useAvoiding } from '../../entities/eater/use-avoiding.ts';
import { useSession } from '../../entities/eater/use-session.ts';
import { compareAddress, mostCompared, readIds, writeCompared } from '../../entities/restaurant/comparison.ts';
import { ConfirmNote } from '../../entities/verdict/confirm-note.tsx';
import { UnclaimedHere } from '../../entities/verdict/own-view.tsx';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { ComparedRestaurant } from '../../features/discovery/compare/compared-restaurant.tsx';
import { ChangeTick } from '../../features/discovery/filters/change-tick.tsx';
import { ZipPicker } from '../../features/discovery/place/zip-picker.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { callQuery } from '../../shared/api/queries.ts';
import { formatDistance } from '../../shared/lib/format-distance.ts';
import { useLostFocus } from '../../shared/lib/use-lost-focus.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { t } from '../../translations/t.ts';

/**
 * Returns how to say how far away a place is: from the browser's position, if that is known, otherwise from the zip
 * code. It is `undefined` until it is known where that is.
 */
function useDistances() {
  const here = useHere();
  const { zip } = useZip();
  const { data, isLoading } = useQuery({
    ...callQuery('getZip', { params: { zip: zip ?? '' } }),
    enabled: zip !== undefined,
    staleTime: Infinity,
  });
  const [place] = data?.places ?? [];
  if (isLoading && here.status !== 'known') return undefined;
  return ({ lat, lng }: { readonly lat: number; readonly lng: number }): string | undefined => {
    if (here.status === 'known')
      return t('{distance} from you', { distance: formatDistance(milesBetween(here.position, { lat, lng })) });
    if (zip === undefined || !place) return undefined;
    const from = { lat: Number(place.latitude), lng: Number(place.longitude) };
    return t('{distance} from {zip}', { distance: formatDistance(milesBetween(from, { lat, lng })), zip });
  };
}

/** Shows up to four restaurants side by side. Its address names them, and nothing about the user. */
export function ComparePage() {
  const [params] = useSearchParams();
  const { status } = useSession();
  const avoiding = useAvoiding();
  const describeDistance = useDistances();
  const filter = useChangeFilter();
  const heading = useRef<HTMLHeadingElement>(null);
  const given = readIds(params.getAll('r'));
  const ids = given.slice(0, mostCompared);
  const chosen = ids.join(',');
  usePageTitle(t('Compare restaurants'));
  // The removed restaurant took the focus with it.
  useLostFocus(chosen, () => heading.current?.focus());
  // Lists continue from what is here, even after the last one was removed.
  const before = useRef('');
  useEffect(() => {
    if (chosen !== before.current) writeCompared(readIds(chosen.split(',')));
    before.current = chosen;
  }, [chosen]);
  return (
    <div className="page">
      <div className="page__head">
        <h1 ref={heading} tabIndex={-1}>
          {t('Compare restaurants')}
        </h1>
      </div>
      <AvoidingNotice avoiding={avoiding} />
      <UnclaimedHere />
      {given.length > ids.length && <p>{t('You can compare {most} at most.', { most: mostCompared })}</p>}
      {ids.length === 0 ? (
        <EmptyState text={t('Nothing to compare yet. Press “Compare” on restaurants in a list.')}>
          <LinkButton to="/restaurants">{t('Choose restaurants')}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <ul className="comparison" role="list" aria-label={t('Restaurants side by side')}>
            {ids.map((id) => (
              <li key={id}>
                <ComparedRestaurant
                  id={id}
                  avoiding={avoiding}
                  describeDistance={describeDistance}
                  withoutIt={compareAddress(
                    ids.filter((one) => one !== id),
                    filter,
                  )}
                />
              </li>
            ))}
          </ul>
          <div className="comparison-actions">
            <ChangeTick />
            <ZipPicker isSignedIn={status !== 'guest'} />
            {ids.length < mostCompared && <LinkButton to="/restaurants">{t('Add a restaurant')}</LinkButton>}
            <ShareButton path={compareAddress(ids, filter)} name={t('Compare restaurants')} />
          </div>
          <ConfirmNote />
        </>
      )}
    </div>
  );
}
