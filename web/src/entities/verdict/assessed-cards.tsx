import { Suspense, type ReactNode } from 'react';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import type { Assessed } from './assess-list.ts';
import { t } from '../../translations/t.ts';

interface AssessedCardsProps<Item> {
  assessed: readonly Assessed<Item>[];
  /** Names the list for screen readers. */
  label: string;
  render: (assessed: Assessed<Item>) => ReactNode;
}

/** Shows dishes with their marks, and none before we can say how they were assessed. */
export function AssessedCards<Item extends { readonly id: number }>({
  assessed,
  label,
  render,
}: AssessedCardsProps<Item>) {
  if (assessed.length === 0) return null;
  return (
    <Suspense fallback={<CardSkeletons label={t('Looking up what you avoid')} />}>
      <CardGrid label={label}>
        {assessed.map((one) => (
          <li key={one.item.id}>{render(one)}</li>
        ))}
      </CardGrid>
    </Suspense>
  );
}
