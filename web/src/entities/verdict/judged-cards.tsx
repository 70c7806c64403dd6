import { Suspense, type ReactNode } from 'react';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import type { Judged } from './judge-list.ts';
import { say } from '../../translations/say.ts';

interface JudgedCardsProps<Item> {
  judged: readonly Judged<Item>[];
  /** What the list holds, for who can't see it. */
  label: string;
  render: (judged: Judged<Item>) => ReactNode;
}

/** Dishes with their marks: none is seen before it can be said how it was judged. */
export function JudgedCards<Item extends { readonly id: number }>({ judged, label, render }: JudgedCardsProps<Item>) {
  if (judged.length === 0) return null;
  return (
    <Suspense fallback={<CardSkeletons label={say('Looking up what you avoid')} />}>
      <CardGrid label={label}>
        {judged.map((one) => (
          <li key={one.item.id}>{render(one)}</li>
        ))}
      </CardGrid>
    </Suspense>
  );
}
