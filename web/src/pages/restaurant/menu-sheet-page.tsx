import { canEditRestaurant } from '@clearplate/domain/menu/policies';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSession } from '../../entities/eater/use-session.ts';
import { FirstDishes } from '../../features/menu-file/first-dishes.tsx';
import { MenuSheet } from '../../features/menu-sheet/menu-sheet.tsx';
import { Protected } from '../../features/session/protected.tsx';
import { ApiError, isNotFound } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { firstOf, useRecordId } from '../../shared/lib/record-id.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { Loaded } from '../../shared/ui/loaded-list.tsx';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

export function MenuSheetPage() {
  return (
    <Protected>
      <Sheet />
    </Protected>
  );
}

/** For the owner and the site's admins; the server checks each call too. */
function Sheet() {
  const id = useRecordId();
  const { user, role } = useSession();
  const query = useQuery({ ...callQuery('getRestaurant', { params: { id } }), throwOnError: isNotFound });
  usePageTitle(t('All allergens at once'));
  return (
    <div className="page menu-sheet">
      <Loaded query={user ? query : { ...query, data: undefined }} what={t('the restaurant')}>
        {(found) => {
          const restaurant = firstOf(found);
          const person = user && role && { userId: user.id, role };
          if (!canEditRestaurant(person, { ownerId: restaurant.user_id }))
            throw new ApiError({ status: 403, code: 'forbidden', message: t('Forbidden') });
          return (
            <>
              <BackLink to={`/restaurant/${id}`} label={restaurant.name} />
              <h1>{t('All allergens at once')}</h1>
              <p>
                <Translation
                  sentence="What you type here is stated by you as of today, once you save it. If you have it elsewhere, you can {link}."
                  link={<Link to={`/restaurant/${id}/import`}>{t('upload a file')}</Link>}
                />
              </p>
              {user && <LoadedSheet id={id} userId={user.id} />}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

function LoadedSheet({ id, userId }: { id: string; userId: number }) {
  const query = useQuery({
    queryKey: ['getMenuForEditing', userId, id, 'sheet'],
    queryFn: ({ signal }) => client.getMenuForEditing({ params: { id } }, { signal }),
    // The sheet fetches newer versions itself, so that nothing moves while somebody types.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  return (
    <Loaded query={query} what={t('the menu')}>
      {(menu) =>
        menu.dishes.some(({ archived }) => !archived) ? (
          <MenuSheet menu={menu} userId={userId} restaurantId={id} />
        ) : (
          <FirstDishes restaurantId={id} />
        )
      }
    </Loaded>
  );
}
