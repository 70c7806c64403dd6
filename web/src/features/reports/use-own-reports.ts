import type { ReportBody } from '@clearplate/contract/reports';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { useToken } from '../../shared/lib/use-stored.ts';

/** Fetches the user's reports of a dish, at most one of each kind. A guest has none, so nothing is requested. */
export function useOwnReports(dishId: string) {
  const token = useToken();
  return useQuery({
    queryKey: ['getOwnReports', dishId],
    enabled: token !== undefined,
    gcTime: 0,
    queryFn: ({ signal }) => client.getOwnReports({ params: { id: dishId } }, { signal }),
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

export function useWithdraw() {
  const forget = useForgetAssessed();
  return useMutation({
    mutationFn: async (id: number) => expectDone(await client.withdrawReport({ params: { id: String(id) } })),
    onSuccess: forget,
  });
}
