import { canEditRestaurant } from '@clearplate/domain/menu/policies';
import { useQuery } from '@tanstack/react-query';
import { MenuFile } from '../../features/menu-file/menu-file.tsx';
import { useSession } from '../../entities/eater/use-session.ts';
import { ApiError, isNotFound } from '../../shared/api/api-error.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { Loaded } from '../../shared/ui/loaded-list.tsx';
import { Protected } from '../../features/session/protected.tsx';
import { firstOf, useRecordId } from '../../shared/lib/record-id.ts';
import { t } from '../../translations/t.ts';

export function MenuImportPage() {
  return (
    <Protected>
      <MenuImport />
    </Protected>
  );
}

/** For the owner and the site's admins; the server checks each call too. */
function MenuImport() {
  const id = useRecordId();
  const { user, role } = useSession();
  const query = useQuery({ ...callQuery('getRestaurant', { params: { id } }), throwOnError: isNotFound });
  usePageTitle(t('Menu as a file'));
  return (
    <div className="page">
      <Loaded query={user ? query : { ...query, data: undefined }} what={t('the restaurant')}>
        {(found) => {
          const restaurant = firstOf(found);
          const person = user && role && { userId: user.id, role };
          if (!canEditRestaurant(person, { ownerId: restaurant.user_id }))
            throw new ApiError({ status: 403, code: 'forbidden', message: t('Forbidden') });
          return (
            <>
              <BackLink to={`/restaurant/${id}`} label={restaurant.name} />
              <h1>{t('Menu as a file')}</h1>
              <MenuFile id={id} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
