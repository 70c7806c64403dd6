import type { FoundDish as Dish } from '@clearplate/contract/assessed-lists';
import { DishCard, type DishCardProps } from '../../../entities/dish/dish-card.tsx';
import type { Assessed } from '../../../entities/verdict/assess-list.ts';
import { BrowserPart } from '../../../shared/ui/browser-part.tsx';
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx';

const ChangedDish = lazyDialog(async () => (await import('../../../entities/dish/changed-dish.tsx')).ChangedDish);

/** Shows a dish of a list: as it comes, or how to ask for it. The code of the latter loads with the first of them. */
export function FoundDish({
  item,
  assessment,
  changed,
  ...card
}: Assessed<Dish> & Pick<DishCardProps, 'isCurrent' | 'level'>) {
  if (!changed) return <DishCard dish={item} assessment={assessment} {...card} />;
  const { level = 3 } = card;
  return (
    <BrowserPart fallback={null}>
      <ChangedDish dish={item} assessment={assessment} changed={changed} level={level} />
    </BrowserPart>
  );
}
