import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { canEditRestaurant } from '@clearplate/domain/menu/policies';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../entities/eater/use-session.ts';
import { Protected } from '../../features/session/protected.tsx';
import { ApiError, isNotFound } from '../../shared/api/api-error.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { firstOf, useRecordId } from '../../shared/lib/record-id.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { Loaded } from '../../shared/ui/loaded-list.tsx';
import { t } from '../../translations/t.ts';

interface Edited {
  /** The address contains this id. */
  readonly id: string;
  readonly userId: number;
  readonly restaurant: RestaurantDetail;
}

interface ForEditorsProps {
  title: string;
  className?: string;
  children: (edited: Edited) => ReactNode;
}

/** Frames a page for a restaurant's owner and the site's admins; the server checks each call too. */
export function ForEditors(props: ForEditorsProps) {
  return (
    <Protected>
      <Frame {...props} />
    </Protected>
  );
}

function Frame({ title, className = '', children }: ForEditorsProps) {
  const id = useRecordId();
  const { user, role } = useSession();
  const query = useQuery({ ...callQuery('getRestaurant', { params: { id } }), throwOnError: isNotFound });
  usePageTitle(title);
  return (
    <div className={`page ${className}`.trim()}>
      <Loaded query={user ? query : { ...query, data: undefined }} what={t('the restaurant')}>
        {(found) => {
          const restaurant = firstOf(found);
          const person = user && role && { userId: user.id, role };
          if (!canEditRestaurant(person, { ownerId: restaurant.user_id }))
            throw new ApiError({ status: 403, code: 'forbidden', message: t('Forbidden') });
          return (
            <>
              <BackLink to={`/restaurant/${id}`} label={restaurant.name} />
              <h1>{title}</h1>
              {user && children({ id, userId: user.id, restaurant })}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
