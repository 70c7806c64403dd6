import './save-ticks.css';
import { Link, useLocation } from 'react-router';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { sayAnd } from './say-list.ts';
import { useSaveTicks } from './use-save-ticks.ts';
import { say, sayCount } from '../../translations/say.ts';

const strictnessPage = '/profile/allergens';

/** What is saved asks about traces: whoever needs more is told where to say so. Stands there before, empty. */
function SavedTicks({ isSaved }: { isSaved: boolean }) {
  const isThere = useLocation().pathname === strictnessPage;
  return (
    <p className="save-ticks__done" role="status">
      {isSaved && `${say('Saved.')} `}
      {isSaved &&
        (isThere ? (
          say('Below you can say how strict about traces.')
        ) : (
          <Link to={strictnessPage}>{say('How strict about traces?')}</Link>
        ))}
    </p>
  );
}

/** Offers to save what was ticked before signing in. Nothing is saved by itself. */
export function SaveTicks() {
  const { isSaved, ...ticks } = useSaveTicks();
  const isAsked = ticks.names.length > 0 && !ticks.isDeclined;
  if (!isAsked && !isSaved) return null;
  return (
    <>
      {isAsked && <SaveQuestion {...ticks} />}
      <SavedTicks isSaved={isSaved} />
    </>
  );
}

type Ticks = Omit<ReturnType<typeof useSaveTicks>, 'isSaved'>;

function SaveQuestion({ names, decline, save, isSaving, error }: Ticks) {
  return (
    <section className="save-ticks" aria-label={say('Save what you ticked')}>
      <p className="save-ticks__title">{say('Save what you ticked?')}</p>
      <p>
        {sayCount(
          names.length,
          '{names} is ticked in this tab only. Saved, it counts wherever you sign in.',
          '{names} are ticked in this tab only. Saved, they count wherever you sign in.',
          { names: sayAnd(names) },
        )}
      </p>
      <ProblemNotice>{error && sayRefusal(error, say('What you ticked was not saved'))}</ProblemNotice>
      <div className="save-ticks__actions">
        <Button kind="primary" busy={isSaving} onClick={save}>
          {say('Save to my allergens')}
        </Button>
        <Button kind="quiet" onClick={decline}>
          {say('Not now')}
        </Button>
      </div>
    </section>
  );
}

/** The same beside what a view checks for, in one line. */
export function SaveTicksButton() {
  const { names, save, isSaving, isSaved, error } = useSaveTicks();
  if (names.length === 0 && !isSaved) return null;
  return (
    <>
      {names.length > 0 && (
        <Button kind="quiet" busy={isSaving} onClick={save}>
          {say('Save {names} to my allergens', { names: sayAnd(names) })}
        </Button>
      )}
      <SavedTicks isSaved={isSaved} />
      <ProblemNotice>{error && sayRefusal(error, say('What you ticked was not saved'))}</ProblemNotice>
    </>
  );
}
