import './keep-button.css';
import { classNames } from '../../shared/ui/class-names.ts';
import { say } from '../../translations/say.ts';
import type { Keepable } from './use-keeping.ts';

export interface HeartPlace {
  thing: Keepable;
  /** With its word beside the heart. */
  withWord: boolean;
}

interface HeartProps extends HeartPlace {
  kept: boolean;
  onPress: () => void;
}

/** Whether something is kept, and the way to change that. */
export function Heart({ thing, withWord, kept, onPress }: HeartProps) {
  const word = kept ? say('Kept for later') : say('Keep for later');
  return (
    <button
      type="button"
      className={classNames('keep-button', withWord && 'button button--secondary keep-button--word')}
      aria-pressed={kept}
      {...(!withWord && { 'aria-label': say('Keep {name} for later', { name: thing.name }) })}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 20.3 4.6 13a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.4.5.4-.5a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7Z" />
      </svg>
      {withWord && word}
    </button>
  );
}
