import type { Api, CallName } from '@clearplate/contract/api';
import type { ClientInput, ClientOutput, Page } from '@clearplate/contract/define-contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { client, type CallOptions } from './client.ts';
import { isOutdated, whileInSight } from './in-sight.ts';

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
  /** The items are those of the question before; the answer to this one is on its way. */
  readonly isPrevious: boolean;
  /** The first page failed, or what is assessed could not be renewed in time: there is nothing to show. */
  readonly error: Error | undefined;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMoreFailed: boolean;
  readonly loadMore: () => void;
  /** The cursor of what comes after the last of the items. */
  readonly next: string | undefined;
}

export interface PagedOptions {
  readonly enabled?: boolean;
  /** What is shown stays until the answer to another question is there. */
  readonly keepsPrevious?: boolean;
  /** While it is in sight all of its pages are renewed together, and take their places when the last is there. */
  readonly renews?: boolean;
  /** Somebody is cleared by its items: what could not be renewed in time is not shown. */
  readonly isAssessed?: boolean;
  /** The cursor that the list begins at, where the address says so. */
  readonly startsAt?: string | undefined;
  /** Makes an item of what came; `undefined`: it is none, and the whole answer counts as none. */
  readonly readItem?: (item: unknown) => unknown;
}

type AnyInput = ClientInput<Api[PagedCall]>;

async function loadPage<Item>(
  name: PagedCall,
  input: unknown,
  readItem: PagedOptions['readItem'],
  signal: AbortSignal,
): Promise<Page<Item>> {
  const page = (await (client[name] as AnyCall)(input, { signal })) as Page<Item>;
  const items = Array.isArray(page.items) && readItem ? page.items.map(readItem) : page.items;
  const isReadable = Array.isArray(items) && !items.includes(undefined);
  if (!isReadable) throw new ApiError({ status: 200, code: 'internal', message: 'Unreadable answer' });
  return { ...page, items: items as Item[] };
}

/** The first page of a list: it fills a window or two and is soon there. Those after it are as long as the server makes them. */
const firstFew = '12';
/** The cursor of a list's beginning: a text, as the cache of a rendered page comes to the browser as JSON, without `undefined`. */
const start = '';

/** For a list that comes from one call or from another: `Item` is what both give. */
export function usePagedList<Item>(
  name: PagedCall,
  input: AnyInput,
  { enabled = true, keepsPrevious = false, renews = false, isAssessed = false, startsAt, readItem }: PagedOptions = {},
): PagedList<Item> {
  const query = useInfiniteQuery({
    queryKey: startsAt === undefined ? [name, input] : [name, input, startsAt],
    enabled,
    ...(renews && whileInSight),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    initialPageParam: startsAt ?? start,
    queryFn: ({ signal, pageParam }) => {
      const isFirst = pageParam === (startsAt ?? start);
      const cursor = pageParam === start ? undefined : pageParam;
      const query = { ...(isFirst && { limit: firstFew }), ...input.query, cursor };
      return loadPage<Item>(name, { ...input, query }, readItem, signal);
    },
    getNextPageParam: (page) => page.next,
  });
  return {
    items: query.data?.pages.flatMap((page) => page.items),
    isPrevious: query.isPlaceholderData,
    error: query.data && !(isAssessed && isOutdated(query)) ? undefined : (query.error ?? undefined),
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMoreFailed: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
    next: query.data?.pages.at(-1)?.next,
  };
}

export function usePagedCall<Name extends PagedCall>(
  name: Name,
  input: ClientInput<Api[Name]>,
  options?: PagedOptions,
): PagedList<ItemOf<Name>> {
  return usePagedList(name, input as AnyInput, options);
}
