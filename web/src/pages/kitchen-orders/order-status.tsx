import './order-status.css';
import type { TickMark } from '@clearplate/contract/kitchen-orders';
import type { ReactNode } from 'react';
import type { LineState } from '../../features/kitchen-orders/order-people.ts';

/**
 * Says the state of an order, in the colour of its worst line. The live region is there from the start, whether or not
 * the state is urgent.
 */
export function OrderStatus({
  state,
  isUrgent = false,
  children,
}: {
  state: LineState;
  isUrgent?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="notice__region" role={isUrgent ? 'alert' : 'status'}>
      {children && <div className={`order-status order-status--${state}`}>{children}</div>}
    </div>
  );
}

/** Shows an eye, not a tick: a line that was only read must not look like one that was answered. */
const Eye = () => (
  <svg viewBox="0 0 24 16" aria-hidden="true" className="order-mark__eye">
    <path d="M1 8c3-5 7-7 11-7s8 2 11 7c-3 5-7 7-11 7S4 13 1 8Z" />
    <circle cx="12" cy="8" r="3" />
  </svg>
);

const signs: Readonly<Record<Exclude<TickMark, 'seen'>, string>> = { separate: '✓', traces: '!', cannot: '✕' };

export const MarkSign = ({ mark }: { mark: TickMark }) =>
  mark === 'seen' ? <Eye /> : <span aria-hidden="true">{signs[mark]}</span>;
