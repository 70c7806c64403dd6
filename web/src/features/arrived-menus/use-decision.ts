import type { ArrivedMenus } from '@clearplate/contract/arrived-menus';
import type { Api } from '@clearplate/contract/api';
import type { ClientInput } from '@clearplate/contract/define-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { t } from '../../translations/t.ts';

type Decisions = ClientInput<Api['decideArrivedMenu']>['body']['dishes'];
export type Decide = (dishes: Decisions) => void;

/** Decides on dishes of a file. If the menu has changed since, nothing is done and all of it is compared again. */
export function useDecision(id: string, shown: ArrivedMenus | undefined) {
  const queries = useQueryClient();
  const { queryKey } = callQuery('listArrivedMenus', { params: { id } });
  const deciding = useMutation({
    mutationFn: ({ arrival, dishes }: { arrival: number; dishes: Decisions }) =>
      client.decideArrivedMenu({
        params: { id, arrival: String(arrival) },
        body: { dishes },
        ifMatch: shown?.version ?? '',
      }),
    // The menu has changed, wherever else it is shown.
    onSuccess: async (after) => {
      await queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== queryKey[0] });
      queries.setQueryData(queryKey, after);
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  const decide =
    (arrival: number): Decide =>
    (dishes) =>
      deciding.mutate({ arrival, dishes });
  const problem = deciding.error
    ? hasCode(deciding.error, 'precondition_failed')
      ? t('Nothing was changed: the menu has changed since. Look at it again.')
      : describeRefusal(deciding.error, t('The menu could not be changed'))
    : undefined;
  return { decide, deciding, problem };
}
