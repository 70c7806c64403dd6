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
const Unclaimed = lazy(async () => ({ default: (await load()).Unclaimed }));

/** Whether this restaurant told them something, as can be known before the code for it is there. */
function useWasTold(restaurant: number): boolean {
  const { own, unclaimed } = useStoredNotes();
  return new RegExp(String.raw`"restaurant":${restaurant}\b`).test(`${own} ${unclaimed}`);
}

/**
 * Gives a list as its own eater sees it: what they were told to keep away from is among the dishes to avoid, and what is
 * told, not stated, has its mark.
 */
export function OwnView<One extends Item>(props: OwnViewProps<One>) {
  if (!useStoredNotes().hasAny) return props.children(props.list);
  // No dish is shown before it is known what its eater was told of it.
  return (
    <LazyPart waiting={<CardSkeletons label={t('Looking up what you avoid')} />} lost={<NotLoaded />}>
      <ToldList {...props} />
    </LazyPart>
  );
}

/** Asks whoever signed in whose the notes of this tab are, once on a page of restaurants. */
export const UnclaimedHere = () =>
  useStoredNotes().hasAny && (
    <LazyPart waiting={null} lost={<NotLoaded />}>
      <Unclaimed />
    </LazyPart>
  );

/** Marks on the map that somebody was told at a restaurant to keep away from some of its dishes. */
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

/** Says on a restaurant's card what somebody was told there that warns of some of its dishes. */
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
