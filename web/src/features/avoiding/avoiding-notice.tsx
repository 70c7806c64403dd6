import './avoiding-notice.css';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { clearedKey, tabStore } from '../../shared/lib/storage.ts';
import { useTabStored, useToken } from '../../shared/lib/use-stored.ts';
import { t } from '../../translations/t.ts';
import { ChangeButton } from './change-button.tsx';
import { FilterDialog } from './lazy-filter-dialog.ts';
import { AvoidingDetails, type AvoidingDetailsProps, NothingChecked, canReset } from './avoiding-details.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { isPending } from '../../entities/eater/problem.ts';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';

export interface AvoidingNoticeProps {
  avoiding: Avoiding;
  /** `false` if the filter itself is in the view. */
  canChange?: boolean;
  /** Whether the view's answer already says for whom nothing is checked. */
  isBelowAnswer?: boolean;
}

/** Says what this view checks for. It appears once in a view, before the first dish. */
export function AvoidingNotice({ avoiding, canChange = true, isBelowAnswer = false }: AvoidingNoticeProps) {
  const [open, setOpen] = useState(false);
  const [restored, setRestored] = useState(0);
  const section = useRef<HTMLElement>(null);
  const { undo, reset, dropUndo } = useUndo(avoiding);
  const takeBack = () => {
    undo?.();
    dropUndo();
    setRestored((times) => times + 1);
  };
  // Its place may change with what is checked, and an element that moves loses the focus.
  useLayoutEffect(() => {
    if (restored > 0) section.current?.focus();
  }, [restored]);
  const isWaiting = isPending(avoiding);
  return (
    <section
      className="avoiding-notice"
      aria-label={t('What you avoid')}
      data-waiting={isWaiting || undefined}
      ref={section}
      tabIndex={-1}
    >
      {isWaiting ? (
        <Waiting avoiding={avoiding} />
      ) : (
        <Known
          avoiding={avoiding}
          onChange={canChange ? () => setOpen(true) : undefined}
          onReset={reset}
          isBelowAnswer={isBelowAnswer}
        />
      )}
      <ClearedTicks onRead={() => section.current?.focus()} />
      {undo && <Cleared hasSaved={avoiding.things.length > 0} onUndo={takeBack} />}
      {open && <FilterDialog avoiding={avoiding} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Offers to restore what was cleared, until something else is ticked or another person is here. */
function useUndo(avoiding: Avoiding) {
  const token = useToken();
  const [offer, setOffer] = useState<{ token: string | undefined; takeBack: () => void }>();
  const isStale = offer !== undefined && (offer.token !== token || canReset(avoiding));
  if (isStale) setOffer(undefined);
  return {
    undo: isStale ? undefined : offer?.takeBack,
    reset: () => setOffer({ token, takeBack: avoiding.reset() }),
    dropUndo: () => setOffer(undefined),
  };
}

/** Says that the previous person's ticks no longer count, until that is read. */
function ClearedTicks({ onRead }: { onRead: () => void }) {
  const close = () => {
    tabStore.remove(clearedKey);
    onRead();
  };
  return (
    useTabStored(clearedKey) !== undefined && (
      <p className="avoiding__whom" role="status">
        {t('What was ticked in this tab before you signed in was cleared.')}{' '}
        <Button kind="quiet" onClick={close}>
          {t('Close')}
        </Button>
      </p>
    )
  );
}

// The button that was pressed is gone, so this one takes the focus.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

function Cleared({ hasSaved, onUndo }: { hasSaved: boolean; onUndo: () => void }) {
  const id = useId();
  return (
    <p className="avoiding__whom">
      <span id={id}>{hasSaved ? t('Back to what you saved.') : t('Your ticks are cleared.')}</span>{' '}
      <Button kind="quiet" ref={takeFocus} aria-describedby={id} onClick={onUndo}>
        {t('Undo')}
      </Button>
    </p>
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
          <AvoidingDetails avoiding={{ ...avoiding, state: 'guest' }} onChange={() => {}} onReset={() => {}} />
        </div>
      )}
    </div>
  );
}

function Known({ avoiding, onChange, ...rest }: AvoidingDetailsProps) {
  if (avoiding.state !== 'guest' || avoiding.things.length > 0)
    return <AvoidingDetails avoiding={avoiding} onChange={onChange} {...rest} />;
  return (
    <>
      <div className="avoiding">
        <NothingChecked />
        <div className="avoiding__actions">{onChange && <ChangeButton hasThings={false} onPress={onChange} />}</div>
      </div>
      {/* A live region has to exist before its text. */}
      <p className="avoiding__unchecked" role="status" />
    </>
  );
}
