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
  /** The cursor of the next page, for a link that works without JavaScript. */
  next?: string | undefined;
  /** Counts the items so far, in words: "48 dishes". */
  shown: string;
  /** The text at the end; "All 48 dishes shown" by default. */
  end?: string;
  label?: string;
  /** Skeletons of the next items, so that nothing in view moves when they arrive. */
  places?: ReactNode;
}

/** How far ahead of the scroll position the next page loads, in window heights. */
const ahead = '100%';

/**
 * Ends a list that goes on, directly after it: it loads more on scrolling near, and by a button that always works.
 * After a press the focus moves to the first new item.
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
      {/* They are new elements each time, because moving the same ones would count as a layout shift. */}
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

/** After a press, moves the focus to the first new item once the list has grown, if the button still has it. */
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
