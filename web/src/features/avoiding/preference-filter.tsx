import './filter.css';
import { Link, useLocation } from 'react-router';
import type { FilterProps } from './allergen-filter.tsx';
import { AvoidTick } from './avoid-tick.tsx';
import { SavedNote } from './saved-note.tsx';

/** Saved avoid lists of ingredients. Guests have none, and are told how to get them. */
export function PreferenceFilter({ things, saved, onToggle, isGuest }: FilterProps & { isGuest: boolean }) {
  return (
    <fieldset className="filter">
      <legend className="filter__legend">Preferences</legend>
      {isGuest ? <LoginForPreferences /> : <SavedPreferences {...{ things, saved, onToggle }} />}
    </fieldset>
  );
}

function LoginForPreferences() {
  const { pathname, search } = useLocation();
  return (
    <Link className="filter__login" to="/login" state={{ from: pathname + search }}>
      Login to create and use preferences.
    </Link>
  );
}

function SavedPreferences({ things, saved, onToggle }: FilterProps) {
  const listed = things.filter((thing) => thing.saved && thing.avoidance.kind !== 'allergen');
  if (listed.length === 0 && saved !== 'ready') return <SavedNote saved={saved} />;
  if (listed.length === 0) return <p className="filter__note">You have no saved preferences.</p>;
  return (
    <>
      <p className="filter__note">Your avoid lists: dishes that contain these ingredients are hidden.</p>
      <ul className="filter__list" role="list">
        {listed.map((thing) => (
          <li key={thing.key}>
            <AvoidTick
              label={thing.label}
              hint={thing.avoidance.kind === 'unknown' ? 'Not in our catalogue: found by its name only' : undefined}
              checked={thing.checked}
              onToggle={() => onToggle(thing.avoidance)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
