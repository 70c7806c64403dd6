import './avoiding-notice.css';
import { useState } from 'react';
import { useToken } from '../../shared/lib/use-stored.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { say } from '../../translations/say.ts';
import { ChangeButton } from './change-button.tsx';
import { FilterDialog } from './later-filter.tsx';
import { AvoidingDetails } from './later-notices.tsx';
import { isAwaited } from './problem.ts';
import type { Avoiding } from './use-avoiding.ts';

export interface AvoidingNoticeProps {
  avoiding: Avoiding;
  /** `false` where the filter itself stands in the view. */
  canChange?: boolean;
}

/** What this view checks for, in words, once a view: stands before the first dish. */
export function AvoidingNotice({ avoiding, canChange = true }: AvoidingNoticeProps) {
  const [open, setOpen] = useState(false);
  const isWaiting = isAwaited(avoiding);
  return (
    <section className="avoiding-notice" aria-label={say('What you avoid')} data-waiting={isWaiting || undefined}>
      {isWaiting ? (
        <Waiting avoiding={avoiding} />
      ) : (
        <Known avoiding={avoiding} onChange={canChange ? () => setOpen(true) : undefined} />
      )}
      {open && <FilterDialog avoiding={avoiding} onClose={() => setOpen(false)} />}
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
      {isGuest && avoiding.things.length > 0 && (
        <div className="avoiding-notice avoiding-waiting__room" aria-hidden="true" inert>
          <AvoidingDetails avoiding={{ ...avoiding, state: 'guest' }} onChange={() => {}} />
        </div>
      )}
    </div>
  );
}

interface KnownProps {
  avoiding: Avoiding;
  onChange: (() => void) | undefined;
}

function Known({ avoiding, onChange }: KnownProps) {
  if (avoiding.problem === 'code') return <NoJudgement />;
  if (avoiding.state !== 'guest' || avoiding.things.length > 0)
    return <AvoidingDetails avoiding={avoiding} onChange={onChange} />;
  return (
    <>
      <div className="avoiding">
        <p className="avoiding__text">{say('Nothing checked: tick what you avoid')}</p>
        <div className="avoiding__actions">{onChange && <ChangeButton hasThings={false} onPress={onChange} />}</div>
      </div>
      {/* Stands there before something is said in it. */}
      <p className="avoiding__unchecked" role="status" />
    </>
  );
}

/**
 * What judges can't be had, so nothing is judged, and nothing shown. A browser may remember that an address failed, and the
 * app may have been renewed meanwhile: all of it is loaded again. Ticks stay, as they are the tab's.
 */
const NoJudgement = () => (
  <ErrorState
    text={say('Your allergens are not being applied')}
    reason={`${say('What is needed to judge dishes could not be loaded.')} ${say('No dish is shown before that.')}`}
    onRetry={() => window.location.reload()}
  />
);
