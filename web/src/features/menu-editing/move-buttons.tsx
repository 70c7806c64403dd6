import { announce } from '../../shared/ui/announcer.tsx';
import type { Move } from './menu-order.ts';
import { say } from '../../translations/say.ts';

interface MoveButtonsProps {
  /** What is moved. */
  of: string;
  /** Its place, from 0. */
  at: number;
  count: number;
  onMove: (move: Move) => void;
}

const moves: readonly (readonly [move: Move, path: string])[] = [
  ['first', 'M5 4h10M10 17V8m-4 4 4-4 4 4'],
  ['up', 'M10 16V5m-5 5 5-5 5 5'],
  ['down', 'M10 4v11m-5-5 5 5 5-5'],
];

function sayMove(move: Move, of: string): string {
  if (move === 'first') return say('Move {of} to the top', { of });
  return move === 'up' ? say('Move {of} up', { of }) : say('Move {of} down', { of });
}

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
    announce(say('{of}: {place} of {count}', { of, place: to + 1, count }));
  };
  return (
    <span className="move-buttons">
      {moves.map(([move, path]) => (
        <button
          key={move}
          type="button"
          aria-label={sayMove(move, of)}
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
