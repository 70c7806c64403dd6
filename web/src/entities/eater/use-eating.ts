import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { eatingMutation, refreshHousehold } from '../../shared/api/household.ts';

/** Chooses who eats today, on the server: the same on every device. */
export function useEating() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: eatingMutation,
    networkMode: 'always',
    mutationFn: (ids: number[]) => client.setEating({ body: { ids } }),
    onSettled: () => refreshHousehold(queries),
  });
}

/** While it is being saved who eats, nobody knows for whom to assess. */
export const useIsEatingChanging = () => useIsMutating({ mutationKey: eatingMutation }) > 0;
