import './told-list.css';
import { noteKeyOf, warns } from '@clearplate/domain/verdict/told';
import { useMemo, useRef } from 'react';
import { t, tCount } from '../../translations/t.ts';
import type { Assessable } from './assess-list.ts';
import { describeTold } from './describe-told.ts';
import { NoteActions } from './note-actions.tsx';
import { withTold } from './own-list.ts';
import type { OwnViewProps } from './own-view.tsx';
import { useToldMarks } from './use-told-marks.ts';
import { UnclaimedNotes } from './unclaimed-notes.tsx';
import { useAllTold, useTold } from './use-told.ts';
import { VerdictMark } from './verdict-mark.tsx';

export { UnclaimedNotes } from './unclaimed-notes.tsx';

type Listed = Pick<Assessable, 'id' | 'restaurant_id' | 'facts'>;

/**
 * Says how many dishes are hidden. The server counts only what is stated, so dishes that are to avoid because of notes
 * are among those that it counted otherwise.
 */
function describeHidden(stated: number, all: number): string | undefined {
  const told = all - stated;
  if (told === 0) return undefined;
  return stated === 0
    ? t('{count} of these also to avoid, by what was noted', { count: told })
    : t('{count} of these also to avoid, {told} by what was noted', { count: all, told });
}

/**
 * Renders a list with what its own eater was told, and asks the person who signed in who made the notes in this tab.
 */
export function ToldList<Item extends Listed>({ list, avoiding, children }: OwnViewProps<Item>) {
  const { heeded } = useAllTold();
  const { state, eaters, isOffline, statements } = avoiding;
  const warned = useMemo(() => withTold(list, heeded), [list, heeded]);
  // A warning doesn't wait for the marks, which never warn.
  const { data: marks } = useToldMarks(true);
  const own = useMemo(
    () => marks?.withMarks(warned, { state, eaters, isOffline, statements }, heeded) ?? warned,
    [marks, warned, heeded, state, eaters, isOffline, statements],
  );
  const said = describeHidden(list.hidden.length, own.hidden.length);
  return (
    <>
      <UnclaimedNotes />
      {children(said === undefined ? own : { ...own, said })}
    </>
  );
}

/** Marks a restaurant on the map; its line in the list beside the map says it in words. */
export function ToldMark({ id }: { id: number }) {
  const { heeded } = useTold(id);
  return heeded.some(warns) && <VerdictMark verdict="avoid" />;
}

/**
 * Lists the warnings from notes below a menu's counts, which count only what is stated. Each says how many dishes it is
 * about. Of warnings that may be somebody else's it says only that there are some, because what they name is what that
 * person avoids.
 */
export function ToldHere({ id }: { id: number }) {
  const { told, heeded } = useTold(id);
  const place = useRef<HTMLUListElement>(null);
  const warnings = told.filter(warns);
  const areOthers = heeded.some(({ isUnclaimed }) => isUnclaimed);
  // The pressed button disappears with its note, and the list with its last note.
  const leave = () =>
    place.current?.closest('li, section, article')?.querySelector('a')?.focus({ preventScroll: true });
  if (warnings.length === 0 && !areOthers) return null;
  return (
    <ul ref={place} className="told-of-restaurant" role="list">
      {warnings.map((one) => (
        <li key={noteKeyOf(one)}>
          <VerdictMark verdict="avoid" />
          {tCount(one.dishes.length, '{said}. {count} dish', '{said}. {count} dishes', {
            said: describeTold(one),
          })}
          <NoteActions told={one} onForget={leave} />
        </li>
      ))}
      {areOthers && (
        <li>
          <VerdictMark verdict="avoid" />
          {t('Something was noted here on this device before you signed in.')}
        </li>
      )}
    </ul>
  );
}
