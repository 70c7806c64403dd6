import { useEffect, useRef } from 'react';
import { describeFilter } from './model/describe-filter.ts';
import type { MenuFilter } from './model/menu-summary.ts';

interface FilteredHeadingProps {
  filter: MenuFilter;
  count: number;
  /** Goes up each time that somebody wants to get here; 0 if nobody does. */
  goneTo: number;
}

/** Says what the list below is filtered by, and takes the focus when somebody asked for it far above. */
export function FilteredHeading({ filter, count, goneTo }: FilteredHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (goneTo === 0) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'start' });
  }, [goneTo]);
  return (
    <h3 ref={ref} tabIndex={-1} className="menu-filtered">
      {describeFilter[filter](count)}
    </h3>
  );
}
