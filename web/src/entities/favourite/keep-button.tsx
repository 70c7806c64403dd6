import { useState } from 'react';
import { useToken } from '../../shared/lib/use-stored.ts';
import './keep-button.css';
import { classNames } from '../../shared/ui/class-names.ts';
import { say } from '../../translations/say.ts';
import { type Keepable, isKept, useKeep } from './use-keeping.ts';
import { useFavouriteMarks } from '../../shared/api/favourite-marks.ts';
import { SignInToKeep } from './lazy-sign-in-to-keep.ts';

interface HeartPlace {
  thing: Keepable;
  /** With its word beside the heart. */
  withWord: boolean;
}

interface HeartProps extends HeartPlace {
  kept: boolean;
  onPress: () => void;
}

/** Whether something is kept, and the way to change that. */
function Heart({ thing, withWord, kept, onPress }: HeartProps) {
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

function OwnHeart({ thing, withWord }: HeartPlace) {
  const { data: kept = false } = useFavouriteMarks((marks) => isKept(marks, thing));
  const keep = useKeep(thing);
  return <Heart thing={thing} withWord={withWord} kept={kept} onPress={() => keep.mutate(!kept)} />;
}

export interface KeepButtonProps extends Keepable {
  /** With its word beside the heart: on the thing's own page. On a card it is the heart alone. */
  withWord?: boolean;
}

/** Keeps a dish or a restaurant for later. Somebody who isn't signed in learns how. */
export function KeepButton({ withWord = false, ...thing }: KeepButtonProps) {
  const token = useToken();
  if (token === undefined) return <GuestHeart thing={thing} withWord={withWord} />;
  return <OwnHeart thing={thing} withWord={withWord} />;
}

function GuestHeart({ thing, withWord }: HeartPlace) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Heart thing={thing} withWord={withWord} kept={false} onPress={() => setAsked(true)} />
      {isAsked && <SignInToKeep name={thing.name} onClose={() => setAsked(false)} />}
    </>
  );
}
