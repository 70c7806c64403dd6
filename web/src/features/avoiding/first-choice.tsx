import './first-choice.css';
import { allergens } from '@clearplate/domain/facts/allergens';
import { useState } from 'react';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { isPending } from '../../entities/eater/problem.ts';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { useWorks } from '../../shared/lib/use-works.ts';
import { Button } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { t } from '../../translations/t.ts';
import { describeThing } from './avoiding-details.tsx';
import { AvoidingNotice } from './avoiding-notice.tsx';
import { GuestStrictness } from './guest-strictness.tsx';
import { FilterDialog } from './lazy-filter-dialog.ts';

const most = allergens.filter(({ group }) => group === 'us9');

/** Asks people who haven't said it yet what they avoid, and shows it to everybody else. */
export function FirstChoice({ avoiding }: { avoiding: Avoiding }) {
  const isUndecided = !isPending(avoiding) && avoiding.state !== 'not-applied' && avoiding.things.length === 0;
  // It stays while they choose, since most people avoid more than one thing, and is gone when they come back.
  const [isAsked, setAsked] = useState(isUndecided);
  if (isUndecided && !isAsked) setAsked(true);
  if (!isAsked || avoiding.state === 'not-applied') return <AvoidingNotice avoiding={avoiding} />;
  return <Chips avoiding={avoiding} />;
}

function Chips({ avoiding }: { avoiding: Avoiding }) {
  const [isOpen, setOpen] = useState(false);
  const chosen = new Set(avoiding.ticked.map(({ key }) => key));
  return (
    <div className="first-choice">
      {/* Before hydration nothing would react to a tick. */}
      <fieldset className="first-choice__chips" inert={!useWorks()}>
        <legend>{t('What do you avoid?')}</legend>
        {most.map(({ id }) => (
          <label key={id} className="first-choice__chip">
            <input
              type="checkbox"
              checked={chosen.has(`allergen:${id}`)}
              onChange={() => avoiding.toggle({ kind: 'allergen', allergen: id, strictness: 'ask' })}
            />
            <span>{nameOfAllergen(id)}</span>
          </label>
        ))}
      </fieldset>
      <div className="first-choice__more">
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('Something else')}
          <VisuallyHidden> {t('that you avoid')}</VisuallyHidden>
        </Button>
        {/* A live region has to exist before its text. */}
        <p className="first-choice__chosen" role="status">
          {avoiding.ticked.length > 0 &&
            t('Avoiding: {names}', { names: avoiding.ticked.map(describeThing).join(', ') })}
        </p>
      </div>
      {avoiding.state === 'guest' && <GuestStrictness things={avoiding.ticked} isAlways />}
      {isOpen && <FilterDialog avoiding={avoiding} onClose={() => setOpen(false)} />}
    </div>
  );
}
