import './skeleton.css';
import { classNames } from './class-names.ts';

/** A resting place in the shape of what will come. Says nothing to screen readers: the page's status does. */
export function Skeleton({
  shape = 'line',
  className,
}: {
  shape?: 'line' | 'title' | 'picture' | 'wide' | 'box';
  className?: string;
}) {
  return <span className={classNames('skeleton', `skeleton--${shape}`, className)} aria-hidden="true" />;
}
