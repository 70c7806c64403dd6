import './filter-panel.css';
import { useWorks } from '../../shared/lib/use-works.ts';
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
    // A tick that nobody listens to would stand beside dishes that aren't judged by it.
    <div className="filter-panel" inert={!useWorks()}>
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
