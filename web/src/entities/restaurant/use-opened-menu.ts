import { useQuery } from '@tanstack/react-query';
import { hasCode, isNotFound } from '../../shared/api/api-error.ts';
import { whileInSight } from '../../shared/api/in-sight.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { findOfflineMenu, findOfflineMenuOf, type OfflineMenu } from '../../shared/lib/offline-menus.ts';
import { useOnline } from '../../shared/lib/use-online.ts';

/** Holds a record as a page shows it: the server's answer, or this device's offline copy. */
export interface Opened<Data> {
  readonly data: Data | undefined;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
  /** When the data is from, if it may have changed since: UTC, ISO 8601. */
  readonly asOf: string | undefined;
}

const asked = { ...whileInSight, throwOnError: isNotFound };

const isUnreachable = (error: unknown) => hasCode(error, 'unavailable');

/** Reads the offline copy, but only if the server can't be reached. */
function useOfflineCopy(key: string, find: () => Promise<OfflineMenu | undefined>, enabled: boolean) {
  return useQuery({
    queryKey: ['keptMenu', key],
    queryFn: async () => (await find()) ?? null,
    enabled,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

interface Sources<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly dataUpdatedAt: number;
    readonly refetch: () => unknown;
  };
  readonly kept: { readonly data: OfflineMenu | null | undefined; readonly isPending: boolean };
  readonly pick: (kept: OfflineMenu) => Data | undefined;
  readonly isOnline: boolean;
}

function choose<Data>({ query, kept, pick, isOnline }: Sources<Data>): Opened<Data> {
  const { data, error, isPending } = query;
  const refetch = () => void query.refetch();
  if (data !== undefined) {
    const asOf = isOnline && error === null ? undefined : new Date(query.dataUpdatedAt).toISOString();
    return { data, error, isPending, refetch, asOf };
  }
  const found = isUnreachable(error) && kept.data ? pick(kept.data) : undefined;
  if (found !== undefined) return { data: found, error: null, isPending: false, refetch, asOf: kept.data?.savedAt };
  return { data, error, isPending: isPending || (isUnreachable(error) && kept.isPending), refetch, asOf: undefined };
}

export function useOpenedMenu(id: string) {
  const restaurant = useQuery({ ...callQuery('getRestaurant', { params: { id } }), ...asked });
  const menu = useQuery({ ...callQuery('getRestaurantMenu', { params: { id } }), ...asked });
  const isOnline = useOnline();
  const isCut = isUnreachable(restaurant.error) || isUnreachable(menu.error);
  const kept = useOfflineCopy(`restaurant ${id}`, () => findOfflineMenu(id), isCut);
  type Of<Query> = Query extends { readonly data: infer Data } ? NonNullable<Data> : never;
  return {
    restaurant: choose({
      query: restaurant,
      kept,
      isOnline,
      pick: (found) => found.restaurant as Of<typeof restaurant>,
    }),
    menu: choose({ query: menu, kept, isOnline, pick: (found) => found.menu as Of<typeof menu> }),
  };
}

export function useOpenedDish(id: string) {
  const query = useQuery({ ...callQuery('getDish', { params: { id } }), ...asked });
  const isOnline = useOnline();
  const kept = useOfflineCopy(`dish ${id}`, () => findOfflineMenuOf(id), isUnreachable(query.error));
  type Dishes = NonNullable<typeof query.data>;
  const pick = ({ menu }: OfflineMenu) =>
    (menu as { recipes: Dishes }).recipes.filter((dish) => String(dish.id) === id);
  return choose({ query, kept, isOnline, pick });
}
