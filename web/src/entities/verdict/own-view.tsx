import { lazy, Suspense, type ReactNode } from 'react';
import { toldKey } from '../../shared/lib/storage.ts';
import { useStored, useTabStored } from '../../shared/lib/use-stored.ts';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { t } from '../../translations/t.ts';
import type { AssessedItems } from './assess-list.ts';

type Item = { readonly id: number };

export interface OwnViewProps<One extends Item> {
  list: AssessedItems<One>;
  children: (list: AssessedItems<One>) => ReactNode;
}

const loadToldList = async () => ({ default: (await import('./told-list.tsx')).ToldList });
const ToldList = lazy(loadToldList) as unknown as <One extends Item>(props: OwnViewProps<One>) => ReactNode;
const ToldMark = lazy(async () => ({ default: (await import('./told-list.tsx')).ToldMark }));
const ToldHere = lazy(async () => ({ default: (await import('./told-list.tsx')).ToldHere }));

/** Nearly nobody was told something in the last twelve hours: lists load the code for it only where they were. */
function useHasNotes(): boolean {
  const [ofDevice, ofTab] = [useStored(toldKey), useTabStored(toldKey)];
  return ofDevice !== undefined || ofTab !== undefined;
}

/** Gives a list as its own eater sees it: what they were told to keep away from is among the dishes to avoid. */
export function OwnView<One extends Item>({ list, children }: OwnViewProps<One>) {
  if (!useHasNotes()) return children(list);
  // No dish is shown before it is known what its eater was told of it.
  return (
    <Suspense fallback={<CardSkeletons label={t('Looking up what you avoid')} />}>
      <ToldList list={list}>{children}</ToldList>
    </Suspense>
  );
}

/** Marks on the map that somebody was told at a restaurant to keep away from some of its dishes. */
export function ToldMarkOf({ id }: { id: number }) {
  if (!useHasNotes()) return null;
  return (
    <Suspense>
      <ToldMark id={id} />
    </Suspense>
  );
}

/** Says on a restaurant's card what somebody was told there that warns of some of its dishes. */
export function ToldOfRestaurant({ id }: { id: number }) {
  if (!useHasNotes()) return null;
  return (
    <Suspense>
      <ToldHere id={id} />
    </Suspense>
  );
}
