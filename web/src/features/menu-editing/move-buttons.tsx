import { announce } from '../../shared/ui/announcer.tsx';
import type { Move } from './menu-order.ts';

interface MoveButtonsProps {
  /** What is moved. */
  of: string;
  /** Its place, from 0. */
  at: number;
  count: number;
  onMove: (move: Move) => void;
}

const moves: readonly (readonly [move: Move, label: string, path: string])[] = [
  ['first', 'to the top', 'M5 4h10M10 17V8m-4 4 4-4 4 4'],
  ['up', 'up', 'M10 16V5m-5 5 5-5 5 5'],
  ['down', 'down', 'M10 4v11m-5-5 5 5 5-5'],
];

const placeAfter = (move: Move, at: number): number => (move === 'first' ? 0 : at + (move === 'up' ? -1 : 1));

/**
 * Moves one of a list. At the list's ends they stay buttons that do nothing: one that is disabled under the finger would
 * lose the focus.
 */
export function MoveButtons({ of, at, count, onMove }: MoveButtonsProps) {
  const press = (move: Move) => {
    const to = placeAfter(move, at);
    if (to < 0 || to >= count || to === at) return;
    onMove(move);
    announce(`${of}: ${to + 1} of ${count}`);
  };
  return (
    <span className="move-buttons">
      {moves.map(([move, label, path]) => (
        <button
          key={move}
          type="button"
          aria-label={`Move ${of} ${label}`}
          aria-disabled={move === 'down' ? at === count - 1 : at === 0}
          onClick={() => press(move)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d={path} />
          </svg>
        </button>
      ))}
    </span>
  );
}
