import './filter-panel.css';
import { useEarlyInput } from '../../shared/lib/early-input.ts';
import { AllergenFilter } from './allergen-filter.tsx';
import { PreferenceFilter } from './preference-filter.tsx';
import type { Avoiding } from './use-avoiding.ts';
import { WhoIsEating } from './who-is-eating.tsx';
import { say } from '../../translations/say.ts';

/** Everything that can be ticked. The same beside a menu and in the sheet on a phone. */
export function FilterPanel({ avoiding }: { avoiding: Avoiding }) {
  const { things, dislikes, toggle, toggleAll, state, saved, problem } = avoiding;
  const isGuest = state === 'guest' || problem === 'signed-out';
  return (
    <div className="filter-panel" {...useEarlyInput<HTMLDivElement>()}>
      {!isGuest && <WhoIsEating />}
      <AllergenFilter things={things} saved={saved} onToggle={toggle} />
      <PreferenceFilter {...{ things, dislikes, saved, toggleAll, isGuest }} />
      <p className="filter-panel__note">
        {isGuest
          ? say('Your ticks stay in this tab and are gone when you close it.')
          : say('What you untick is checked again on the next page. What you saved stays as it is.')}
      </p>
    </div>
  );
}
