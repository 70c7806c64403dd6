import './save-ticks.css';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { sayAnd } from './say-list.ts';
import { useSaveTicks } from './use-save-ticks.ts';

/** Offers to save what was ticked before signing in. Nothing is saved by itself. */
export function SaveTicks() {
  const { names, isDeclined, decline, save, isSaving, error } = useSaveTicks();
  if (names.length === 0 || isDeclined) return null;
  return (
    <section className="save-ticks" aria-label="Save what you ticked">
      <p className="save-ticks__title">Save what you ticked?</p>
      <p>
        {sayAnd(names)} {names.length === 1 ? 'is' : 'are'} ticked in this tab only. Saved,{' '}
        {names.length === 1 ? 'it counts' : 'they count'} wherever you sign in.
      </p>
      <ProblemNotice>{error && sayRefusal(error, 'What you ticked was not saved')}</ProblemNotice>
      <div className="save-ticks__actions">
        <Button kind="primary" busy={isSaving} onClick={save}>
          Save to my allergens
        </Button>
        <Button kind="quiet" onClick={decline}>
          Not now
        </Button>
      </div>
    </section>
  );
}

/** The same beside what a view checks for, in one line. */
export function SaveTicksButton() {
  const { names, save, isSaving, error } = useSaveTicks();
  if (names.length === 0) return null;
  return (
    <>
      <Button kind="quiet" busy={isSaving} onClick={save}>
        {`Save ${sayAnd(names)} to my allergens`}
      </Button>
      <ProblemNotice>{error && sayRefusal(error, 'What you ticked was not saved')}</ProblemNotice>
    </>
  );
}
