import { lazy, type ReactNode } from 'react';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import { NotLoaded } from '../../shared/ui/not-loaded.tsx';
import { t } from '../../translations/t.ts';
import type { Assessable, AssessedItems } from './assess-list.ts';
import { useStoredNotes } from './stored-notes.ts';
import type { ToldFor } from './told-here.ts';
import { VerdictMark } from './verdict-mark.tsx';

type Item = Pick<Assessable, 'id' | 'restaurant_id' | 'facts'>;

export interface OwnViewProps<One extends Item> {
  list: AssessedItems<One>;
  avoiding: ToldFor;
  children: (list: AssessedItems<One>) => ReactNode;
}

const load = () => import('./told-list.tsx');
const loadToldList = async () => ({ default: (await load()).ToldList });
const ToldList = lazy(loadToldList) as unknown as <One extends Item>(props: OwnViewProps<One>) => ReactNode;
const ToldMark = lazy(async () => ({ default: (await load()).ToldMark }));
const ToldHere = lazy(async () => ({ default: (await load()).ToldHere }));
const UnclaimedNotes = lazy(async () => ({ default: (await load()).UnclaimedNotes }));

/** Returns whether there are notes about this restaurant. It works before the code that reads notes has loaded. */
function useWasTold(restaurant: number): boolean {
  const { own, unclaimed } = useStoredNotes();
  return new RegExp(String.raw`"restaurant":${restaurant}\b`).test(`${own} ${unclaimed}`);
}

/**
 * Renders a list as its own eater sees it. Dishes that they were told to avoid are among the dishes to avoid, and
 * dishes that are told, not stated, have a mark.
 */
export function OwnView<One extends Item>(props: OwnViewProps<One>) {
  if (!useStoredNotes().hasAny) return props.children(props.list);
  // No dish is shown before we know what its eater was told about it.
  return (
    <LazyPart waiting={<CardSkeletons label={t('Looking up what you avoid')} />} lost={<NotLoaded />}>
      <ToldList {...props} />
    </LazyPart>
  );
}

/** Asks the person who signed in who made the notes in this tab, once on a page with restaurants. */
export const UnclaimedHere = () =>
  useStoredNotes().hasAny && (
    <LazyPart waiting={null} lost={<NotLoaded />}>
      <UnclaimedNotes />
    </LazyPart>
  );

/** Marks a restaurant on the map if somebody was told there to avoid some of its dishes. */
export function ToldMarkOf({ id }: { id: number }) {
  const unread = <VerdictMark verdict="not_verified" />;
  return (
    useWasTold(id) && (
      <LazyPart waiting={unread} lost={unread}>
        <ToldMark id={id} />
      </LazyPart>
    )
  );
}

/** Shows on a restaurant's card the notes that warn of some of its dishes. */
export function ToldOfRestaurant({ id }: { id: number }) {
  return (
    useWasTold(id) && (
      <LazyPart
        waiting={<p>{t('Something was noted here.')}</p>}
        lost={<p>{t('Something was noted here, which couldn’t be loaded. Reload the page to read it.')}</p>}
      >
        <ToldHere id={id} />
      </LazyPart>
    )
  );
}
