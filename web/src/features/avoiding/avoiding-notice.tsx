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
  /** `false` where the filter itself is in the view. */
  canChange?: boolean;
}

/** Says what this view checks for. It goes once in a view, before the first dish. */
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

/** Reserves space while loading. A guest's ticks are known at once, and only the settings are still pending. */
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
        <p className="avoiding__text">{t('Not checked yet. Choose what you avoid.')}</p>
        <div className="avoiding__actions">{onChange && <ChangeButton hasThings={false} onPress={onChange} />}</div>
      </div>
      {/* A live region has to exist before its text. */}
      <p className="avoiding__unchecked" role="status" />
    </>
  );
}
