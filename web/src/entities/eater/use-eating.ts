import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { eatingMutation, refreshHousehold } from '../../shared/api/household.ts';

/** Changes who eats today on the server, so that it is the same on every device. */
export function useEating() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: eatingMutation,
    mutationFn: (ids: number[]) => client.setEating({ body: { ids } }),
    onSettled: () => refreshHousehold(queries),
  });
}

/** Returns whether the eaters are being saved; until that is done nobody knows whom to assess for. */
export const useIsEatingChanging = () => useIsMutating({ mutationKey: eatingMutation }) > 0;
