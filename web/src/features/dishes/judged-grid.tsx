import type { DishFacts } from '@clearplate/domain/dish-facts';
import type { ReactNode } from 'react';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { HiddenItems } from './hidden-items.tsx';
import { judgeList, type Assess, type Judged } from './judge-list.ts';

interface Judgeable {
  readonly id: number;
  readonly name?: string;
  readonly facts: DishFacts;
}

export interface JudgedGridProps<Item> {
  items: readonly Item[];
  assess: Assess;
  /** What the list holds, for who can't see it. */
  label: string;
  render: (judged: Judged<Item>) => ReactNode;
}

/** A list of dishes: those that conflict are kept out and counted, the others stand with their marks. */
export function JudgedGrid<Item extends Judgeable>({ items, assess, label, render }: JudgedGridProps<Item>) {
  const list = judgeList(items, assess);
  if (!list) return <CardSkeletons label="Looking up what you avoid" />;
  return (
    <>
      <HiddenItems items={list.hidden} render={render} />
      <JudgedCards judged={list.shown} label={label} render={render} />
    </>
  );
}

interface JudgedCardsProps<Item> {
  judged: readonly Judged<Item>[];
  label: string;
  render: (judged: Judged<Item>) => ReactNode;
}

export function JudgedCards<Item extends { readonly id: number }>({ judged, label, render }: JudgedCardsProps<Item>) {
  if (judged.length === 0) return null;
  return (
    <CardGrid label={label}>
      {judged.map((one) => (
        <li key={one.item.id}>{render(one)}</li>
      ))}
    </CardGrid>
  );
}
