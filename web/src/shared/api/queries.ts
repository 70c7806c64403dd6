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

/** Use it as `useQuery(callQuery('getDish', { params: { id } }))`; each call and input has its own key. */
export function callQuery<Name extends Exclude<CallName, PagedCall>>(name: Name, input: ClientInput<Api[Name]>) {
  return {
    queryKey: [name, input] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      (client[name] as AnyCall)(input, { signal }) as Promise<ClientOutput<Api[Name]>>,
  };
}

type ItemOf<Name extends PagedCall> = ClientOutput<Api[Name]> extends Page<infer Item> ? Item : never;

/** Shows a paged list as one list that grows. */
export interface PagedList<Item> {
  /** Holds all items so far; `undefined` until the first page arrives. */
  readonly items: readonly Item[] | undefined;
  /** The items are those of the previous query, and this one is still pending. */
  readonly isPrevious: boolean;
  /** The first page failed, or assessed items are too old after a failed refetch, so there is nothing to show. */
  readonly error: Error | undefined;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMoreFailed: boolean;
  readonly loadMore: () => void;
  /** Points to the page after the last item. */
  readonly next: string | undefined;
}

export interface PagedOptions {
  readonly enabled?: boolean;
  /** Whether the previous items stay until another query's response arrives. */
  readonly keepsPrevious?: boolean;
  /** Whether all pages are refetched together while visible, and replaced when the last one has arrived. */
  readonly renews?: boolean;
  /** Whether the items may clear a dish, so that they disappear if they can't be refetched in time. */
  readonly isAssessed?: boolean;
  /** The cursor that the list starts at, if the address has one. */
  readonly startsAt?: string | undefined;
  /** Parses an item; `undefined` makes the whole response invalid. */
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

/**
 * The size of the first page, which fills a window or two and arrives soon. The server chooses the size of later pages.
 */
const firstFew = '12';
/**
 * The first page has this cursor. It is a string, because a rendered page's cache reaches the browser as JSON, which
 * has no `undefined`.
 */
const start = '';

/** Fetches a list of one call or another; `Item` is what both return. */
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
