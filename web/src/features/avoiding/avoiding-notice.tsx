import './avoiding-notice.css';
import { useState } from 'react';
import { useToken } from '../../shared/lib/use-stored.ts';
import { t } from '../../translations/t.ts';
import { ChangeButton } from './change-button.tsx';
import { FilterDialog } from './lazy-filter-dialog.ts';
import { AvoidingDetails } from './avoiding-details.tsx';
import { isPending } from '../../entities/eater/problem.ts';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';

export interface AvoidingNoticeProps {
  avoiding: Avoiding;
  /** `false` where the filter itself stands in the view. */
  canChange?: boolean;
}

/** What this view checks for, in words, once a view: stands before the first dish. */
export function AvoidingNotice({ avoiding, canChange = true }: AvoidingNoticeProps) {
  const [open, setOpen] = useState(false);
  const isWaiting = isPending(avoiding);
  return (
    <section className="avoiding-notice" aria-label={t('What you avoid')} data-waiting={isWaiting || undefined}>
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
        {t('Looking up what you avoid…')}
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
  if (avoiding.state !== 'guest' || avoiding.things.length > 0)
    return <AvoidingDetails avoiding={avoiding} onChange={onChange} />;
  return (
    <>
      <div className="avoiding">
        <p className="avoiding__text">{t('Nothing checked: tick what you avoid')}</p>
        <div className="avoiding__actions">{onChange && <ChangeButton hasThings={false} onPress={onChange} />}</div>
      </div>
      {/* Stands there before something is said in it. */}
      <p className="avoiding__unchecked" role="status" />
    </>
  );
}
