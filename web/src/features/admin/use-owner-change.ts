import type { OwnedRestaurant } from '@clearplate/contract/restaurant-owners';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../shared/ui/toast.ts';
import { say } from '../../translations/say.ts';

/** A change of who owns a restaurant; whatever shows owners is loaded again afterwards, also where it failed. */
export function useOwnerChange<Input>(change: (input: Input) => Promise<OwnedRestaurant>, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      void toast(say('Success!'));
      onDone();
    },
    onSettled: () =>
      Promise.all(
        ['listOwnedRestaurants', 'listAdminLog', 'getRestaurant', 'listRestaurants', 'discoverRestaurants'].map(
          (name) => queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  });
}
