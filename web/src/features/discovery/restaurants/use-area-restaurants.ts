import { usePagedCall } from '../../../shared/api/queries.ts';

export interface AreaQuery {
  zip: string | undefined;
  /** Only the signed-in person's own. */
  own: boolean;
  /** While it is not known who is here, nothing is asked. */
  enabled: boolean;
  limit?: string;
}

/** The restaurants of exactly this zip code; without one, all of them. */
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
