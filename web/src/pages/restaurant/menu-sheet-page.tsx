import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FirstDishes } from '../../features/menu-file/first-dishes.tsx';
import { MenuSheet } from '../../features/menu-sheet/menu-sheet.tsx';
import { client } from '../../shared/api/client.ts';
import { Loaded } from '../../shared/ui/loaded-list.tsx';
import { Translation } from '../../shared/ui/translation.tsx';
import { t } from '../../translations/t.ts';
import { ForEditors } from './for-editors.tsx';

export function MenuSheetPage() {
  return (
    <ForEditors title={t('All allergens at once')} className="menu-sheet">
      {({ id, userId }) => (
        <>
          <p>
            <Translation
              sentence="What you type here is stated by you as of today, once you save it. If you have it elsewhere, you can {link}."
              link={<Link to={`/restaurant/${id}/import`}>{t('upload a file')}</Link>}
            />
          </p>
          <LoadedSheet id={id} userId={userId} />
        </>
      )}
    </ForEditors>
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
