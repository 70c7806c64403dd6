import './told-list.css';
import { noteKeyOf, warns } from '@clearplate/domain/verdict/told';
import { useMemo, useRef } from 'react';
import { t, tCount } from '../../translations/t.ts';
import type { Assessable } from './assess-list.ts';
import { describeSaid, describeTold } from './describe-told.ts';
import { NoteActions } from './note-actions.tsx';
import { withTold } from './own-list.ts';
import type { OwnViewProps } from './own-view.tsx';
import { useToldMarks } from './use-told-marks.ts';
import { UnclaimedNotes } from './unclaimed-notes.tsx';
import { useAllTold, useTold } from './use-told.ts';
import { VerdictMark } from './verdict-mark.tsx';

type Listed = Pick<Assessable, 'id' | 'restaurant_id' | 'facts'>;

/** The server's count of a list is of what is stated. What was told makes more of its dishes to avoid, which have a count of their own. */
function describeHidden(stated: number, all: number): string | undefined {
  const told = all - stated;
  if (told === 0) return undefined;
  return stated === 0
    ? t('{count} to avoid by what was noted', { count: told })
    : t('{count} more to avoid, {told} by what was noted', { count: all, told });
}

/** Gives a list with what its own eater was told, and asks whoever signed in whose the notes of this tab are. */
export function ToldList<Item extends Listed>({ list, avoiding, children }: OwnViewProps<Item>) {
  const { heeded, ...notes } = useAllTold();
  const { state, eaters, isOffline, statements } = avoiding;
  const warned = useMemo(() => withTold(list, heeded), [list, heeded]);
  // A warning doesn't wait for the marks, which warn of nothing.
  const { data: marks } = useToldMarks(true);
  const own = useMemo(
    () => marks?.withMarks(warned, { state, eaters, isOffline, statements }, heeded) ?? warned,
    [marks, warned, heeded, state, eaters, isOffline, statements],
  );
  const said = describeHidden(list.hidden.length, own.hidden.length);
  return (
    <>
      <UnclaimedNotes {...notes} />
      {children(said === undefined ? own : { ...own, said })}
    </>
  );
}

/** Asks once whose the notes are, of whatever restaurant. */
export const Unclaimed = () => <UnclaimedNotes {...useAllTold()} />;

/** Marks a restaurant on the map; its line in the list beside says it in words. */
export function ToldMark({ id }: { id: number }) {
  const { heeded } = useTold(id);
  return heeded.some(warns) && <VerdictMark verdict="avoid" />;
}

/**
 * The counts of a menu are what is stated. What warns only its own eater stands below them, with the number of dishes. Of
 * a note that may be somebody else's nothing is said but what warns, and the question whose it is deletes it.
 */
export function ToldHere({ id }: { id: number }) {
  const { told, heeded } = useTold(id);
  const place = useRef<HTMLUListElement>(null);
  const warnings = heeded.filter(warns);
  // What is pressed goes with its note, and the list with the last of them.
  const leave = () =>
    place.current?.closest('li, section, article')?.querySelector('a')?.focus({ preventScroll: true });
  if (warnings.length === 0) return null;
  return (
    <ul ref={place} className="told-of-restaurant" role="list">
      {warnings.map((one) => (
        <li key={noteKeyOf(one)}>
          <VerdictMark verdict="avoid" />
          {tCount(one.dishes.length, '{said}. {count} dish', '{said}. {count} dishes', {
            said: told.includes(one) ? describeTold(one) : `${t('Noted in this tab')}: ${describeSaid(one)}`,
          })}
          {told.includes(one) && <NoteActions told={one} onForget={leave} />}
        </li>
      ))}
    </ul>
  );
}
