import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { refreshHousehold } from '../../shared/api/household.ts';

/** Changes the household and resets what was cached about it. */
function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return async (input: Input): Promise<void> => {
    await change(input);
    void queries.invalidateQueries({ queryKey: ['listPreferences'] });
    await refreshHousehold(queries);
  };
}

export const useAddEater = () => useChange((name: string) => client.createEater({ body: { name } }));

export const useRenameEater = (id: number) =>
  useChange((name: string) => client.renameEater({ params: { id: String(id) }, body: { name } }));

export function useDeleteEater() {
  const mutationFn = useChange((id: number) => client.deleteEater({ params: { id: String(id) } }));
  return useMutation({ networkMode: 'always', mutationFn });
}
