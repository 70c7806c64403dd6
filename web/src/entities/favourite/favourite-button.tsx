import { useState } from 'react';
import { useToken } from '../../shared/lib/use-stored.ts';
import './favourite-button.css';
import { classNames } from '../../shared/ui/class-names.ts';
import { t } from '../../translations/t.ts';
import { type FavouriteTarget, isFavourite, useFavourite } from './use-favourite.ts';
import { useFavouriteMarks } from '../../shared/api/favourite-marks.ts';
import { LazySignInForFavourites } from './lazy-sign-in-for-favourites.ts';

interface HeartPlace {
  thing: FavouriteTarget;
  /** Shows the word beside the heart. */
  withWord: boolean;
}

interface HeartProps extends HeartPlace {
  kept: boolean;
  onPress: () => void;
}

/** Shows whether something is a favourite, and toggles that. */
function Heart({ thing, withWord, kept, onPress }: HeartProps) {
  const word = kept ? t('Saved') : t('Save');
  return (
    <button
      type="button"
      className={classNames('keep-button', withWord && 'button button--secondary keep-button--word')}
      aria-pressed={kept}
      {...(!withWord && { 'aria-label': t('Save {name}', { name: thing.name }) })}
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
  const { data: kept = false } = useFavouriteMarks((marks) => isFavourite(marks, thing));
  const keep = useFavourite(thing);
  return <Heart thing={thing} withWord={withWord} kept={kept} onPress={() => keep.mutate(!kept)} />;
}

export interface FavouriteButtonProps extends FavouriteTarget {
  /** Shows the word beside the heart on the thing's own page. A card has only the heart. */
  withWord?: boolean;
}

/** Adds or removes a favourite. Guests are told how to sign in. */
export function FavouriteButton({ withWord = false, ...thing }: FavouriteButtonProps) {
  const token = useToken();
  if (token === undefined) return <GuestHeart thing={thing} withWord={withWord} />;
  return <OwnHeart thing={thing} withWord={withWord} />;
}

function GuestHeart({ thing, withWord }: HeartPlace) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Heart thing={thing} withWord={withWord} kept={false} onPress={() => setAsked(true)} />
      {isAsked && <LazySignInForFavourites name={thing.name} onClose={() => setAsked(false)} />}
    </>
  );
}
