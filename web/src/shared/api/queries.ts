import type { Api, CallName } from '@clearplate/contract/api';
import type { ClientInput, ClientOutput, Page } from '@clearplate/contract/define-contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client, type CallOptions } from './client.ts';

type AnyCall = (input: unknown, options: CallOptions) => Promise<unknown>;

type PagedCall = {
  [Name in CallName]: Api[Name] extends { readonly paged: true } ? Name : never;
}[CallName];

/** `useQuery(callQuery('getDish', { params: { id } }))`: one key per call and input. */
export function callQuery<Name extends Exclude<CallName, PagedCall>>(name: Name, input: ClientInput<Api[Name]>) {
  return {
    queryKey: [name, input] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      (client[name] as AnyCall)(input, { signal }) as Promise<ClientOutput<Api[Name]>>,
  };
}

type ItemOf<Name extends PagedCall> = ClientOutput<Api[Name]> extends Page<infer Item> ? Item : never;

/** A paged list as one list that grows. */
export interface PagedList<Item> {
  /** All so far; `undefined` until the first page is there. */
  readonly items: readonly Item[] | undefined;
  /** The first page failed: there is nothing to show. */
  readonly error: Error | undefined;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMoreFailed: boolean;
  readonly loadMore: () => void;
}

export function usePagedCall<Name extends PagedCall>(
  name: Name,
  input: ClientInput<Api[Name]>,
  { enabled = true }: { enabled?: boolean } = {},
): PagedList<ItemOf<Name>> {
  const query = useInfiniteQuery({
    queryKey: [name, input],
    enabled,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) => {
      const paged = { ...input, query: { ...input.query, cursor: pageParam } };
      return (client[name] as AnyCall)(paged, { signal }) as Promise<Page<ItemOf<Name>>>;
    },
    getNextPageParam: (page) => page.next,
  });
  return {
    items: query.data?.pages.flatMap((page) => page.items),
    error: query.data ? undefined : (query.error ?? undefined),
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMoreFailed: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
  };
}
