import './filter-panel.css';
import { useWorks } from '../../shared/lib/use-works.ts';
import { AllergenFilter, type FilterProps } from './allergen-filter.tsx';
import './filter.css';
import { Link, useLocation } from 'react-router';
import { usePreferenceList } from '../../shared/api/preference-list.ts';
import type { AvoidedThing } from '../../entities/eater/avoided-thing.ts';
import { AvoidTick } from './avoid-tick.tsx';
import { type PreferenceGroup, groupByPreference } from './group-by-preference.ts';
import { SavedNote } from './saved-note.tsx';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { t, tCount } from '../../translations/t.ts';
import { useHousehold } from '../../shared/api/household.ts';
import { WhoIsEating } from './who-is-eating.tsx';

/** Shows the saved preferences. Guests have none and are told how to get them. */
function PreferenceFilter({ isGuest, ...rest }: SavedProps & { isGuest: boolean }) {
  return (
    <fieldset className="filter">
      <legend className="filter__legend">{t('Preferences')}</legend>
      {isGuest ? <LoginForPreferences /> : <SavedPreferences {...rest} />}
    </fieldset>
  );
}

function LoginForPreferences() {
  const { pathname, search } = useLocation();
  return (
    <Link className="filter__login" to="/login" state={{ from: pathname + search }}>
      {t('Login to create and use preferences.')}
    </Link>
  );
}

type SavedProps = Omit<FilterProps, 'onToggle'> & Pick<Avoiding, 'toggleAll' | 'dislikes'>;

/** Groups saved things by preference where the names are known; the rest is listed by ingredient. */
function SavedPreferences({ things, dislikes, saved, toggleAll }: SavedProps) {
  const { data } = usePreferenceList();
  const listed = things.filter((thing) => thing.saved && thing.avoidance.kind !== 'allergen');
  const groups = groupByPreference(data ?? [], listed, dislikes);
  const named = new Set(groups.flatMap((group) => group.things.map(({ key }) => key)));
  const rest = [...listed, ...dislikes].filter(({ key }) => !named.has(key));
  const off = data?.filter(({ is_on }) => !is_on).length ?? 0;
  if (saved !== 'ready') return <SavedNote saved={saved} />;
  return (
    <>
      <p className="filter__note">{describeIntro(groups.length + rest.length, off)}</p>
      <ul className="filter__list" role="list">
        {groups.map((group) => (
          <PreferenceTick key={group.preference.id} group={group} toggleAll={toggleAll} />
        ))}
        {rest.map((thing) => (
          <li key={thing.key}>
            <AvoidTick
              label={thing.label}
              hint={describeHint(thing, dislikes.includes(thing))}
              checked={thing.checked}
              onToggle={() => toggleAll([thing.key], !thing.checked)}
            />
          </li>
        ))}
      </ul>
      <Link className="filter__login" to="/profile/preferences">
        {t('Change your preferences')}
      </Link>
    </>
  );
}

function describeHint({ avoidance }: AvoidedThing, isDisliked: boolean): string | undefined {
  const hints = [
    isDisliked && t('Would rather not'),
    avoidance.kind === 'unknown' && t('Not in our catalogue: found by its name only'),
  ].filter((hint) => hint !== false);
  return hints.length > 0 ? hints.join('. ') : undefined;
}

function describeIntro(count: number, off: number): string {
  const switchedOff =
    off > 0 ? tCount(off, '{count} is switched off in your profile.', '{count} are switched off in your profile.') : '';
  if (count === 0) return off > 0 ? switchedOff : t('You have no saved preferences.');
  const intro = t('Your avoid lists: dishes that contain these ingredients are hidden.');
  return off > 0 ? `${intro} ${switchedOff}` : intro;
}

function PreferenceTick({ group, toggleAll }: { group: PreferenceGroup } & Pick<Avoiding, 'toggleAll'>) {
  const { preference, things, asAllergens } = group;
  const checked = things.filter((thing) => thing.checked);
  const isAll = checked.length === things.length;
  const words = [
    preference.kind === 'rather_not' && t('Would rather not'),
    things.map(({ label }) => label).join(', '),
    asAllergens.length > 0 &&
      tCount(asAllergens.length, '{names}: checked as an allergen, above', '{names}: checked as allergens, above', {
        names: asAllergens.join(', '),
      }),
  ].filter(Boolean);
  // What is checked as an allergen is switched there, so a box here would promise more than it does.
  if (things.length === 0) {
    return (
      <li>
        <p className="filter__note">{`${preference.name}. ${words.join('. ')}`}</p>
      </li>
    );
  }
  return (
    <li>
      <AvoidTick
        label={preference.name}
        hint={words.join('. ')}
        checked={isAll}
        mixed={!isAll && checked.length > 0}
        onToggle={() =>
          toggleAll(
            things.map(({ key }) => key),
            !isAll,
          )
        }
      />
    </li>
  );
}

/** Shows everything that can be ticked, both beside a menu and in the sheet on a phone. */
export function FilterPanel({ avoiding }: { avoiding: Avoiding }) {
  const { things, dislikes, toggle, toggleAll, state, saved, problem } = avoiding;
  const isGuest = state === 'guest' || problem === 'signed-out';
  const household = useHousehold({ enabled: !isGuest });
  const works = useWorks();
  // Who is eating comes first, and everything below would move. Only the first answer is waited for, or its failure.
  if (household.isLoading && !household.isFetched) return <SavedNote saved="pending" />;
  return (
    // Before hydration nothing would react to a tick, and the dishes beside it would not be assessed by it.
    <div className="filter-panel" inert={!works}>
      {!isGuest && <WhoIsEating />}
      <AllergenFilter things={things} saved={saved} onToggle={toggle} />
      <PreferenceFilter {...{ things, dislikes, saved, toggleAll, isGuest }} />
      <p className="filter-panel__note">
        {isGuest
          ? t('Forgotten when you close this tab.')
          : t('What you untick here is checked again on the next page. What you saved doesn’t change.')}
      </p>
    </div>
  );
}
