import './avoiding-notice.css';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useToken } from '../../shared/lib/use-stored.ts';
import { Button } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import type { AvoidedThing } from './avoided-thing.ts';
import { FilterDialog } from './filter-dialog.tsx';
import { NotAppliedBanner } from './not-applied-banner.tsx';
import { sayAnd } from './say-list.ts';
import { SaveTicksButton } from './save-ticks.tsx';
import type { Avoiding } from './use-avoiding.ts';
import { say, sayCount } from '../../translations/say.ts';
import { Say } from '../../shared/ui/say.tsx';

export interface AvoidingNoticeProps {
  avoiding: Avoiding;
  /** `false` where the filter itself stands in the view. */
  canChange?: boolean;
}

/** What this view checks for, in words, once a view: stands before the first dish. */
export function AvoidingNotice({ avoiding, canChange = true }: AvoidingNoticeProps) {
  const [open, setOpen] = useState(false);
  const isWaiting = avoiding.state === 'loading';
  return (
    <section className="avoiding-notice" aria-label={say('What you avoid')} data-waiting={isWaiting || undefined}>
      {isWaiting ? (
        <Waiting avoiding={avoiding} />
      ) : (
        <Applied avoiding={avoiding} onChange={canChange ? () => setOpen(true) : undefined} />
      )}
      <FilterDialog avoiding={avoiding} open={open} onClose={() => setOpen(false)} />
    </section>
  );
}

/** A guest's ticks are known at once, and only not yet what they go by: their room is kept. */
function Waiting({ avoiding }: { avoiding: Avoiding }) {
  const isGuest = useToken() === undefined;
  return (
    <div className="avoiding-waiting">
      <p className="avoiding" role="status">
        {say('Looking up what you avoid…')}
      </p>
      {isGuest && (
        <div className="avoiding-notice avoiding-waiting__room" aria-hidden="true" inert>
          <Applied avoiding={{ ...avoiding, state: 'guest' }} onChange={() => {}} />
        </div>
      )}
    </div>
  );
}

function Applied({ avoiding, onChange }: { avoiding: Avoiding; onChange: (() => void) | undefined }) {
  return (
    <>
      <NotAppliedBanner avoiding={avoiding} />
      <div className="avoiding">
        <div>
          <AvoidingText avoiding={avoiding} />
          <ForWhom eaters={avoiding.eaters} />
        </div>
        <div className="avoiding__actions">
          {onChange && (
            <Button kind="quiet" aria-haspopup="dialog" onClick={onChange}>
              {avoiding.things.length > 0 ? say('Change') : say('Choose')}
              <VisuallyHidden> {say('what you avoid')}</VisuallyHidden>
            </Button>
          )}
          <ResetButton avoiding={avoiding} />
          {avoiding.state === 'applied' && <SaveTicksButton />}
        </div>
      </div>
      {avoiding.state === 'guest' && <GuestTraces things={avoiding.ticked} />}
      <UncheckedHere avoiding={avoiding} />
    </>
  );
}

const capital = ({ label }: AvoidedThing): string => label.charAt(0).toUpperCase() + label.slice(1);
const sayThing = (thing: AvoidedThing): string => `${capital(thing)}${thing.traces ? ` (${thing.traces})` : ''}`;

function AvoidingText({ avoiding }: { avoiding: Avoiding }) {
  const names = avoiding.ticked.map(sayThing);
  const isApplied = avoiding.state !== 'not-applied';
  if (names.length > 0) {
    return (
      <p className="avoiding__text">
        {isApplied
          ? say('Avoiding: {names}', { names: names.join(', ') })
          : say('Ticked: {names}', { names: names.join(', ') })}
      </p>
    );
  }
  if (!isApplied) return <p className="avoiding__text">{say('Not known what you avoid')}</p>;
  return <p className="avoiding__text">{say('Nothing checked: tick what you avoid')}</p>;
}

/** A guest's ticks ask about traces: whoever needs more has to know that it can be said. */
function GuestTraces({ things }: { things: readonly AvoidedThing[] }) {
  const { pathname, search } = useLocation();
  if (!things.some(({ avoidance }) => avoidance.kind === 'allergen')) return null;
  return (
    <p className="avoiding__traces">
      <Say
        sentence="Traces are asked about. If traces are dangerous to you, {link}."
        link={
          <Link to="/login" state={{ from: pathname + search }}>
            {say('sign in to say so')}
          </Link>
        }
      />
    </p>
  );
}

/** Several people: each reason on a dish says whose it is. */
function ForWhom({ eaters }: Pick<Avoiding, 'eaters'>) {
  const names = eaters.flatMap(({ name }) => name ?? []);
  return names.length > 1 ? <p className="avoiding__whom">{say('For {names}', { names: sayAnd(names) })}</p> : null;
}

/** A guest's way to nothing, and a signed-in person's way back to all that is saved. */
function ResetButton({ avoiding }: { avoiding: Avoiding }) {
  const hasTicks = avoiding.things.some((thing) => !thing.saved);
  const hasSaved = avoiding.things.some((thing) => thing.saved);
  if (!hasTicks && avoiding.untickedHere.length === 0) return null;
  return (
    <Button kind="quiet" onClick={avoiding.reset}>
      {hasSaved ? say('Back to what I saved') : say('Clear')}
    </Button>
  );
}

function UncheckedHere({ avoiding }: { avoiding: Avoiding }) {
  const names = avoiding.untickedHere.map(capital);
  return (
    <p className="avoiding__unchecked" role="status">
      {names.length > 0 &&
        sayCount(names.length, '{names} is not being checked', '{names} are not being checked', {
          names: sayAnd(names),
        })}
    </p>
  );
}
