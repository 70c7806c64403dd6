import './skeleton.css';
import { classNames } from './class-names.ts';

/** Shows a placeholder in the shape of what is loading. It is silent, because the page's status announces loading. */
export function Skeleton({
  shape = 'line',
  className,
}: {
  shape?: 'line' | 'title' | 'picture' | 'box';
  className?: string;
}) {
  return <span className={classNames('skeleton', `skeleton--${shape}`, className)} aria-hidden="true" />;
}
