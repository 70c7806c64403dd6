import './load-more.css';
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { useListStart } from '../lib/list-start.ts';
import { Button } from './button.tsx';
import { t } from '../../translations/t.ts';

export interface LoadMoreProps {
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMoreFailed: boolean;
  loadMore: () => void;
  /** Where the list goes on without JavaScript. */
  next?: string | undefined;
  /** How many there are so far, in words: "48 dishes". */
  shown: string;
  /** What is said at the end; "All 48 dishes shown", unless told. */
  end?: string;
  /** What the button says that goes on. */
  label?: string;
  /** Stands where the next will be, so that nothing in view moves when they arrive. */
  places?: ReactNode;
}

/** How far ahead of the reader, in heights of the window. */
const ahead = '100%';

/**
 * The end of a list that goes on, right behind it: loads as one scrolls near, and by a button that always works. Whoever
 * pressed it goes on at the first that came.
 */
export function LoadMore(props: LoadMoreProps) {
  const { hasMore, isLoadingMore, loadMoreFailed, loadMore, shown, places, next } = props;
  const { addressAt } = useListStart();
  const { end = t('All {shown} shown', { shown }), label = t('Show more') } = props;
  const sentinel = useRef<HTMLDivElement>(null);
  const goOn = useWayOn(sentinel);
  useNear(sentinel, { isWanted: hasMore && !isLoadingMore && !loadMoreFailed, onNear: loadMore });
  const press = () => {
    goOn();
    loadMore();
  };
  return (
    <div className="load-more" ref={sentinel}>
      {/* New ones each time: what stays in the page would be seen to move. */}
      {hasMore && !loadMoreFailed && places && (
        <div key={shown} className="load-more__places">
          {places}
        </div>
      )}
      <p className="load-more__status" role="status">
        {hasMore ? t('{shown} shown', { shown }) : end}
        {loadMoreFailed && `. ${t('More could not be loaded.')}`}
      </p>
      {hasMore && next !== undefined && (
        <noscript>
          <a className="button button--secondary" href={addressAt(next)}>
            {label}
          </a>
        </noscript>
      )}
      {hasMore && (
        <Button busy={isLoadingMore} onClick={press}>
          {loadMoreFailed ? t('Try again') : label}
        </Button>
      )}
    </div>
  );
}

function useNear(sentinel: RefObject<HTMLElement | null>, near: { isWanted: boolean; onNear: () => void }): void {
  const { isWanted } = near;
  const onNear = useEffectEvent(near.onNear);
  useEffect(() => {
    if (!sentinel.current || !isWanted) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onNear();
      },
      { rootMargin: ahead },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [sentinel, isWanted]);
}

/** After a press, once the list has grown: the focus goes to its first new item, if the button still has it. */
function useWayOn(sentinel: RefObject<HTMLElement | null>): () => void {
  const from = useRef<number>(undefined);
  useEffect(() => {
    const items = sentinel.current?.previousElementSibling?.children;
    const first = from.current === undefined ? undefined : items?.item(from.current);
    if (!first) return;
    from.current = undefined;
    const hasFocus = sentinel.current?.contains(document.activeElement) ?? false;
    if (hasFocus || document.activeElement === document.body)
      first.querySelector<HTMLElement>('a:not([tabindex="-1"])')?.focus();
  });
  return () => {
    const list = sentinel.current?.previousElementSibling;
    from.current = list?.tagName === 'UL' ? list.children.length : undefined;
  };
}
