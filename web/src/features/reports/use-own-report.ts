import type { ReportBody } from '@clearplate/contract/reports';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { useToken } from '../../shared/lib/use-stored.ts';

/** Fetches the user's report of a dish. A guest has none, so nothing is requested. */
export function useOwnReport(dishId: string) {
  const token = useToken();
  return useQuery({
    queryKey: ['getOwnReport', dishId],
    enabled: token !== undefined,
    gcTime: 0,
    queryFn: async ({ signal }) => (await client.getOwnReport({ params: { id: dishId } }, { signal })).report,
  });
}

/** A report changes assessments, so every cached query is outdated. */
function useForgetAssessed() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries();
}

export function useReport(dishId: string) {
  const forget = useForgetAssessed();
  return async (body: ReportBody) => {
    await client.reportDish({ params: { id: dishId }, body });
    forget();
  };
}

export function useWithdraw(dishId: string) {
  const forget = useForgetAssessed();
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => expectDone(await client.withdrawReport({ params: { id: dishId } })),
    onSuccess: forget,
  });
}
