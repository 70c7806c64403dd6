import './load-more.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button.tsx';

export interface LoadMoreProps {
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMoreFailed: boolean;
  loadMore: () => void;
  /** How many there are so far, in words: "48 dishes". */
  shown: string;
  /** What is said at the end; "All 48 dishes shown", unless told. */
  end?: string;
  /** What the button says that goes on. */
  label?: string;
}

/** The end of a list that goes on: loads as one scrolls near, and by a button that always works. */
export function LoadMore(props: LoadMoreProps) {
  const {
    hasMore,
    isLoadingMore,
    loadMoreFailed,
    loadMore,
    shown,
    end = `All ${shown} shown`,
    label = 'Show more',
  } = props;
  const sentinel = useRef<HTMLDivElement>(null);
  const canScrollOn = hasMore && !isLoadingMore && !loadMoreFailed;
  const onNear = useEffectEvent(() => {
    if (canScrollOn) loadMore();
  });
  useEffect(() => {
    if (!sentinel.current || !canScrollOn) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onNear();
      },
      { rootMargin: '600px' },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [canScrollOn]);
  return (
    <div className="load-more" ref={sentinel}>
      <p className="load-more__status" role="status">
        {hasMore ? `${shown} shown` : end}
        {loadMoreFailed && '. More could not be loaded.'}
      </p>
      {hasMore && (
        <Button busy={isLoadingMore} onClick={loadMore}>
          {loadMoreFailed ? 'Try again' : label}
        </Button>
      )}
    </div>
  );
}
