import { usePagedCall } from '../../../shared/api/queries.ts';

export interface AreaQuery {
  zip: string | undefined;
  /** Only the signed-in user's own. */
  own: boolean;
  /** `false` while we don't know the user, so that nothing is requested. */
  enabled: boolean;
  limit?: string;
}

/** Returns the restaurants of exactly this zip code, or all of them without one. */
export function useAreaRestaurants({ zip, own, enabled, limit }: AreaQuery) {
  const query = { ...(own && ({ owner: 'me' } as const)), ...(limit && { limit }) };
  const everywhere = usePagedCall('listRestaurants', { query }, { enabled: enabled && zip === undefined });
  const inArea = usePagedCall(
    'listRestaurantsByPincode',
    { params: { zip: zip ?? '' }, query: own ? { owner: 'me' } : {} },
    { enabled: enabled && zip !== undefined },
  );
  return zip === undefined ? everywhere : inArea;
}
