import type { Api } from '@clearplate/contract/api';
import type { ClientInput } from '@clearplate/contract/define-contract';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { t } from '../../translations/t.ts';

type Changes = NonNullable<ClientInput<Api['updateRestaurant']>['body']>;

/**
 * Changes what a restaurant says about itself. If somebody else saved first, their version is loaded, so that a second
 * try builds on it.
 */
export function useUpdateRestaurant({ id, version }: RestaurantDetail) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Changes) => client.updateRestaurant({ params: { id: String(id) }, body, ifMatch: version }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['getRestaurant'] });
      await queries.invalidateQueries({ queryKey: ['listRestaurantHistory'] });
    },
    onError: async (error) => {
      console.error(t('The restaurant was not updated'), error);
      if (hasCode(error, 'precondition_failed')) await queries.invalidateQueries({ queryKey: ['getRestaurant'] });
    },
  });
}
