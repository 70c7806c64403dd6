import './menu.css';
import type { Dish } from '@clearplate/contract/dishes';
import { memo, useCallback, useMemo } from 'react';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { DishCard } from './dish-card.tsx';
import { groupBySection } from './group-by-section.ts';
import { HiddenItems } from './hidden-items.tsx';
import { judgeList, type Assess, type Judged, type JudgedList } from './judge-list.ts';
import { MenuSection } from './menu-section.tsx';
import { EatersSummary, isCounted, MenuSummary } from './menu-summary.tsx';
import type { IsCurrent } from './say-not-stated.ts';
import { say } from '../../translations/say.ts';

export interface MenuProps {
  dishes: readonly Dish[];
  assess: Assess;
  isCurrent: IsCurrent;
}

/** One restaurant's whole menu, judged in the browser for what this view checks. */
export const Menu = memo(function Menu({ dishes, assess, isCurrent }: MenuProps) {
  const list = useMemo(() => judgeList(dishes, assess), [dishes, assess]);
  const sections = useMemo(() => groupBySection(list?.shown ?? [], ({ item }) => item.section), [list]);
  const renderHidden = useCallback(
    ({ item, assessment }: Judged<Dish>) => (
      <DishCard dish={item} assessment={assessment} isCurrent={isCurrent} level={3} withAddress={false} />
    ),
    [isCurrent],
  );
  if (dishes.length === 0) return <EmptyState text={say('This restaurant has no menu here yet.')} />;
  if (!list) return <CardSkeletons label={say('Looking up what you avoid')} />;
  return (
    <div className="menu">
      <div className="menu__counts">
        <MenuSummary list={list} />
        <HiddenItems items={list.hidden} isCounted={isCounted(list)} render={renderHidden} />
        <EatersSummary list={list} />
        <HiddenItems items={list.disliked} kind="disliked" render={renderHidden} />
      </div>
      {list.shown.length === 0 && <EmptyState text={sayAllHidden(list)} />}
      {sections.map((section) => (
        <MenuSection key={section.name} section={section} isCurrent={isCurrent} />
      ))}
    </div>
  );
});

const sayAllHidden = ({ disliked }: JudgedList<Dish>): string =>
  disliked.length === 0
    ? say('Every dish on this menu conflicts with what you avoid.')
    : say('Every dish on this menu has what you avoid or would rather not eat.');
